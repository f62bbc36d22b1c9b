import BusLabels
import Testing

@Suite("What is kept of texts met before")
struct TextMemoTests {
  @Test("a text is read once while fewer others are met than a memo holds, and its value stays")
  func isReadOnce() {
    let memo = TextMemo<Int>()
    var reads = 0
    for round in 0..<3 {
      for number in 0..<900 {
        let value = memo.value(of: "第\(number)便") { text in
          reads += 1
          return text.utf8.count
        }
        #expect(value == "第\(number)便".utf8.count, "\(number) in round \(round)")
      }
    }
    #expect(reads == 900)
  }

  @Test("a page full of words of its own takes from the next pages none of those they share")
  func keepsShared() {
    let memo = TextMemo<String>()
    var reads = 0
    let read = { (text: String) in
      reads += 1
      return text
    }
    for page in 0..<50 {
      for line in 0..<200 { _ = memo.value(of: "本文 \(line)", read: read) }
      for line in 0..<700 {
        let text = "\(page) \(line)"
        #expect(memo.value(of: text, read: read) == text)
      }
    }
    #expect(reads == 200 + 50 * 700)
  }

  @Test("texts are the same when their bytes are")
  func goesByBytes() {
    let memo = TextMemo<Int>()
    let read = { (text: String) in text.utf8.count }
    #expect(memo.value(of: "が", read: read) == 3)
    #expect(memo.value(of: "か\u{3099}", read: read) == 6)
  }
}
