/// Who wrote a book. The raw value is the stable name in saved paths and links.
enum Author: String, CaseIterable, Codable, Sendable {
  case austen, melville, dickens, stevenson, twain, defoe, carroll, shelley, wells, darwin
  case thoreau, douglass

  /// The name as a title shows it.
  var name: String { facts.name }

  /// When they lived, such as "1775–1817".
  var years: String { facts.years }

  /// Who they were, in a sentence or two.
  var life: String { facts.life }

  /// The books of the library that they wrote.
  var books: [Book] { Book.allCases.filter { $0.facts.author == self } }

  private var facts: (name: String, years: String, life: String) {
    switch self {
    case .austen:
      (
        "Jane Austen", "1775–1817",
        "She wrote six novels about the English gentry, the first four of which appeared without her "
          + "name: the title page of Sense and Sensibility says “By a Lady”."
      )
    case .melville:
      (
        "Herman Melville", "1819–1891",
        "At twenty-one he went to sea on a whaler, deserted it in the South Seas, and came home with "
          + "the matter of his books. Moby-Dick was hardly read while he lived."
      )
    case .dickens:
      (
        "Charles Dickens", "1812–1870",
        "At twelve he worked in a blacking factory while his father was in prison for debt. Most of "
          + "his novels came out in instalments, which readers awaited by the month or the week."
      )
    case .stevenson:
      (
        "Robert Louis Stevenson", "1850–1894",
        "A Scot from a family of lighthouse engineers. A map that he drew on a rainy day became "
          + "Treasure Island; he spent his last years in Samoa."
      )
    case .twain:
      (
        "Mark Twain", "1835–1910",
        "Samuel Clemens took his pen name from the call of the river pilots, one of whom he had been: "
          + "mark twain, two fathoms, is water deep enough for a steamboat."
      )
    case .defoe:
      (
        "Daniel Defoe", "about 1660–1731",
        "A merchant, pamphleteer and spy, who stood in the pillory for a satire. He was close to "
          + "sixty when he wrote his first novel."
      )
    case .carroll:
      (
        "Lewis Carroll", "1832–1898",
        "Charles Dodgson taught mathematics at Oxford. He first told of Alice to the three Liddell "
          + "sisters in a rowing boat, in July 1862."
      )
    case .shelley:
      (
        "Mary Shelley", "1797–1851",
        "She began Frankenstein at eighteen by Lake Geneva, in a summer so wet that the company "
          + "agreed to pass the time by writing ghost stories."
      )
    case .wells:
      (
        "H. G. Wells", "1866–1946",
        "He had studied biology under Thomas Huxley before he wrote, and made of what science said "
          + "the stories that others still tell: time machines, invaders from Mars, invisible men."
      )
    case .darwin:
      (
        "Charles Darwin", "1809–1882",
        "Five years around the world on the Beagle gave him his question, and twenty years at home "
          + "the evidence for his answer. Of earthworms he wrote his last book."
      )
    case .thoreau:
      (
        "Henry David Thoreau", "1817–1862",
        "A surveyor, pencil maker and abolitionist of Concord, Massachusetts. A night in jail for a "
          + "tax that he would not pay gave the world Civil Disobedience."
      )
    case .douglass:
      (
        "Frederick Douglass", "about 1818–1895",
        "Born a slave in Maryland, he taught himself to write, escaped to the North at twenty, and "
          + "became the best known orator against slavery."
      )
    }
  }
}
