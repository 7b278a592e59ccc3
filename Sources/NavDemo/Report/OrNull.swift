/// Writes an absent value as null, where synthesized encoding would leave its key out.
@propertyWrapper struct OrNull<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  // Written out because the synthesized one has a default, with which memberwise initializers of
  // the types that use this would take the wrapper in place of the value.
  init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}
