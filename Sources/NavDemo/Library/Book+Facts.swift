extension Book {
  /// What is known of it.
  var facts: Facts {
    switch self {
    case .prejudice:
      Facts(
        title: "Pride and Prejudice", author: .austen, shelf: .novels, year: 1813,
        place: "London", teller: "a narrator, mostly over Elizabeth Bennet’s shoulder")
    case .whale:
      Facts(
        title: "Moby-Dick", author: .melville, shelf: .novels, year: 1851,
        place: "London and New York", teller: "a sailor who asks to be called Ishmael")
    case .cities:
      Facts(
        title: "A Tale of Two Cities", author: .dickens, shelf: .novels, year: 1859,
        place: "London", teller: "a narrator who knows both cities")
    case .treasure:
      Facts(
        title: "Treasure Island", author: .stevenson, shelf: .adventures, year: 1883,
        place: "London", teller: "Jim Hawkins, and for three chapters the doctor")
    case .sawyer:
      Facts(
        title: "The Adventures of Tom Sawyer", author: .twain, shelf: .adventures, year: 1876,
        place: "London and Hartford", teller: "a narrator with a long memory")
    case .crusoe:
      Facts(
        title: "Robinson Crusoe", author: .defoe, shelf: .adventures, year: 1719,
        place: "London", teller: "Robinson Crusoe, who was said to have written it")
    case .alice:
      Facts(
        title: "Alice’s Adventures in Wonderland", author: .carroll, shelf: .wonders, year: 1865,
        place: "London", teller: "a narrator, as to children")
    case .frankenstein:
      Facts(
        title: "Frankenstein", author: .shelley, shelf: .wonders, year: 1818,
        place: "London", teller: "Walton in letters, in them Victor, in his tale the creature")
    case .worlds:
      Facts(
        title: "The War of the Worlds", author: .wells, shelf: .wonders, year: 1898,
        place: "London", teller: "a writer from Woking")
    case .machine:
      Facts(
        title: "The Time Machine", author: .wells, shelf: .wonders, year: 1895,
        place: "London", teller: "a guest of the Time Traveller")
    case .species:
      Facts(
        title: "On the Origin of Species", author: .darwin, shelf: .facts, year: 1859,
        place: "London", teller: "Charles Darwin, after twenty years of doubt")
    case .walden:
      Facts(
        title: "Walden", author: .thoreau, shelf: .facts, year: 1854,
        place: "Boston", teller: "Henry David Thoreau")
    case .narrative:
      Facts(
        title: "Narrative of the Life of Frederick Douglass", author: .douglass, shelf: .facts,
        year: 1845, place: "Boston", teller: "Frederick Douglass")
    }
  }
}
