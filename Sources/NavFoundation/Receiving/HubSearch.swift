import Foundation

/// The question to a center's observers who its hub is; the hub, where there is one, answers before
/// the post returns.
@MainActor final class HubSearch {
  nonisolated static let name = Notification.Name("Nav.hubSearch")

  var hub: MessageHub?
}
