/// What a screen does with a value of one type that comes from elsewhere.
struct ResultReceiver: Sendable {
  /// The type of the value.
  let type: ObjectIdentifier
  /// The type as text.
  let typeName: String
  let receive: @MainActor @Sendable (any Sendable) -> Void

  init<Value: Sendable>(
    _ type: Value.Type, _ receive: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.type = ObjectIdentifier(type)
    typeName = "\(type)"
    self.receive = { value in
      if let value = value as? Value { receive(value) }
    }
  }
}
