import NavCore

/// The destinations of the onboarding app.
enum OnboardingPage: Route, CustomStringConvertible {
  /// Where one is when one knows everything.
  case home
  /// One of the pages for those who are new.
  case step(OnboardingStep)

  static let routeName = "onboarding"

  var description: String {
    switch self {
    case .home: "home"
    case .step(let step): step.rawValue
    }
  }
}
