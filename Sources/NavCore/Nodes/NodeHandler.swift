/// What happens when a node is used: it stays with the composer, outside the frame.
enum NodeHandler {
  case activate(@MainActor () -> Void, menu: (@MainActor () -> Void)? = nil)
  case edit(@MainActor (String) -> Void, submit: (@MainActor () -> Void)?)
}
