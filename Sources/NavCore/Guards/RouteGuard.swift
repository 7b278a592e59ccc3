/// A guard that is asked of each entry of one type of route that a change brings, or brings into
/// sight by selecting another page.
struct RouteGuard: Sendable {
  let name: String
  let decide: @MainActor @Sendable (AnyRoute, Proposal) -> GuardDecision
}
