import Foundation
import NavCore

extension ThemeFile {
  /// A theme, and the text that it was read from.
  struct Content {
    let theme: Theme
    let value: JSONValue
    let source: SourceText
  }

  func content(of bytes: [UInt8]) throws(ThemeFileError) -> Content {
    guard bytes.count <= Self.largestSize else { throw tooLarge }
    let source = SourceText(bytes)
    var reader = JSONReader(source)
    let value: JSONValue
    do throws(JSONFault) {
      value = try reader.read()
    } catch {
      throw self.error(reader.faults + [error], in: source)
    }
    let faults = reader.faults + ThemeShape.theme.faults(in: value)
    guard faults.isEmpty else { throw error(faults, in: source) }
    do {
      let theme = try JSONDecoder().decode(Theme.self, from: Data(source.bytes))
      return Content(theme: theme, value: value, source: source)
    } catch {
      // The shape is made of what the decoder asks for; should it ever know less, this still says
      // where.
      throw self.error([Self.fault(error, in: value)], in: source)
    }
  }

  /// The pairs of colours that break a rule, each at the place of its ink.
  func contrastProblems(in content: Content) -> [ThemeFileError.Problem] {
    let faults = content.theme.contrastFindings().map { finding in
      let path = [finding.variant.rawValue, finding.rule.ink.rawValue]
      return JSONFault(
        offset: content.value.offset(of: path), path: path, message: finding.advice)
    }
    return problems(faults, in: content.source)
  }

  private func error(_ faults: [JSONFault], in source: SourceText) -> ThemeFileError {
    ThemeFileError(problems: problems(faults, in: source))
  }

  private func problems(_ faults: [JSONFault], in source: SourceText) -> [ThemeFileError.Problem] {
    // Of equal places the first fault stays the first: sorting keeps no order by itself.
    let sorted = faults.enumerated().sorted { first, second in
      (first.element.offset, first.offset) < (second.element.offset, second.offset)
    }.map(\.element).prefix(ThemeShape.mostFaults)
    let positions = source.positions(of: sorted.map(\.offset))
    return zip(sorted, positions).map { fault, position in
      ThemeFileError.Problem(
        path: path, position: position,
        key: fault.path.map(JSONWriter.beginning).joined(separator: "."), message: fault.message)
    }
  }

  private static func fault(_ error: any Error, in value: JSONValue) -> JSONFault {
    guard let error = error as? DecodingError else {
      return JSONFault(offset: 0, path: [], message: "\(error)")
    }
    let context: DecodingError.Context? =
      switch error {
      case .dataCorrupted(let context), .keyNotFound(_, let context),
        .typeMismatch(_, let context), .valueNotFound(_, let context):
        context
      @unknown default: nil
      }
    let path = context?.codingPath.map(\.stringValue) ?? []
    return JSONFault(
      offset: value.offset(of: path), path: path,
      message: context?.debugDescription ?? "\(error)")
  }
}

extension JSONValue {
  /// How many bytes are before the value to which keys lead, as far as they lead.
  fileprivate func offset(of path: [String]) -> Int {
    guard let key = path.first, let member = self[key] else { return offset }
    return member.value.offset(of: Array(path.dropFirst()))
  }
}
