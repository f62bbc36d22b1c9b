import BusQuery

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

/// The style of timetables on paper: the sheet's own rules, set below one class, and one class for each
/// size of letters that a sheet may need to fit its page.
enum PrintSheet {
  static var css: String {
    let letters = stride(from: 60, through: 180, by: 5).map { tenths in
      ".letter-\(tenths){font-size:\(tenths / 10).\(tenths % 10)pt}"
    }
    return ".sheet{\(TimetableSheet.rules)}\n@page{size:A4;margin:8mm}\n"
      + "@media print{\(letters.joined())}\n"
  }
}
