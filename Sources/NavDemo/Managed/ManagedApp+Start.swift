import NavCore

extension ManagedApp {
  /// What a side begins with.
  ///
  /// The one on the left has the model receive messages: a root stays for as long as its model, and
  /// this one is shown first.
  func start(_ context: ScreenContext) -> Screen {
    let side = Side(context) ?? .left
    let reception = Reception(center)
    return Screen(side.title) {
      ManagedMenu(
        context, desk,
        text: "A navigator with the tag “\(side.tag)”. It drives the one on the \(side.other.tag)."
      ) {
        RowNode("Drive the \(side.other.tag) side", detail: "By its tag") {
          context.navigator.push(ManagedPage.drive)
        }
        RowNode("Post to the \(side.other.tag) side", detail: "By NotificationCenter") {
          context.navigator.push(ManagedPage.messages)
        }
        RowNode("Guards", detail: "Who refuses, redirects or asks") {
          context.navigator.push(ManagedPage.guards)
        }
        RowNode("Answers", detail: "Results and a checkpoint") {
          context.navigator.push(ManagedPage.answers)
        }
      }
    }
    .showingWay(toOtherSideOf: context)
    .willAppear { appearance in
      if side == .left { reception.begin(for: appearance.model) }
    }
  }
}
