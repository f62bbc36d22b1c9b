import BusBoard
import BusModel
import HTTPTypes

extension Board {
  /// The devices that may change something, and how another becomes one.
  var devicePages: [Endpoint] {
    [
      .get("/settings/devices") { question in
        let devices = try await household.devices().map { device in
          DevicesPage.Device(
            id: device.id, label: device.label, pairedAt: device.pairedAt, usedAt: device.usedAt,
            isOwn: device.id == question.device?.id, isOwners: device.isOwners)
        }
        return Answer(DevicesPage(devices).document(await visit(question)))
          .with(.cacheControl, "no-store")
      },
      .post("/settings/devices/:id/remove") { question in
        guard try await household.remove(question["id"]) else { throw Problem.noPage }
        return .moved(to: "/settings/devices")
      },
      .get("/pair", .open) { question in
        Answer(PairPage(code: question.query["code"] ?? "").document(await visit(question)))
          .with(.cacheControl, "no-store")
      },
      .post("/pair", .open) { question in
        let form = question.form
        do throws(PairingFault) {
          let paired = try await household.pair(
            code: form["code"] ?? "", label: form["label"] ?? "", at: question.now)
          return .moved(to: SettingsPage.Done.paired.address)
            .with(.setCookie, Household.cookie(paired.token, question))
        } catch {
          return Answer(PairPage(fault: error.pageFault).document(await visit(question)))
            .with(.cacheControl, "no-store")
        }
      },
    ]
  }
}
