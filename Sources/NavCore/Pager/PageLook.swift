/// What a pager's chrome says of a page.
struct PageLook: Sendable {
  let title: @MainActor @Sendable () -> String?
  let symbol: SymbolRole?
  let badge: @MainActor @Sendable () -> String?
}
