import Observation

/// A value that any thread may change, observed by hand.
final class SharedValue: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let state = Locked(0)

  var count: Int {
    registrar.access(self, keyPath: \.count)
    return state.value
  }

  func set(_ count: Int) {
    registrar.withMutation(of: self, keyPath: \.count) { state.change { $0 = count } }
  }
}
