/// What a move comes to on a tree as it is.
enum Resolution {
  case change(Change)
  case nothing(Outcome.Reason)
  case notFound(String)
}
