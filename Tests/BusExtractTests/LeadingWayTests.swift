import BusModel
import Testing

@testable import BusExtract

/// Headings that lead from one place to another.
@Suite("from one place to another")
struct LeadingWayTests {
  @Test(
    "から and まで stand between the two ends of a way",
    arguments: [
      "椿駅から椿病院まで", "椿駅から椿病院までのバス時刻表", "椿駅より椿病院まで", "椿駅から椿病院へのバス", "椿駅から椿病院",
      "椿駅 から 椿病院 まで",
    ])
  func fromTo(_ heading: String) {
    #expect(namesUnder("<h1>\(heading)</h1>") == ["椿駅", nil, "椿病院"])
  }

  @Test("a line beside such a way is told with it")
  func lineOfWay() {
    for heading in ["【T5】椿駅から椿病院まで", "椿駅から椿病院まで（T5系統）"] {
      #expect(namesUnder("<h1>\(heading)</h1>") == ["椿駅", "T5", "椿病院"])
    }
  }

  @Test("から between times, walks and no places leads nowhere")
  func noWay() {
    for heading in [
      "7時から9時まで", "椿駅から徒歩5分", "始発から終点まで", "ここから椿病院まで", "駅から当館まで", "小学生から大人まで", "始発駅から終点まで",
    ] {
      #expect(namesUnder("<h1>\(heading)</h1>") == [nil, nil, nil], "\(heading)")
    }
    #expect(namesUnder("<h1>桜台からくり館前</h1>")[2] == nil)
  }
}
