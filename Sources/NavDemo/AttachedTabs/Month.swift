/// A month of a gardener's year. The raw value is its stable name in saved paths.
enum Month: String, CaseIterable, Codable, Sendable {
  case january, february, march, april, may, june, july, august, september, october, november
  case december

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// What is to be done, in one line.
  var task: String {
    switch self {
    case .january: "Order seeds"
    case .february: "Prune the apple trees"
    case .march: "Sow peas and broad beans"
    case .april: "Plant potatoes"
    case .may: "Bring the tomatoes out"
    case .june: "Cut the hedge"
    case .july: "Pick currants"
    case .august: "Sow spinach for autumn"
    case .september: "Dig up the potatoes"
    case .october: "Plant garlic and tulips"
    case .november: "Rake the leaves"
    case .december: "Sharpen the tools"
    }
  }

  /// Why it is to be done then.
  var reason: String {
    switch self {
    case .january: "The good kinds are sold out by March."
    case .february: "The sap is still down, and cuts heal when it rises."
    case .march: "They don't mind frost, and mice are still asleep."
    case .april: "The ground is warm enough once the dandelions are in flower."
    case .may: "Frosts are over after the middle of the month, nearly everywhere."
    case .june: "The young birds have left it; look first."
    case .july: "They are sweet when the lowest berries of a bunch are dark."
    case .august: "It wants shorter days, or it flowers at once."
    case .september: "Two weeks after the leaves have died the skins are firm."
    case .october: "Roots grow before the frost, leaves after it."
    case .november: "Leave a heap in a corner for the hedgehogs."
    case .december: "There is nothing else to do, and they are all at home."
    }
  }
}
