/// `tokens.css`: the roles as custom properties, made of the palette, so that no other sheet holds a
/// colour of its own.
enum TokenSheet {
  static var css: String {
    let roles = Role.allCases.map { role in
      "--\(role.rawValue):light-dark(\(role.light.colour.css),\(role.dark.colour.css))"
    }
    let lines = LineColour.allCases.map { line in
      "--line-\(line.rawValue):light-dark(\(line.light.css),\(line.dark.css))"
    }
    let tags = LineColour.allCases.map { line in
      ".line-\(line.rawValue){background:var(--line-\(line.rawValue))}"
    }
    let onLine =
      "--on-line:light-dark(\(Palette.white.colour.css),\(Palette.sumi900.colour.css))"
    return ":root{color-scheme:light dark;" + (roles + lines + [onLine]).joined(separator: ";")
      + "}\n" + tags.joined(separator: "\n") + "\n"
  }
}
