import BusModel
import Testing

@testable import BusExtract

/// Names behind labels and in boxes that say more than one thing.
@Suite("names that say more than one thing")
struct ValueNameTests {
  @Test(
    "of a line's value the number is the line, and the words 行き say where its buses go",
    arguments: [
      "<p>系統：05 浜駅南口行き</p>", "<p>路線：05系統 浜駅南口行</p>", "<p>系統：05（浜駅南口行き）</p>",
      "<p>系統：05・浜駅南口ゆき</p>", "<dl><dt>系統</dt><dd>05　浜駅南口行き</dd></dl>",
      "<p>系統：05 中央病院経由 浜駅南口行き</p>",
      "<label>系統<select><option>03 丘循環</option><option selected>05 浜駅南口行き</option></select></label>",
      "<label>路線<select><option>03 丘行き</option><option selected>05（浜駅南口行き）</option></select></label>",
    ])
  func lineAndWay(_ head: String) {
    #expect(namesUnder(head) == [nil, "05", "浜駅南口"])
  }

  @Test("hours that stand in cells of their own contradict no chosen line")
  func chosenLine() {
    let box =
      "<label>系統<select><option>港線</option><option selected>岬線</option></select></label>"
    #expect(namesUnder(box)[1] == "岬線")
  }

  @Test(
    "what a named field for text holds is the stop, and what a button does is none",
    arguments: [
      "<label>停留所<input type=text value='丘中央'></label>",
      "<p>停留所名 <input value='丘中央'><button>表示</button></p>",
    ])
  func field(_ head: String) {
    #expect(namesUnder(head)[0] == "丘中央")
  }

  @Test(
    "a field of a search, an empty one and a button name no stop",
    arguments: [
      "<form>停留所 <input value='丘中央'><button>検索</button></form>",
      "<p>停留所名 <input><button>表示</button></p>", "<p>停留所 <input type=hidden value='12'></p>",
    ])
  func noField(_ head: String) {
    #expect(namesUnder(head)[0] == nil)
  }

  @Test(
    "a name with a blank stays whole behind its label",
    arguments: [
      "<p>停留所 山の手 三丁目</p><p>行先 山の手 車庫 行</p>",
      "<div><i>停 留 所</i><b>山の手 三丁目</b></div><div><i>行　先</i><b>山の手 車庫 行</b></div>",
      "<div>停 留 所 山の手 三丁目</div><div>行 先 山の手 車庫</div>",
      "<h1>山の手 三丁目</h1><h2>山の手 車庫 行</h2>",
    ])
  func blanks(_ head: String) {
    #expect(namesUnder(head) == ["山の手 三丁目", nil, "山の手 車庫"])
  }

  @Test("a line whose letters stand apart is read behind its label")
  func letters() {
    #expect(namesUnder("<div>系　統 10 系統</div>")[1] == "10")
  }
}
