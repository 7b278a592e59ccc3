#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Testing

@testable import NavDemo

@Suite("Reading a directory of 100,000 entries")
struct LargeDirectoryTests {
  /// Collects the reports of progress.
  final class Reports: Sendable {
    @MainActor var counts: [Int] = []
  }

  @Test("All are listed in order, progress grows, and cancelling stops between two batches")
  func large() async throws {
    try await TemporaryFolder.use { folder in
      let count = 100_000
      // Hard links are made several times faster than files; there is a limit to them for one file.
      let real = 4
      for number in 0..<real { try folder.makeFile("file \(number).txt") }
      for number in real..<count {
        let existing = folder.child("file \(number % real).txt")
        let made = link(existing.cString, folder.child("file \(number).txt").cString)
        if made != 0 { Issue.record("\(number): \(String(cString: strerror(errno)))") }
      }

      let reports = Reports()
      let listing = try await DirectoryLoader().load(folder.path) { reports.counts.append($0) }
      #expect(listing.items.count == count)
      let isOrdered = listing.items.enumerated().allSatisfy { number, item in
        item.rawName.elementsEqual("file \(number).txt".utf8) && item.kind == .file
      }
      #expect(isOrdered)
      let counts = await reports.counts
      #expect(counts.count == (count + 2) / 4096)
      #expect(zip(counts, counts.dropFirst()).allSatisfy(<))

      let stopped = Reports()
      let task = Task {
        try await DirectoryLoader(batch: 1000).load(folder.path) { count in
          stopped.counts.append(count)
          if stopped.counts.count == 3 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }
      let error = await #expect(throws: FileProblem.self) { try await task.value }
      #expect(error?.reason == .cancelled)
      #expect(await stopped.counts.count == 3)
    }
  }
}
