/// Stands for the navigator of one container in a random walk.
final class WalkNavigator: Sendable {}
