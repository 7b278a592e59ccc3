import Observation
import Testing

@testable import NavCore

@Suite("Pulses")
@MainActor struct PulseTests {
  @Test("a beat wakes who has read the pulse, once")
  func beat() {
    let (pulse, woken) = (Pulse(), Locked(false))
    withObservationTracking({ pulse.read() }, onChange: { woken.change { $0 = true } })
    pulse.beat()
    #expect(woken.value)
  }

  @Test("a beat is no reading: a body in which one happens does not depend on it")
  func noReading() {
    let (pulse, woken) = (Pulse(), Locked(false))
    withObservationTracking({ pulse.beat() }, onChange: { woken.change { $0 = true } })
    pulse.beat()
    #expect(!woken.value)
  }
}
