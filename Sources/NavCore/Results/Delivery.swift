/// A value that is handed over once its move has been made.
struct Delivery: Sendable {
  /// Who gets it.
  enum Recipient: Sendable {
    /// Who waits for the result of an entry.
    case waiter(of: EntryID)
    /// A screen that receives values of the type.
    case receiver(EntryID, ResultReceiver)
    /// A screen that is returned to.
    case checkpoint(EntryID, ResultReceiver)
  }

  let recipient: Recipient
  let value: any Sendable
}
