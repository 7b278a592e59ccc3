extension Screen {
  /// Does something before the screen is shown, each time.
  public func willAppear(_ action: @escaping Observer.OfAppearance) -> Screen {
    with { $0.appearances.append((.willAppear, action)) }
  }

  /// Does something once the screen is in sight, each time.
  public func didAppear(_ action: @escaping Observer.OfAppearance) -> Screen {
    with { $0.appearances.append((.didAppear, action)) }
  }

  /// Does something before the screen goes out of sight, each time; what it keeps is still there,
  /// also when it goes for good.
  public func willDisappear(_ action: @escaping Observer.OfAppearance) -> Screen {
    with { $0.appearances.append((.willDisappear, action)) }
  }

  /// Does something once the screen is out of sight, each time.
  public func didDisappear(_ action: @escaping Observer.OfAppearance) -> Screen {
    with { $0.appearances.append((.didDisappear, action)) }
  }
}
