import BusQuery
@testable import BusJSON
import Testing

@Suite struct JSONParserTests {
  @Test(
    "every kind of value is read, and nothing of it is lost",
    arguments: [
      ("null", JSONValue.null), (" true ", true), ("false", false), ("[]", []), ("{}", [:]),
      ("-12", -12), ("[1,[2],{\"a\":[]}]", [1, [2], ["a": []]]),
      ("{\"b\":1,\"a\":2}", ["b": 1, "a": 2]),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u81ea宅\ud83d\ude8c""#, "自宅🚌"), (#""\u0000""#, "\u{0}"),
      ("\u{FEFF}[\r\n\t0\r\n]", [0]),
    ] as [(String, JSONValue)])
  func reads(text: String, value: JSONValue) throws {
    #expect(try JSONValue.parse(text) == value)
  }

  @Test("keys keep their order")
  func keyOrder() throws {
    let value = try JSONValue.parse(#"{"z":1,"a":2,"m":{"y":3,"b":4}}"#)
    #expect(value.objectValue?.map(\.key) == ["z", "a", "m"])
    #expect(value["m"]?.objectValue?.map(\.key) == ["y", "b"])
  }

  @Test(
    "a text that is not JSON is refused with the place, what was expected and what was found",
    arguments: [
      ("", "line 1, column 1: expected a value, found the end of the text"),
      ("{\"a\": 1 x", "line 1, column 9: expected ',' or '}' after a value, found 'x'"),
      ("{\n  \"自宅\": 1,\n}", "line 3, column 1: expected a key in double quotes, found '}'"),
      ("[1,]", "line 1, column 4: expected a value, found ']'"),
      ("[1\r\n2]", "line 2, column 1: expected ',' or ']' after a value, found '2'"),
      ("[\"自宅\" 2]", "line 1, column 7: expected ',' or ']' after a value, found '2'"),
      ("{a: 1}", "line 1, column 2: expected a key in double quotes, found 'a'"),
      ("{'a': 1}", "line 1, column 2: expected a key in double quotes, found a single quote"),
      ("{“a”: 1}", "line 1, column 2: expected a key in double quotes, found '“'"),
      ("[1,\u{3000}2]", "line 1, column 4: expected a value, found U+3000"),
      ("{\"a\" 1}", "line 1, column 6: expected ':' after a key, found '1'"),
      ("[True]", "line 1, column 2: expected a value, found 'True'"),
      ("[nullx]", "line 1, column 2: expected a value, found 'nullx'"),
      ("[] []", "line 1, column 4: expected nothing after the value, found '['"),
      ("[01]", "line 1, column 3: expected no digit after a leading 0, found '1'"),
      ("[-]", "line 1, column 3: expected a digit after '-', found ']'"),
      ("[1.]", "line 1, column 4: expected a digit after '.', found ']'"),
      ("[1e+]", "line 1, column 5: expected a digit after the exponent's sign, found ']'"),
      ("[.5]", "line 1, column 2: expected a value, found '.'"),
      ("[+1]", "line 1, column 2: expected a value, found '+'"),
      (
        "[\"a]",
        "line 1, column 2: expected '\"' at the end of this string, found the end of the text"
      ),
      (
        "[\"a\n\"]",
        "line 1, column 4: expected '\"' at the end of a string or an escape such as \\n, "
          + "found the end of the line"
      ),
      (#"["\x"]"#, "line 1, column 4: expected one of \" \\ / b f n r t u after '\\', found 'x'"),
      (#"["\u12"]"#, "line 1, column 7: expected four hexadecimal digits after \\u, found '\"'"),
      (
        #"["\ud83d"]"#,
        "line 1, column 3: expected a pair of surrogates such as \\ud83d\\ude8c, found one alone"
      ),
      (
        #"["\ud83d\u0041"]"#,
        "line 1, column 3: expected a pair of surrogates such as \\ud83d\\ude8c, found one alone"
      ),
      (
        #"["\ude8c\ud83d"]"#,
        "line 1, column 3: expected a pair of surrogates such as \\ud83d\\ude8c, found one alone"
      ),
      (
        #"{"a":1,"b":{},"a":2}"#,
        "line 1, column 15: expected each key once in an object, found \"a\" again"
      ),
      ("\u{FEFF}\u{FEFF}1", "line 1, column 1: expected a value, found U+FEFF"),
    ])
  func refuses(text: String, message: String) {
    #expect(fault(text.utf8)?.words(.en) == message)
  }

  @Test(
    "bytes that are not UTF-8 are named, with what to do",
    arguments: [
      ([0x22, 0x41, 0x8E, 0xA9, 0x22], "line 1, column 3: expected UTF-8, found byte 0x8E; "),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "line 1, column 2: expected UTF-8, found byte 0xED; "),
      ([0x22, 0xC0, 0x80, 0x22], "line 1, column 2: expected UTF-8, found byte 0xC0; "),
      ([0xFF, 0xFE, 0x7B, 0x00], "line 1, column 1: expected UTF-8, found UTF-16; "),
    ] as [([UInt8], String)])
  func refusesOtherEncodings(bytes: [UInt8], message: String) {
    #expect(fault(bytes)?.words(.en) == message + "save the file as UTF-8")
  }

  @Test("a key given twice is found among many keys too")
  func duplicateAmongMany() {
    let members = (0..<40).map { "\"k\($0)\":0" } + ["\"k3\":0"]
    let found = fault("{\(members.joined(separator: ","))}".utf8)
    #expect(found?.expected == .freshKey && found?.found == .again(key: "k3"))
  }

  @Test("200 levels are read and 201 are refused, however many brackets follow")
  func depth() throws {
    let deepest = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(try JSONValue.parse(deepest).arrayValue?.count == 1)
    let found = fault(String(repeating: "[", count: 1_000_000).utf8)
    #expect(
      found?.words(.en)
        == "line 1, column 201: expected at most 200 levels of arrays and objects, found '['")
  }

  private func fault(_ bytes: some Collection<UInt8>) -> JSONFault? {
    do throws(JSONFault) {
      _ = try JSONValue.parse(bytes)
      return nil
    } catch {
      return error
    }
  }
}
