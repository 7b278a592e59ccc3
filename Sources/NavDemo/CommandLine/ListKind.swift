/// What can be listed.
enum ListKind: String, CaseIterable, Hashable, Sendable {
  case themes, bars, columns, pagers, transitions, devices, apps
}
