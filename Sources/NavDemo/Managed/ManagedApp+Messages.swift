import Foundation
import NavCore
import NavFoundation

extension ManagedApp {
  /// Moves of the other side, by code that knows no navigator: it posts.
  func messages(_ context: ScreenContext) -> Screen {
    let side = Side(context) ?? .left
    let other = side.other
    return Screen("Post to \(other.title)") {
      ManagedMenu(context, desk) {
        row("Push a card", "A message", on: side, asking: "Post “push a card on \(other.tag)”") {
          center.post(.push(desk.newCard(), on: other.tag, animated: $0, then: $1))
        }
        row(
          "Push a note", "A message; the note has no route", on: side,
          asking: "Post “push a note on \(other.tag)”"
        ) {
          center.post(
            .push(note(back: side, context), on: other.tag, animated: $0, then: $1))
        }
        row(
          "Back to its root", "A plain notification", on: side,
          asking: "Post “\(other.tag) to root”"
        ) {
          center.post(
            name: .navigatorPopToRoot, object: other.tag,
            userInfo: [NavigatorMessage.Key.animated: $0, NavigatorMessage.Key.then: $1])
        }
        row(
          "From another thread", "A message: back to its root", on: side,
          asking: "Post “\(other.tag) to root” from a thread"
        ) { animated, then in
          context.run { [center] in
            await Task.detached {
              center.post(.popToRoot(of: other.tag, animated: animated, then: then))
            }.value
          }
        }
        if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
          row(
            "As a typed message", "Push a card", on: side,
            asking: "Post a typed “push a card on \(other.tag)”"
          ) {
            center.post(PushMessage(desk.newCard(), on: other.tag, animated: $0, then: $1))
          }
        }
        row(
          "Post to “middle”", "No navigator has this tag", on: side,
          asking: "Post “middle to root”"
        ) {
          center.post(.popToRoot(of: "middle", animated: $0, then: $1))
        }
        motionRow
      }
    }
    .showingWay(toOtherSideOf: context)
  }
}
