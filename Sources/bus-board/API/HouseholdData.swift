import BusBoard
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusReading
import BusSettings
import BusSources
import HTTPTypes

extension Board {
  /// What is of no one route.
  var householdData: [Endpoint] {
    [
      .get("/api/v1/openapi.json") { _ in
        Answer(
          200, bytes: PackageResources.openapi_json, type: "application/json; charset=utf-8",
          [.cacheControl: "no-cache"])
      },
      .get("/api/v1/calendar") { question in
        let tag = EntityTag.of(await source.look(), question, .day)
        return try await EntityTag.answered(tag, question) {
          .json(try await calendarDays(question))
        }
      },
      .get("/api/v1/status") { question in
        Answer.json(source.diagnosis(at: question.now).json)
          .with(.cacheControl, "no-store")
      },
      .get("/api/v1/changes") { question in
        Answer(ChangesStream(watch: watch, lastEvent: question.headers[.lastEvent]))
      },
      .get("/api/v1/devices") { _ in
        let devices = try await household.devices()
        return Answer.json(["devices": .array(devices.map(\.publicJSON))])
          .with(.cacheControl, "no-store")
      },
      .delete("/api/v1/devices/:id") { question in
        guard try await household.remove(question["id"]) else {
          throw Problem(.unknownDevice)
        }
        return Answer(204).with(.cacheControl, "no-store")
      },
      .post("/api/v1/pair", .open) { try await pair($0) },
    ]
  }

  private func calendarDays(_ question: Question) async throws -> JSONValue {
    let first = try question.date("from") ?? question.now.date
    let last = try question.date("to") ?? first.adding(days: 30)
    let count = last.dayNumber - first.dayNumber + 1
    guard (1...1000).contains(count) else {
      throw Problem(.range)
    }
    var company: OperatorSetting?
    if let id = question.query["operator"] {
      company = try await source.settings().choose(operator: id)
    }
    let calendar = ServiceCalendar(
      operator: company, feed: try source.sources.storeIfThere()?.holidays()?.holidays ?? [])
    let answer = CalendarDays(
      (0..<count).map { first.adding(days: $0) }, in: calendar, onlyHolidays: false,
      withDoubts: company != nil)
    let lines = answer.json.split(separator: "\n")
    return ["days": .array(try lines.map { try JSONValue.parse(Array($0.utf8)) })]
  }

  private func pair(_ question: Question) async throws -> Answer {
    let body = try question.json()
    do throws(PairingFault) {
      let paired = try await household.pair(
        code: body["code"]?.stringValue ?? "", label: body["label"]?.stringValue ?? "",
        at: question.now)
      return Answer.json(
        paired.device.publicJSON.setting("token", to: .string(paired.token)), status: 201
      ).with(.cacheControl, "no-store")
        .with(.setCookie, Household.cookie(paired.token, question))
    } catch {
      throw Problem(.pairing(error))
    }
  }
}

extension Question {
  /// The body as JSON; an object without anything where there is none.
  func json() throws -> JSONValue {
    guard !body.isEmpty else { return .object([]) }
    guard let value = try? JSONValue.parse(body), value.objectValue != nil else {
      throw Problem(.notAnObject)
    }
    return value
  }
}
