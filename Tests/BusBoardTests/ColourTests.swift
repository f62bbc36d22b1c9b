import BusBoard
import Testing

@Suite struct ColourTests {
  private let css = String(decoding: Asset.css.bytes, as: UTF8.self)

  @Test("C-4: every role is told from the grounds it is read on, in light and in dark surroundings")
  func contrast() {
    for role in Role.allCases {
      for (ground, least) in role.grounds {
        let light = role.light.colour.contrast(with: ground.light.colour)
        let dark = role.dark.colour.contrast(with: ground.dark.colour)
        #expect(light >= least, "\(role) on \(ground), light: \(light)")
        #expect(dark >= least, "\(role) on \(ground), dark: \(dark)")
      }
    }
  }

  @Test("C-4: white letters on a line's colour, and ink on its dark one, are told from it")
  func lines() {
    for line in LineColour.allCases {
      #expect(line.light.contrast(with: Palette.white.colour) >= 4.5, "\(line)")
      #expect(line.dark.contrast(with: Palette.sumi900.colour) >= 4.5, "\(line)")
    }
  }

  @Test("the contrast of black and white is 21, and that of the design's text on a card 17.79")
  func formula() {
    let black = Colour(0)
    #expect(abs(black.contrast(with: Palette.white.colour) - 21) < 0.01)
    #expect(abs(Role.text.light.colour.contrast(with: Role.card.light.colour) - 17.79) < 0.02)
    #expect(abs(Role.warn.dark.colour.contrast(with: Role.warnSoft.dark.colour) - 6.33) < 0.02)
  }

  @Test("C-1: there are 23 colours with names, 16 roles and 8 lines")
  func counts() {
    #expect(Palette.allCases.count == 23)
    #expect(Role.allCases.count == 16)
    #expect(LineColour.allCases.count == 8)
    #expect(Set(Palette.allCases.map(\.colour)).count == 23)
  }

  @Test("C-3: every custom property that is used exists, and every role is used")
  func properties() {
    let used = Set(css.matches(of: /var\(--([a-z0-9-]+)\)/).map { String($0.1) })
    let defined = Set(css.matches(of: /--([a-z0-9-]+):/).map { String($0.1) })
    #expect(used.subtracting(defined).isEmpty)
    #expect(Set(Role.allCases.map(\.rawValue)).subtracting(used).isEmpty)
  }

  @Test("C-2: colours stand in the tokens alone")
  func literals() {
    let rules = css.split(separator: "\n").filter { !$0.hasPrefix(":root{color-scheme") }
    let own = rules.filter { !$0.contains(".sheet{") }.joined(separator: "\n")
    #expect(own.firstMatch(of: /#[0-9a-fA-F]{3,8}\b|rgb\(|hsl\(/) == nil)
  }
}
