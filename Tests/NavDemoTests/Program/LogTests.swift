import NavTestSupport
import Testing

/// What `--log` tells of moves, where it can't disturb what is shown.
@Suite(.serialized) struct LogTests {
  @Test("render writes it on standard error, after the frame, which stays as it is")
  func render() throws {
    let script = "enter; enter; back"
    let plain = try DemoProgram.run("render", "home", "--script", script)
    let logged = try DemoProgram.run("render", "home", "--script", script, "--log", "moves")
    #expect(plain.errors == "" && plain.status == 0)
    #expect(logged.output == plain.output && logged.status == 0)
    #expect(
      logged.errors == """
        done: code push gate in c1, animated (1 inserted)
        done: code push lane in c1, animated (1 inserted)
        done: user back in c1, animated (1 removed)

        """)
  }

  @Test("Where nothing is to be told, nothing is written")
  func nothing() throws {
    let run = try DemoProgram.run("render", "home", "--script", "enter", "--log", "problems")
    #expect(run.errors == "" && run.status == 0)
  }

  @Test("run writes it when the terminal has been given back, also after Ctrl-C")
  func run() throws {
    for interrupts in [false, true] {
      let terminal = try DemoProgram.start("run", "home", "--log", "details")
      try terminal.waitFor("The kettle is on")
      terminal.press(.enter)
      try terminal.waitFor("squeaking")
      #expect(!terminal.screen.text.contains("done:"))
      if interrupts { terminal.press(.interrupt) } else { terminal.type("q") }
      #expect(try terminal.waitForEnd() == .exit(interrupts ? 130 : 0))
      #expect(terminal.isGivenBack)
      #expect(terminal.screen.text.contains("willAppear: home in c1"))
      #expect(terminal.screen.text.contains("done: code push gate in c1, animated (1 inserted)"))
    }
  }

  @Test("A post of another thread wakes the terminal, and is seen and told")
  func messages() throws {
    let terminal = try DemoProgram.start("run", "managed", "--log", "moves", rows: 30)
    try terminal.waitFor("It drives the one on the right.")
    terminal.press(.down, .enter)
    try terminal.waitFor("Post to Right")
    terminal.press(.enter)
    try terminal.waitFor("“card 1” came.")
    terminal.press(.down, .down, .down, .enter)
    try terminal.waitFor("“card 1” went.")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(
      terminal.screen.text.contains("done: message pop to root in “right”, animated (1 removed)"))
  }
}
