import NavCore
import NavLayout
import NavTerminal

extension Report {
  /// What those have who don't see the frame.
  struct Access {
    /// What is in sight in the bars, by the container of their stack.
    var bars: [ContainerID: [AccessElement]] = [:]
    /// Where they are.
    var reading: AccessElement?

    /// Nothing.
    init() {}

    @MainActor init(_ driver: TerminalDriver) {
      for stack in driver.frame.stacks {
        bars[stack.container] = driver.accessElements(inBarOf: stack.container)
      }
      reading = driver.reading
    }
  }

  /// Something that can be read.
  struct Read: Encodable {
    /// What it is, as `button` or `heading`.
    var role: String
    var label: String
  }
}

extension Report.Read {
  init(_ element: AccessElement) {
    self.init(role: element.role.rawValue, label: element.label)
  }
}
