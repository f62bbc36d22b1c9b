import BusModel
import Foundation
import TestScratch
import Testing

@testable import bus_board

/// What somebody types who signs up or in.
enum OwnersForm {
  /// A good password.
  static let word = "correct horse"

  /// The fields as a browser sends them.
  static func text(
    _ id: String, _ password: String, confirmation: String? = nil, isAgreed: Bool = true,
    code: String = ""
  ) -> String {
    let fields = [
      ("id", id), ("password", password), ("confirmation", confirmation ?? password),
      ("code", code),
    ]
    return fields.map { name, value in
      name + "=" + value.utf8.map { "%" + Secret.hex([$0]) }.joined()
    }.joined(separator: "&") + (isAgreed ? "&agreed=1" : "")
  }
}

extension RawClient {
  /// Sends a form that lets in, and answers with the header that shows it.
  func session(
    at path: String, _ form: String, _ headers: [String: String] = [:]
  ) async throws -> [String: String] {
    let reply = try await post(path, form, headers)
    try #require(reply.status == 303, "\(reply.status) \(reply.text.suffix(1500))")
    let cookie = try #require(reply["set-cookie"])
    #expect(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Strict"))
    return ["Cookie": String(cookie.prefix { $0 != ";" })]
  }
}

extension Family {
  /// A code with which one may sign up.
  func invitation(at now: Moment) async throws -> String {
    try #require(await bus_board.Household(sources).invite(at: now))
  }

  func signedUp(_ id: String, _ password: String, at now: Moment) async throws {
    let code = try await invitation(at: now)
    let token = try await bus_board.Household(sources).signUp(id, password, code: code, at: now)
    #expect(token != nil)
  }

  func owners() async throws -> [Device] {
    try await bus_board.Household(sources).devices().filter(\.isOwners)
  }

  func mode(_ name: String) throws -> Int? {
    let path = scratch.path + "/" + name
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
