/// Reads one alternative of a selector.
struct SelectorParser {
  private var rest: Substring

  init(_ text: String) { rest = Substring(text) }

  /// The path from the outermost step to the innermost; nil when something is not understood.
  func path() -> [PageSelector.Step]? {
    var parser = self
    return parser.read()
  }

  private mutating func read() -> [PageSelector.Step]? {
    var steps: [PageSelector.Step] = []
    skipSpace()
    while !rest.isEmpty {
      var isChild = false
      if rest.first == ">" {
        guard !steps.isEmpty else { return nil }
        rest.removeFirst()
        skipSpace()
        isChild = true
      }
      guard var step = readStep() else { return nil }
      step.isChild = isChild
      steps.append(step)
      skipSpace()
    }
    return steps.isEmpty ? nil : steps
  }

  private mutating func readStep() -> PageSelector.Step? {
    var step = PageSelector.Step()
    let tag = name()
    if !tag.isEmpty { step.tag = tag.lowercased() }
    if rest.first == "*" {
      rest.removeFirst()
      step.tag = "*"
    }
    var count = step.tag == nil ? 0 : 1
    while let sign = rest.first, "#.[:".contains(sign) {
      rest.removeFirst()
      guard readPart(sign, &step) else { return nil }
      count += 1
    }
    return count > 0 ? step : nil
  }

  private mutating func readPart(_ sign: Character, _ step: inout PageSelector.Step) -> Bool {
    switch sign {
    case "#":
      step.id = name()
      return step.id?.isEmpty == false
    case ".":
      step.classes.append(name())
      return step.classes.last?.isEmpty == false
    case "[": return readAttribute(&step)
    default: return readPosition(&step)
    }
  }

  private mutating func readAttribute(_ step: inout PageSelector.Step) -> Bool {
    let key = name()
    guard !key.isEmpty, let close = rest.firstIndex(of: "]") else { return false }
    let value = rest[..<close]
    rest = rest[rest.index(after: close)...]
    if value.isEmpty {
      step.attributes.append((key, nil))
      return true
    }
    guard value.first == "=" else { return false }
    let bare = value.dropFirst().filter { $0 != "\"" && $0 != "'" }
    step.attributes.append((key, String(bare)))
    return true
  }

  private mutating func readPosition(_ step: inout PageSelector.Step) -> Bool {
    guard name() == "nth-of-type", rest.first == "(", let close = rest.firstIndex(of: ")"),
      let position = Int(rest[..<close].dropFirst())
    else { return false }
    rest = rest[rest.index(after: close)...]
    step.position = position
    return true
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }
}
