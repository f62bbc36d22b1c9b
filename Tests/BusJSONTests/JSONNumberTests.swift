@testable import BusJSON
import Testing

@Suite struct JSONNumberTests {
  @Test(
    "a number is an Int when it is whole and fits, and a Double when it fits",
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("-12", -12, -12), ("4.0", 4, 4), ("1e2", 100, 100),
      ("4.5", nil, 4.5), ("9223372036854775807", .max, 0x1p63),
      ("-9223372036854775808", .min, -0x1p63), ("9223372036854775808", nil, 0x1p63),
      ("1e300", nil, 1e300), ("1e999", nil, nil), ("-1e999", nil, nil), ("1e-999", 0, 0),
    ] as [(String, Int?, Double?)])
  func reads(text: String, int: Int?, double: Double?) throws {
    let value = try JSONValue.parse(text)
    #expect(value.intValue == int)
    #expect(value.doubleValue == double)
    #expect(value.text() == text)
  }

  @Test("a thousand digits are kept")
  func manyDigits() throws {
    let digits = String(repeating: "7", count: 1000)
    let value = try JSONValue.parse(digits)
    #expect(value.text() == digits)
    #expect(value.intValue == nil)
    #expect(value.doubleValue == nil)
  }

  @Test("what JSON cannot say becomes null")
  func notFinite() {
    #expect(JSONValue(Double.infinity) == .null)
    #expect(JSONValue(Double.nan) == .null)
    #expect(JSONValue(0.5).text() == "0.5")
  }

  @Test("a string of digits is no number and a number no string")
  func kinds() {
    #expect(JSONValue.string("1").intValue == nil)
    #expect(JSONValue(1).stringValue == nil)
  }
}
