import NavCore
import Testing

@Suite("Why a tag could not be given")
struct DirectoryErrorTests {
  @Test("a taken tag: which, by whom, and what to do")
  func taken() {
    #expect(
      DirectoryError.tagTaken("main", by: ContainerID(rawValue: 7)).description
        == "the tag “main” is taken by the navigator of c7: take another one, unregister it, or "
        + "ask for it to be replaced")
  }

  @Test("no container: which, and what to do")
  func noContainer() {
    #expect(
      DirectoryError.noContainer(ContainerID(rawValue: 7)).description
        == "there is no container c7 in this model: a navigator can have a tag while it is shown")
  }
}
