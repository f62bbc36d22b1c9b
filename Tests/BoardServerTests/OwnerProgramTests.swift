import BusModel
import Foundation
import TestScratch
import Testing

@testable import bus_board

/// The owner's account, by way of the programs themselves.
@Suite struct OwnerProgramTests {
  @Test("the command tells where to sign up, then who did, and takes the account away")
  func command() async throws {
    let family = try Family()
    let words = ["board", "owner", "--lang", "en", "--database", family.database]
    let asked = try await Program.run(words + ["--address", "https://b.example"], name: "bus")
    #expect(asked.status == 0, "\(asked.errors)")
    let code = try #require(asked.output.firstMatch(of: /b\.example\/setup\?code=(\w{8})\n/)?.1)
    let program = try await RunningBoard(family)
    let own = try await program.client.session(
      at: "/setup", OwnersForm.text("family", OwnersForm.word, code: String(code)))
    _ = try await program.client.post("/sign-in", OwnersForm.text("family", "wrong word"))
    _ = try await program.client.session(
      at: "/sign-in", OwnersForm.text("family", OwnersForm.word), own)
    let told = try await Program.run(words, name: "bus").output
    #expect(told.hasPrefix("family  ") && told.contains("--delete"))
    let removed = try await Program.run(words + ["--delete"], name: "bus").output
    #expect(removed == "the owner's account is removed, 1 device signed out\n")
    let again = try await Program.run(words + ["--delete"], name: "bus").output
    #expect(again == "there is no owner's account\n")
    #expect(try await program.client.get("/setup").status == 404)
    kill(program.process, SIGTERM)
    #expect(try await program.end() == 0)
    #expect(program.errors.isEmpty, "\(program.errors)")
  }

  @Test("no password and no cookie lies in any file, nor in what the program prints")
  func silent() async throws {
    let family = try Family()
    let code = try await family.invitation(
      at: Moment(secondsSince1970: Int(Date().timeIntervalSince1970)))
    let program = try await RunningBoard(family)
    let own = try await program.client.session(
      at: "/setup", OwnersForm.text("family", OwnersForm.word, code: code))
    _ = try await program.client.post("/sign-in", OwnersForm.text("family", "wrong word"))
    kill(program.process, SIGTERM)
    _ = try await program.end()
    let cookie = try #require(own["Cookie"]?.dropFirst(4))
    var all = program.errors
    for name in try FileManager.default.contentsOfDirectory(atPath: family.scratch.path) {
      let file = URL(filePath: family.scratch.path + "/" + name)
      all += (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    #expect(all.contains("family") && !all.contains(OwnersForm.word) && !all.contains("wrong word"))
    #expect(!all.contains(cookie) && !all.contains(code))
  }
}
