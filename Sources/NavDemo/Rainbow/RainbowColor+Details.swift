extension RainbowColor {
  /// A description of the colour in plain English, a paragraph of some hundred words.
  var details: String {
    switch self {
    case .red:
      """
      Red has the longest waves that most people can see, from about 625 to 740 nanometres, and it \
      forms the outer edge of a rainbow. It is the colour of the low sun, because the air scatters \
      short waves out of a long beam and lets the long ones through. Blood owes it to the iron in \
      haemoglobin, rust and the dust of Mars to iron oxide. Ground ochre was among the first \
      pigments that people used, tens of thousands of years ago. Our eyes barely notice deep red in \
      the dark, so a dim red lamp lets astronomers read a map without losing their night vision. \
      On roads all over the world it means stop.
      """
    case .orange:
      """
      Orange lies between red and yellow, at roughly 585 to 620 nanometres, and takes up only a \
      narrow strip of the spectrum. In English it is named after the fruit and not the other way \
      round: before oranges reached England, people spoke of a yellow-red, and we still call a \
      fox or a robin's breast red. Carrots, pumpkins and many autumn leaves get it from carotenoids, \
      pigments that stay behind when the green of a leaf breaks down. Because it stands out so well \
      against blue, its opposite on the colour wheel, life jackets and rafts are made in it. \
      The flight recorders that are known as black boxes are painted bright orange too.
      """
    case .yellow:
      """
      Yellow occupies a thin band, about 570 to 590 nanometres, yet it looks brighter than any \
      other colour of the rainbow. Light of this kind excites the eye's long- and medium-wave \
      cones almost equally, and together these two tell us how bright a thing is. A screen has no \
      yellow lamp at all: it lights red and green side by side, and the eye cannot tell the \
      difference. An old sodium street lamp really does send out yellow alone, near 589 nanometres, \
      and under it every other colour turns grey. Egg yolk, sunflowers and ripe lemons \
      are coloured by pigments that swallow blue light. What comes back to us is the rest, and we \
      see it as yellow.
      """
    case .green:
      """
      Green fills the middle of the visible spectrum, from about 495 to 570 nanometres. In daylight \
      our eyes are most sensitive near its upper end, at about 555, so a green laser looks far \
      brighter than a red one of the same power. Leaves are green because chlorophyll takes its \
      energy mainly from red and blue light and reflects more of what lies between. The glow of \
      most northern lights is green as well: oxygen, struck by particles some hundred kilometres \
      up, shines at 557.7 nanometres. Several languages have long used one word for green and blue, \
      and in Japan a traffic light that tells you to go is still called blue.
      """
    case .blue:
      """
      Blue light has short waves, about 450 to 495 nanometres long. Air scatters them much more \
      than red ones, and so the whole sky sends us blue while the sun itself looks yellowish. Water \
      does something else: it absorbs a little red, and deep water is left with blue. The colour is \
      rare as a pigment in animals; a morpho butterfly's wing holds none, and shines because of \
      fine ridges that strengthen blue waves and cancel others. For centuries painters paid \
      dearly for ultramarine, ground from lapis lazuli that came from Afghan mines. Efficient \
      blue light-emitting diodes arrived only in the 1990s; they made white LED lamps possible and \
      won their inventors a Nobel Prize.
      """
    case .indigo:
      """
      Indigo is the rainbow's disputed colour. Isaac Newton at first counted five colours in the \
      spectrum and later added orange and indigo, to make seven like the notes of a musical scale. \
      What he called blue may have been nearer to our cyan, and his indigo nearer to our blue. There \
      is no agreed band of wavelengths for it, and many lists now go straight from blue to \
      violet. The name comes from a dye whose Greek name meant "the Indian one", made from the \
      leaves of plants that hold no blue at all until they are soaked and the liquid meets air. \
      Made in factories since 1897, the same dye still colours most blue jeans.
      """
    case .violet:
      """
      Violet ends the rainbow on its inner side, with the shortest waves that we can see: from \
      about 450 down to 380 nanometres. Beyond it lies ultraviolet, which bees see and we do not, \
      since the lens of the eye keeps it out. Violet is not the same as purple. It is light of a \
      single wavelength, while purple is a mixture of red and blue and has no place in the \
      spectrum. A screen can't produce true violet, so it imitates it with blue and some red. \
      Potassium salts give a flame a pale violet tint, a test that chemists have long used. Each of its \
      photons carries nearly twice the energy of a photon of deep red.
      """
    }
  }
}
