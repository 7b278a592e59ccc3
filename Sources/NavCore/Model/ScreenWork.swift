/// Tells work of a screen from other tasks, so that it is known when all of it waits for the user.
enum ScreenWork {
  @TaskLocal static var isRunning = false
}
