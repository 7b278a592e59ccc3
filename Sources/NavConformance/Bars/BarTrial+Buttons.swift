import NavCore

extension BarTrial {
  /// Buttons that go back or home do so, and are called so.
  mutating func checkRoles(
    _ parts: BarParts, _ configuration: BarConfiguration, _ uses: inout BarUses,
    _ situation: BarSituation
  ) {
    for button in parts.buttons {
      let attributes = button.attributes
      switch attributes.role {
      case .back:
        let labels = [
          configuration.back?.label, configuration.path(atMost: 1).steps.last?.label,
        ].compactMap(\.self)
        let isRight = attributes.isEnabled && uses.effect(of: button.id) == uses.back
        guard configuration.back != nil, isRight, labels.contains(attributes.label) else {
          findings.count(
            .barsGoBack, situation.text,
            found: "“\(attributes.label)”, which \(uses.effect(of: button.id).words)",
            expected: configuration.back.map { "“\($0.label)”, which \(uses.back.words)" }
              ?? "no back button, as there is no way back")
          continue
        }
      case .home where attributes.isEnabled && uses.effect(of: button.id) != uses.home:
        findings.count(
          .barsGoHome, situation.text,
          found: "“\(attributes.label)”, which \(uses.effect(of: button.id).words)",
          expected: "“\(configuration.home?.label ?? "")”, which \(uses.home.words)")
      default: continue
      }
    }
  }

  /// Every button is called something, and what is called the same is the same.
  mutating func checkLabels(
    _ parts: BarParts, _ uses: BarUses, _ situation: BarSituation
  ) {
    if let button = parts.buttons.first(where: {
      $0.attributes.label.allSatisfy(\.isWhitespace)
    }) {
      let symbol = button.attributes.symbol.map { " with the symbol \($0)" } ?? ""
      findings.count(
        .barsNameButtons, situation.text, found: "a button\(symbol) and no label",
        expected: "a label")
    }
    var effects: [String: BarEffect] = [:]
    for button in parts.buttons where button.attributes.isEnabled {
      let (label, effect) = (button.attributes.label, uses.effect(of: button.id))
      // Of two menus each is opened and read before anything is done.
      if effect.isMenu { continue }
      if let other = effects.updateValue(effect, forKey: label), other != effect {
        findings.count(
          .barsTellButtonsApart, situation.text,
          found: "two times “\(label)”: one \(other.words), one \(effect.words)",
          expected: "a label of its own for each")
      }
    }
  }

  /// Every item of the screen is there, shown or in a menu, and does what it is for.
  mutating func checkItems(
    _ parts: BarParts, _ uses: BarUses, _ situation: BarSituation
  ) {
    for number in 0..<(situation.ends.leading + situation.ends.trailing) {
      let label = BarSituation.label(number)
      let buttons = parts.buttons.filter { $0.attributes.label == label }
      let choices = parts.buttons.flatMap { uses.choices(of: $0.id) }
        .filter { $0.label == label }
      let isRight =
        BarSituation.isEnabled(number)
        ? buttons.contains { uses.effect(of: $0.id) == .item(number) }
          || choices.contains { $0.effect == .item(number) }
        : buttons.contains { !$0.attributes.isEnabled }
          || choices.contains { $0.effect == .nothing }
      guard !isRight else { continue }
      let effects = buttons.map { uses.effect(of: $0.id) } + choices.map(\.effect)
      let found = effects.first.map { "“\(label)”, which \($0.words)" } ?? "no “\(label)”"
      findings.count(
        .barsOfferItems, situation.text, found: found,
        expected: BarSituation.isEnabled(number)
          ? "“\(label)”, which \(BarEffect.item(number).words)" : "“\(label)”, out of use")
    }
  }
}
