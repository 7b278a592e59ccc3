import NavTerminal

TerminalHost.main { try fruits() }
