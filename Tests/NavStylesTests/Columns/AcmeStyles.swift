import NavCore

struct AcmeStyles: Plugin {
  let name = "AcmeStyles"

  func register(in registry: inout Registry) throws(RegistryError) {
    try registry.register(HalvedColumns(), summary: "Two columns of one width")
  }
}
