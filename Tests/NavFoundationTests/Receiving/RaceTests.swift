import Foundation
import NavCore
import NavFoundation
import Testing

@MainActor @Suite("Tasks and threads that move one model at once don't disturb each other")
struct RaceTests {
  @Test("Each task's moves keep their order, none is lost, and readers see whole trees")
  func tasks() async throws {
    let (tasks, moves) = (8, 40)
    let model = try NavigationModel.sample()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<tasks {
        group.addTask {
          for number in 0..<moves {
            let outcome = await model.root.push(Page.numbered(thread: task, number))
            if case .done = outcome {} else { Issue.record("\(outcome)") }
          }
        }
        group.addTask {
          for _ in 0..<moves {
            let tree = await model.tree
            let stacks = tree.containers.stacks.values
            #expect(stacks.count == 2 && stacks.allSatisfy { !$0.entries.isEmpty })
            #expect(Set(tree.containers.entries.map(\.id)).count == tree.containers.entries.count)
          }
        }
      }
    }
    let path = model.path("left").dropFirst()
    #expect(path.count == tasks * moves)
    for task in 0..<tasks {
      #expect(path.filter { $0.hasPrefix("\(task):") } == (0..<moves).map { "\(task):\($0)" })
    }
  }

  @Test("Moves that a guard holds and moves of other tasks all end, in the order asked")
  func held() async throws {
    let (tasks, moves) = (4, 20)
    let model = try NavigationModel.sample(guards: [
      Guard("slow") { proposal in
        guard proposal.change.inserted.contains(where: { $0.text.hasSuffix("0") }) else {
          return .allow
        }
        return .ask { _ in
          await Task.yield()
          return .allow
        }
      }
    ])
    let outcomes = Outcomes()
    let note = outcomes.note
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<tasks {
        group.addTask {
          for number in 0..<moves {
            await model.root.push(Page.numbered(thread: task, number), then: note)
          }
        }
      }
    }
    await outcomes.reach(tasks * moves)
    #expect(outcomes.all.compactMap(\.change).count == tasks * moves)
    let path = model.path("left").dropFirst()
    for task in 0..<tasks {
      #expect(path.filter { $0.hasPrefix("\(task):") } == (0..<moves).map { "\(task):\($0)" })
    }
  }
}
