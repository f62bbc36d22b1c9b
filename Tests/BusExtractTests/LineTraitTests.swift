import Testing

@testable import BusExtract

@Suite("What lines are asked")
struct LineTraitTests {
  @Test("every list has a trait of its own")
  func traits() {
    let traits = LineTraits.lists.compactMap(\.trait)
    #expect(traits.count == LineTraits.lists.count)
    #expect(Set(traits.map(\.rawValue)).count == traits.count)
    #expect(traits.reduce(0) { $0 | $1.rawValue } == (1 << UInt32(traits.count)) - 1)
  }

  @Test("a line says of each list what a look at its text says")
  func words() {
    for text in ["※印の便は土日祝運休", "8:05発は東町止まり", "", "Copyright 2026", "「病」は通過・・始発から乗車"] {
      var line = PageLines.Line(text: text, block: 0, node: 1)
      let plain = LineTraits.lists.map { $0.isFound(in: line) }
      line.traits = .of(text)
      #expect(LineTraits.lists.map { $0.isFound(in: line) } == plain)
    }
  }
}
