@testable import BusJSON
import Testing

@Suite struct JSONWriterTests {
  private let value: JSONValue = [
    "route": "home", "reason": nil, "count": 3, "fresh": true, "marks": [["mark": "P"]],
    "none": [], "empty": [:],
  ]

  @Test("compact is one line without spaces, in the order it was built")
  func compact() {
    let expected =
      #"{"route":"home","reason":null,"count":3,"fresh":true,"marks":[{"mark":"P"}],"#
      + #""none":[],"empty":{}}"#
    #expect(value.text() == expected)
  }

  @Test("pretty keeps on one line what fits there")
  func prettyShort() {
    let small: JSONValue = ["holidays": ["url": "x"], "hosts": ["a", 2], "none": [], "empty": [:]]
    let expected = #"{ "holidays": { "url": "x" }, "hosts": ["a", 2], "none": [], "empty": {} }"#
    #expect(small.text(pretty: true) == expected)
  }

  @Test("pretty breaks what does not fit and indents it by two")
  func prettyLong() {
    let day: JSONValue = ["on": "08-13..08-15", "runs": "sundayHoliday", "because": "お盆"]
    let long: JSONValue = ["operators": [["id": "a", "serviceDays": [day, day]]], "routes": []]
    let expected = """
      {
        "operators": [
          {
            "id": "a",
            "serviceDays": [
              { "on": "08-13..08-15", "runs": "sundayHoliday", "because": "お盆" },
              { "on": "08-13..08-15", "runs": "sundayHoliday", "because": "お盆" }
            ]
          }
        ],
        "routes": []
      }
      """
    #expect(long.text(pretty: true) == expected)
  }

  @Test("a line is filled to 100 columns and no further, wide letters counted as two")
  func lineWidth() {
    let letters = JSONValue.array([.string(String(repeating: "a", count: 96))])
    #expect(letters.text(pretty: true).utf8.count == 100)
    let wide = JSONValue.array([.string(String(repeating: "駅", count: 48))])
    #expect(wide.text(pretty: true).split(separator: "\n").count == 1)
    let wider = JSONValue.array([.string(String(repeating: "駅", count: 48) + "a")])
    #expect(wider.text(pretty: true).split(separator: "\n").count == 3)
  }

  @Test("what fits on a line but for its escapes is broken")
  func escapesTakeRoom() {
    let full = JSONValue.array([.string(String(repeating: "a", count: 94) + "\n")])
    #expect(full.text(pretty: true).utf8.count == 100)
    let escaped = JSONValue.array([.string(String(repeating: "a", count: 95) + "\n")])
    #expect(escaped.text(pretty: true).split(separator: "\n").count == 3)
    let member: JSONValue = ["\t": .string(String(repeating: "a", count: 88))]
    #expect(member.text(pretty: true).split(separator: "\n").count == 1)
    let longer: JSONValue = ["\t": .string(String(repeating: "a", count: 89))]
    #expect(longer.text(pretty: true).split(separator: "\n").count == 3)
  }

  @Test(
    "control characters, separators and direction signs are escaped; letters are not",
    arguments: [
      ("\"\\/", #""\"\\/""#), ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#),
      ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("\u{9B}31m é", #""\u009b31m é""#),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{202E}\u{2066}", #""\u202e\u2066""#),
      ("自宅…🚌が", #""自宅…🚌が""#),
    ])
  func escapes(text: String, written: String) {
    #expect(JSONValue.string(text).text() == written)
  }

  @Test("JSON Lines end every value with a line end and hold no other")
  func lines() {
    let text = JSONValue.jsonLines([["a": "x\ny"], 2])
    #expect(text == "{\"a\":\"x\\ny\"}\n2\n")
    #expect(JSONValue.jsonLines([]) == "")
  }

  @Test("optionals become null")
  func optionals() {
    let text: String? = nil
    let number: Int? = 4
    let value: JSONValue = ["a": JSONValue(text), "b": JSONValue(number), "c": JSONValue("x")]
    #expect(value.text() == #"{"a":null,"b":4,"c":"x"}"#)
  }

  @Test("setting a key keeps its place, and a new one comes last")
  func setting() {
    let value: JSONValue = ["a": 1, "b": 2]
    #expect(value.setting("a", to: 3).setting("c", to: 4).text() == #"{"a":3,"b":2,"c":4}"#)
  }
}
