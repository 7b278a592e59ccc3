import Observation

/// A number and a text that can be observed.
@MainActor @Observable final class Tally {
  var count = 0
  var text = "0"
}

/// Something that counts and is not observed.
@MainActor final class Counter {
  var value = 0
}
