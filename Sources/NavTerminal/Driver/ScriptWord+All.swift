import NavCore

extension ScriptWord {
  /// All words, the keys first. Another kind of step is one more word here.
  package static let all = keys + actions

  /// The keys that stand for themselves; the one called Home is written `key home`.
  package static let keys: [ScriptWord] = TerminalKey.words.compactMap { name, key in
    switch key {
    case .home: nil
    case .tab:
      ScriptWord(
        name: name, summary: "press that key; with a number, press the tab of that page",
        form: page)
    default: ScriptWord(name: name, summary: "press that key", form: .alone(.key(key)))
    }
  }

  /// All words but the keys.
  package static let actions: [ScriptWord] = [
    ScriptWord(name: "back", summary: "go one step back", form: .alone(.back)),
    ScriptWord(name: "home", summary: "go home", form: .alone(.home)),
    ScriptWord(
      name: "menu", summary: "open the menu of what has the focus, or the history",
      form: .alone(.menu)),
    ScriptWord(name: "type", summary: "type a text", form: text),
    ScriptWord(name: "resize", summary: "change the size", form: size),
    ScriptWord(name: "rotate", summary: "turn the device by a quarter", form: .alone(.rotate)),
    ScriptWord(
      name: "device", summary: "go on on another device, held as it usually is", form: device),
    ScriptWord(name: "swipe", summary: "swipe from an edge, as one does on glass", form: swipe),
    ScriptWord(name: "click", summary: "click at a cell", form: point(ScriptStep.click)),
    ScriptWord(
      name: "rightclick", summary: "click at a cell with the right button",
      form: point(ScriptStep.rightClick)),
    ScriptWord(name: "wheel", summary: "turn the wheel by a notch at a cell", form: wheel),
    ScriptWord(
      name: "drag",
      summary: "press at a cell, or go on with a drag, and move to another one in so much time",
      form: drag),
    ScriptWord(name: "release", summary: "end a drag", form: .alone(.release)),
    ScriptWord(
      name: "wait", summary: "let so much time pass, with what moves in it", form: wait),
    ScriptWord(
      name: "key", summary: "press a key by its name; key home is the key Home", form: key),
    ScriptWord(name: "ctrl", summary: "press a character with Control", form: control),
  ]

  private static let text = Form.followed(
    by: "\"TEXT\"", expected: "a text in quotes, as in type \"Milk\""
  ) { token in
    guard case .quoted(let text) = token else { return nil }
    return .type(text)
  }

  private static let size = Form.followed(
    by: "COLUMNSxROWS", expected: TerminalSize.expectedText
  ) { token in
    guard case .word(let word) = token, let size = TerminalSize(parsing: word) else { return nil }
    return .resize(columns: size.columns, rows: size.rows)
  }

  private static let device = Form.followed(
    by: "NAME", expected: "one of \(Device.all.map(\.name).joined(separator: ", "))",
    known: Device.all.map(\.name)
  ) { token in
    guard case .word(let name) = token else { return nil }
    return Device.all.first { $0.name == name }.map(ScriptStep.device)
  }

  private static let swipe = Form.followed(
    by: "left|right", expected: "left or right, where the finger goes",
    known: SwipeDirection.allCases.map(\.rawValue)
  ) { token in
    guard case .word(let name) = token else { return nil }
    return SwipeDirection(rawValue: name).map(ScriptStep.swipe)
  }

  private static let key = Form.followed(
    by: "NAME",
    expected: TerminalKey.words.map(\.name).joined(separator: ", ") + " or one character",
    known: TerminalKey.words.map(\.name)
  ) { token in
    TerminalKey(token).map(ScriptStep.key)
  }

  private static let control = Form.followed(
    by: "X", expected: "one character, as in ctrl c"
  ) { token in
    token.character.map { .key(.control($0)) }
  }
}
