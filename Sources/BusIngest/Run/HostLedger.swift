import BusModel

/// What a run has asked of each host so far.
struct HostLedger: Sendable {
  private var hosts: [String: HostNight] = [:]

  /// Adds a request.
  mutating func add(_ request: RequestRecord) {
    var night = hosts[request.host] ?? HostNight(host: request.host)
    night.requests += request.sent
    if request.status == 304 { night.notModified += 1 }
    let isPage = request.status.map { (200..<400).contains($0) } ?? false
    // That there is no robots.txt is an answer.
    let isAnswer = isPage || request.status == 404 && request.url.hasSuffix("/robots.txt")
    if request.fault != nil || !isAnswer { night.failed += 1 }
    night.wireBytes += request.wireBytes
    night.bytes += request.bytes
    night.milliseconds += request.milliseconds
    night.waited += request.waitMilliseconds
    hosts[request.host] = night
  }

  /// The hosts by name.
  var nights: [HostNight] { hosts.values.sorted { $0.host < $1.host } }
}
