import NavCore

extension ScriptStep: CustomStringConvertible {
  /// The step as a script writes it; parsing it gives the step again.
  public var description: String {
    switch self {
    case .key(.character(let character)): Self.spelling(of: character)
    case .key(.control(let character)): "ctrl \(Self.spelling(of: character))"
    case .key(.home): "key home"
    case .key(let key): TerminalKey.words.first { $0.key == key }?.name ?? ""
    case .back: "back"
    case .home: "home"
    case .menu: "menu"
    case .type(let text): "type \(ScriptText.quoted(text))"
    case .resize(let columns, let rows): "resize \(columns)x\(rows)"
    case .rotate: "rotate"
    case .device(let device): "device \(device.name)"
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .page(let number): "tab \(number)"
    case .click(let point): "click \(point)"
    case .rightClick(let point): "rightclick \(point)"
    case .wheel(let direction, let point): "wheel \(direction.rawValue) \(point)"
    case .drag(let from, let to, let time):
      "drag \(from) \(to)" + (time == .zero ? "" : " \(Self.text(of: time))")
    case .release: "release"
    case .wait(let time): "wait \(Self.text(of: time))"
    }
  }

  private static func text(of time: Duration) -> String { "\(Int(time / .milliseconds(1)))ms" }

  private static func spelling(of character: Character) -> String {
    let isBare = character.unicodeScalars.allSatisfy {
      ScriptText.isBare($0) && !TextHygiene.isForbidden($0.value)
    }
    return isBare ? String(character) : ScriptText.quoted(String(character))
  }
}
