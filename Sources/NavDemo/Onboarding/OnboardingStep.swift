import NavCore

/// A page of what is shown to those who are new. The raw value is its stable name in saved paths.
enum OnboardingStep: String, CaseIterable, Codable, Sendable {
  case welcome, letters, shelves, finding, ready

  /// What stands above the text.
  var heading: String {
    switch self {
    case .welcome: "Welcome to Postbox"
    case .letters: "Write to somebody"
    case .shelves: "Keep what matters"
    case .finding: "Find it again"
    case .ready: "You are ready"
    }
  }

  /// What there is to know.
  var text: String {
    switch self {
    case .welcome: "Letters on paper, sent from here. It takes four pages to tell how."
    case .letters: "Pick a person, type your letter, and choose the paper that suits it."
    case .shelves: "Every letter that comes is scanned, and goes into a folder of your own."
    case .finding: "A word is enough: letters are found by what they say, and by who wrote them."
    case .ready: "Your first stamp is on us. Write to somebody today."
    }
  }

  /// What is said beside it.
  var note: String {
    switch self {
    case .welcome: "Nothing is sent before you say so."
    case .letters: "A page costs as much as a stamp."
    case .shelves: "The paper stays where you have your post sent."
    case .finding: "Nobody else can search them."
    case .ready: "This introduction can be shown again."
    }
  }

  /// What stands for it.
  var symbol: SymbolRole {
    switch self {
    case .welcome: .home
    case .letters: .person
    case .shelves: .folder
    case .finding: .search
    case .ready: .check
    }
  }
}
