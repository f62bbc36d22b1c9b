import BusCommand
import BusModel
import BusSettings
import Foundation
import TestScratch
import Testing

@testable import bus_board

@Suite struct UndoTests {
  @Test("L-6: a removal can be undone for ten seconds; the file is as it was, byte by byte")
  func undo() async throws {
    let family = try Family()
    let before = try family.settingsText()
    let desk = SettingsDesk(family.sources)
    let now = Served(family: family).now
    try await desk.remove(Family.home, at: now)
    #expect(try !family.settingsText().contains(Family.home))
    #expect(await desk.undo(of: Family.home, at: now.adding(seconds: 9)) != nil)
    try await desk.restore(Family.home, at: now.adding(seconds: 9))
    #expect(try family.settingsText() == before)
    try await desk.remove(Family.home, at: now)
    await #expect(throws: Problem.self) {
      try await desk.restore(Family.home, at: now.adding(seconds: 10))
    }
    #expect(try !family.settingsText().contains(Family.home))
  }

  @Test("L-6: what was changed after a removal stays when the removal is undone")
  func undoneLater() async throws {
    let family = try Family()
    let desk = SettingsDesk(family.sources)
    let now = Served(family: family).now
    try await desk.remove(Family.home, at: now)
    let other = try family.settingsText().replacing("例バス", with: "別バス")
    try family.scratch.write(other, to: "routes.json")
    try await desk.restore(Family.home, at: now)
    let text = try family.settingsText()
    #expect(text.contains("別バス") && text.contains(Family.home))
  }

  @Test("the page of the settings offers the way back, and it is 410 when it is too late")
  func page() async throws {
    let family = try Family()
    let device = try await family.paired()
    try await Served(family: family).run { client in
      let path = "/settings/routes/\(Family.home)"
      let removed = try await client.post(path + "/remove", "", device)
      #expect(removed["location"] == "/settings?done=removed&undo=\(Family.home)")
      let page = try await client.get(try #require(removed["location"]), device).text
      #expect(page.contains("action=\"\(path)/restore\""))
      #expect(try await client.post(path + "/restore", "").status == 401)
      #expect(try await client.post(path + "/restore", "", device).status == 303)
      #expect(try await client.post(path + "/restore", "", device).status == 410)
      #expect(try await client.get("/r/home").status == 200)
    }
  }

  @Test(
    "B-9: while the command line changes the settings the board waits, and neither change is lost")
  func together() async throws {
    let family = try Family()
    let desk = SettingsDesk(family.sources)
    var lock = SettingsLock.taken(of: family.config)
    #expect(lock != nil)
    #expect(SettingsLock.taken(of: family.config) == nil)
    async let change = desk.change { document in
      let route = try #require(document.settings.route(named: "home"))
      var changed = route
      changed.walkMinutes = 9
      return try document.replacing("home", with: changed)
    }
    try await Task.sleep(for: .milliseconds(200))
    #expect(try !family.settingsText().contains("\"walkMinutes\": 9"))
    let other = try family.settingsText().replacing("例バス", with: "別バス")
    try family.scratch.write(other, to: "routes.json")
    withExtendedLifetime(lock) { lock = nil }
    _ = try await change
    let text = try family.settingsText()
    #expect(text.contains("\"walkMinutes\": 9") && text.contains("別バス"))
  }
}
