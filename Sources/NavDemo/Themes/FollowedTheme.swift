import NavCore
import NavFoundation

/// The theme of a file, for all apps that are shown: they follow the file as it changes. While it is
/// bad they keep the theme that they have, and the app in front says what is wrong.
@MainActor final class FollowedTheme {
  private struct Follower {
    weak var model: NavigationModel?
  }

  /// How many problems are told while an app runs; `NavDemo theme check` tells all of them.
  private static let mostProblems = 3

  private let file: ThemeFile
  private var theme: Theme
  private var followers: [Follower] = []
  private var watch: ThemeFileWatch?
  private var notice: Task<Void, Never>?

  /// Reads the file.
  init(_ file: ThemeFile) throws(ThemeFileError) {
    self.file = file
    theme = try file.read()
  }

  /// The app in the theme, with an observer that has its models follow.
  func following(_ app: NavApp) -> NavApp {
    app.theme(theme).observing(Observer(willAppear: { [weak self] in self?.add($0.model) }))
  }

  /// From now on changes of the file are followed.
  func startWatching() throws(ThemeFileError) {
    watch = try ThemeFileWatch(file) { [weak self] in self?.reload() }
    // It may have changed between reading and watching.
    reload()
  }

  private func add(_ model: NavigationModel) {
    guard !models.contains(where: { $0 === model }) else { return }
    followers = models.map(Follower.init) + [Follower(model: model)]
  }

  /// Those that are there, the one in front last.
  private var models: [NavigationModel] {
    followers.compactMap(\.model).filter { !$0.isClosed }
  }

  private func reload() {
    notice?.cancel()
    notice = nil
    do throws(ThemeFileError) {
      let new = try file.read()
      guard new != theme else { return }
      theme = new
      for model in models { model.styles.theme = theme }
    } catch {
      tell(error)
    }
  }

  private func tell(_ error: ThemeFileError) {
    guard let model = models.last else { return }
    let lines = error.problems.prefix(Self.mostProblems).map(\.description)
    let more = error.problems.count > lines.count ? ["…"] : []
    let words = model.wording
    let prompt = Prompt(
      words.themeKept, message: (lines + more).joined(separator: "\n"),
      choices: [Prompt.Choice(words.close, role: .cancel)])
    notice = Task { _ = await model.ask(prompt) }
  }
}
