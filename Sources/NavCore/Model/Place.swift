/// An entry in sight, and where it is.
struct Place {
  let entry: Entry
  let stack: ContainerID
  /// What the navigators around the entry have, from the outermost in.
  let logic: [ContainerLogic]
}
