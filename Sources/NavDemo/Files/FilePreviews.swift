import NavCore

/// The previews that are on screens: whoever opens a file again finds it as it is now.
@MainActor final class FilePreviews {
  private struct Shown {
    weak var reading: Reading<FilePreview>?
    let context: ScreenContext
  }

  private var shown: [RawPath: [Shown]] = [:]

  /// What reads a file for a screen, as long as the screen keeps it.
  func reading(of path: RawPath, for context: ScreenContext) -> Reading<FilePreview> {
    let reading = Reading<FilePreview> { _ throws(FileProblem) in
      try await FilePreview.load(path)
    }
    shown = shown.compactMapValues { all in
      let left = all.filter { $0.reading != nil }
      return left.isEmpty ? nil : left
    }
    shown[path, default: []].append(Shown(reading: reading, context: context))
    return reading
  }

  /// Reads a file again on each screen that shows it.
  func refresh(_ path: RawPath) {
    for shown in shown[path] ?? [] {
      shown.context.run { [weak reading = shown.reading] in await reading?.start() }
    }
  }
}
