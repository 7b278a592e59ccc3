extension Book {
  /// How it begins.
  var opening: String {
    switch self {
    case .prejudice:
      """
      It is a truth universally acknowledged, that a single man in possession of a good fortune, \
      must be in want of a wife. However little known the feelings or views of such a man may be on \
      his first entering a neighbourhood, this truth is so well fixed in the minds of the \
      surrounding families, that he is considered as the rightful property of some one or other of \
      their daughters.
      """
    case .whale:
      """
      Call me Ishmael. Some years ago—never mind how long precisely—having little or no money in my \
      purse, and nothing particular to interest me on shore, I thought I would sail about a little \
      and see the watery part of the world. It is a way I have of driving off the spleen and \
      regulating the circulation.
      """
    case .cities:
      """
      It was the best of times, it was the worst of times, it was the age of wisdom, it was the age \
      of foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season \
      of Light, it was the season of Darkness, it was the spring of hope, it was the winter of \
      despair.
      """
    case .treasure:
      """
      Squire Trelawney, Dr. Livesey, and the rest of these gentlemen having asked me to write down \
      the whole particulars about Treasure Island, from the beginning to the end, keeping nothing \
      back but the bearings of the island, and that only because there is still treasure not yet \
      lifted, I take up my pen in the year of grace 17— and go back to the time when my father kept \
      the Admiral Benbow inn and the brown old seaman with the sabre cut first took up his lodging \
      under our roof.
      """
    case .sawyer:
      """
      “TOM!” No answer. “TOM!” No answer. “What’s gone with that boy, I wonder? You TOM!” No answer.
      """
    case .crusoe:
      """
      I was born in the year 1632, in the city of York, of a good family, though not of that \
      country, my father being a foreigner of Bremen, who settled first at Hull. He got a good \
      estate by merchandise, and leaving off his trade, lived afterwards at York.
      """
    case .alice:
      """
      Alice was beginning to get very tired of sitting by her sister on the bank, and of having \
      nothing to do: once or twice she had peeped into the book her sister was reading, but it had \
      no pictures or conversations in it, “and what is the use of a book,” thought Alice “without \
      pictures or conversations?”
      """
    case .frankenstein:
      """
      You will rejoice to hear that no disaster has accompanied the commencement of an enterprise \
      which you have regarded with such evil forebodings. I arrived here yesterday, and my first \
      task is to assure my dear sister of my welfare and increasing confidence in the success of my \
      undertaking.
      """
    case .worlds:
      """
      No one would have believed in the last years of the nineteenth century that this world was \
      being watched keenly and closely by intelligences greater than man’s and yet as mortal as his \
      own; that as men busied themselves about their various concerns they were scrutinised and \
      studied, perhaps almost as narrowly as a man with a microscope might scrutinise the transient \
      creatures that swarm and multiply in a drop of water.
      """
    case .machine:
      """
      The Time Traveller (for so it will be convenient to speak of him) was expounding a recondite \
      matter to us.
      """
    case .species:
      """
      When on board H.M.S. ‘Beagle,’ as naturalist, I was much struck with certain facts in the \
      distribution of the inhabitants of South America, and in the geological relations of the \
      present to the past inhabitants of that continent. These facts seemed to me to throw some \
      light on the origin of species—that mystery of mysteries, as it has been called by one of our \
      greatest philosophers.
      """
    case .walden:
      """
      When I wrote the following pages, or rather the bulk of them, I lived alone, in the woods, a \
      mile from any neighbor, in a house which I had built myself, on the shore of Walden Pond, in \
      Concord, Massachusetts, and earned my living by the labor of my hands only. I lived there two \
      years and two months. At present I am a sojourner in civilized life again.
      """
    case .narrative:
      """
      I was born in Tuckahoe, near Hillsborough, and about twelve miles from Easton, in Talbot \
      county, Maryland. I have no accurate knowledge of my age, never having seen any authentic \
      record containing it. By far the larger part of the slaves know as little of their ages as \
      horses know of theirs.
      """
    }
  }
}
