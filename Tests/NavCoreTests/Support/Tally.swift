import Observation

/// Something that counts and that can be observed.
@MainActor @Observable final class Tally {
  var count = 0
  var other = 0
  var text = ""
}

/// Something that counts and is not observed.
@MainActor final class Count {
  var value = 0
  var log: [String] = []
}
