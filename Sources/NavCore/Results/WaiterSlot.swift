/// Where a task finds who waits for it, once there is one, when it is cancelled.
@MainActor final class WaiterSlot {
  weak var waiter: ResultWaiter?
}
