extension Screen {
  /// Puts a text in smaller letters below the title.
  public func subtitle(
    _ text: @autoclosure @escaping @MainActor @Sendable () -> String?
  ) -> Screen {
    with { $0.subtitle = text }
  }

  /// Shows nodes in the place of title and subtitle; the title stays what the screen is called.
  public func titleContent(
    @NodeBuilder _ content: @escaping @MainActor @Sendable () -> [any NodeContent]
  ) -> Screen {
    with { $0.titleContent = content }
  }

  /// Says how large the title is shown.
  public func titleForm(_ form: TitleForm) -> Screen {
    with { $0.titleForm = form }
  }

  /// What the back buttons of screens above this one say, where that is not the title.
  public func backTitle(
    _ text: @autoclosure @escaping @MainActor @Sendable () -> String?
  ) -> Screen {
    with { $0.backTitle = text }
  }

  /// Says what the button looks like that goes back from this screen; what is left out is as usual.
  ///
  /// - Parameters:
  ///   - title: what it says, and how it is announced, in the place of where it leads.
  ///   - symbol: its symbol.
  ///   - ink: its colour, shifted in lightness until it can be read.
  ///   - display: how much of it is shown.
  public func backButton(
    _ title: @autoclosure @escaping @MainActor @Sendable () -> String? = nil,
    symbol: SymbolRole? = nil, ink: Paint? = nil, display: BackItem.Display? = nil
  ) -> Screen {
    with { screen in
      screen.backLook = {
        BackLook(title: title(), symbol: symbol, ink: ink, display: display)
      }
    }
  }

  /// Puts a search field in the bar.
  ///
  /// - Parameters:
  ///   - text: the text in it.
  ///   - prompt: what it is called, and shows while it is empty; nil says “Search” in the language of
  ///     the host.
  ///   - submit: what Enter does, or nil.
  ///   - edit: takes the text after every change by the user.
  public func search(
    _ text: @autoclosure @escaping @MainActor @Sendable () -> String, prompt: String? = nil,
    submit: (@MainActor @Sendable () -> Void)? = nil,
    edit: @escaping @MainActor @Sendable (String) -> Void
  ) -> Screen {
    with { screen in
      screen.search = { wording in
        BarSearch(prompt: prompt ?? wording.search, text: text(), submit: submit, edit: edit)
      }
    }
  }

  /// Shows in the bar that work goes on, where it does.
  ///
  /// - Parameter work: the sign of it, or nil where none goes on.
  public func progress(
    _ work: @autoclosure @escaping @MainActor @Sendable () -> ProgressNode?
  ) -> Screen {
    with { $0.progress = work }
  }
}
