import Foundation
import NavCore

/// Reads what a plain notification asks for, and says what is wrong with it.
struct NotificationReader {
  private typealias Key = NavigatorMessage.Key

  let isPush: Bool
  /// What the poster has called, or nil where there is nothing, or nothing that can be.
  let completion: MoveCompletion?
  private let object: Any?
  private let info: [AnyHashable: Any]

  init(_ notification: Notification) {
    isPush = notification.name == .navigatorPush
    object = notification.object
    info = notification.userInfo ?? [:]
    completion = Self.completion(info[Key.then])
  }

  func tag() throws(UnreadableMessage) -> String {
    if let tag = object as? String { return tag }
    let given = object.map { "is of type \(type(of: $0))" } ?? "is missing"
    throw unreadable(
      "tag: the notification’s object \(given); expected a navigator’s tag, a String")
  }

  func checkCompletion() throws(UnreadableMessage) {
    guard let given = info[Key.then], completion == nil else { return }
    throw wrong(
      Key.then, given, "a closure { @MainActor (outcome: Outcome) in … } or { @MainActor in … }")
  }

  func isAnimated() throws(UnreadableMessage) -> Bool {
    guard let given = info[Key.animated] else { return true }
    guard let isAnimated = given as? Bool else { throw wrong(Key.animated, given, "a Bool") }
    return isAnimated
  }

  func destination() throws(UnreadableMessage) -> Destination {
    switch (info[Key.route], info[Key.screen]) {
    case (let given?, nil):
      if let route = given as? AnyRoute { return .route(route) }
      if let route = given as? any Route { return .to(route) }
      throw wrong(Key.route, given, "a value of a type that conforms to Route, or an AnyRoute")
    case (nil, let given?):
      guard let screen = given as? Screen else { throw wrong(Key.screen, given, "a Screen") }
      return .screen(screen)
    case (let route, _):
      let there = route == nil ? "neither “\(Key.route)” nor" : "both “\(Key.route)” and"
      throw unreadable("destination: the user info has \(there) “\(Key.screen)”; expected one")
    }
  }

  private func unreadable(_ what: String) -> UnreadableMessage {
    UnreadableMessage(
      subject: isPush ? "push" : "pop to root", what: what, completion: completion)
  }

  private func wrong(_ key: String, _ given: Any, _ expected: String) -> UnreadableMessage {
    unreadable("“\(key)” in the user info is of type \(type(of: given)); expected \(expected)")
  }

  /// A closure, of one of the types that it may have: each is read as it was written, and no other.
  private static func completion(_ value: Any?) -> MoveCompletion? {
    switch value {
    case let action as MoveCompletion: action
    case let action as @MainActor @Sendable () -> Void: { _ in action() }
    case let action as @Sendable (Outcome) -> Void: { outcome in action(outcome) }
    case let action as @Sendable () -> Void: { _ in action() }
    default: nil
    }
  }
}
