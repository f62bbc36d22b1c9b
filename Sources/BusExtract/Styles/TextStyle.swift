/// One way in which markup sets a departure apart from its neighbours.
enum TextStyle: Hashable, Sendable {
  /// A class of the element; what it looks like stands in a style sheet.
  case named(String)
  case colour(StyleColour)
  case background(StyleColour)
  case bold
  case italic
  case underline
  /// Crossed out.
  case struck

  /// The styles that one element's tag and attributes give.
  static func styles(of element: PageTree.Index, in tree: PageTree) -> Set<TextStyle> {
    var styles = Set<TextStyle>()
    switch tree.nodes[element].tag {
    case .text: return styles
    case .b, .strong: styles.insert(.bold)
    case .i, .em: styles.insert(.italic)
    case .u: styles.insert(.underline)
    case .s, .del, .strike: styles.insert(.struck)
    default: break
    }
    let classes = tree.attribute("class", of: element) ?? ""
    if classes.utf8.contains(where: { $0 <= 0x20 }) {
      styles.formUnion(classes.split { " \t\n".contains($0) }.map { .named(String($0)) })
    } else if !classes.isEmpty {
      styles.insert(.named(classes))
    }
    if let colour = tree.attribute("color", of: element).flatMap({ StyleColour($0) }) {
      styles.insert(.colour(colour))
    }
    if let colour = tree.attribute("bgcolor", of: element).flatMap({ StyleColour($0) }) {
      styles.insert(.background(colour))
    }
    if let style = tree.attribute("style", of: element) { styles.formUnion(declared(style)) }
    return styles
  }

  /// Whether a `style` attribute says that nobody sees its element.
  static func hides(_ style: String) -> Bool {
    declarations(style).contains { property, value in
      property == "display" && value.begins(with: "none")
        || property == "visibility"
          && (value.begins(with: "hidden") || value.begins(with: "collapse"))
    }
  }

  /// "color:red; font-weight: bold" as styles.
  private static func declared(_ style: String) -> [TextStyle] {
    declarations(style).compactMap { property, value in
      switch (property, value) {
      case ("color", let value): return StyleColour(value).map(TextStyle.colour)
      case ("background", let value), ("background-color", let value):
        return StyleColour(value).map(TextStyle.background)
      case ("font-weight", "bold"), ("font-weight", "700"), ("font-weight", "bolder"): return .bold
      case ("font-style", "italic"): return .italic
      case ("text-decoration", "underline"): return .underline
      case ("text-decoration", "line-through"): return .struck
      default: return nil
      }
    }
  }

  /// The properties of a `style` attribute and their values, without blanks and in small letters.
  private static func declarations(_ style: String) -> [(property: String, value: String)] {
    Texts.lowercased(style).utf8.split(separator: 0x3B).compactMap { declaration in
      let parts = declaration.split(separator: 0x3A, maxSplits: 1).map {
        Texts.compact(Substring($0))
      }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }
}
