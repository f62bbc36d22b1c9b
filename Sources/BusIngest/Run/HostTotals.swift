import BusModel

/// What a run has asked of each host so far.
struct HostTotals: Sendable {
  private var hosts: [String: HostNight] = [:]

  /// Adds a request.
  mutating func add(_ request: RequestRecord) {
    // What was not sent cost nobody anything.
    guard request.sent > 0 else { return }
    var night = hosts[request.host] ?? HostNight(host: request.host)
    night.requests += request.sent
    if request.status == 304 { night.notModified += 1 }
    if request.fault != nil || !request.isAnswered { night.failed += 1 }
    night.wireBytes += request.wireBytes
    night.bytes += request.bytes
    night.milliseconds += request.milliseconds
    night.waited += request.waitMilliseconds
    hosts[request.host] = night
  }

  /// The hosts by name.
  var nights: [HostNight] { hosts.values.sorted { $0.host < $1.host } }
}
