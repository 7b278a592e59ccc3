/// The guards and observers of one navigator.
struct ContainerLogic {
  let guards: [Guard]
  let observers: [Observer]
}
