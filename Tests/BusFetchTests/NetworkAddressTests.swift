import BusModel
import Testing

@testable import BusFetch

@Suite("addresses of this machine and its network")
struct NetworkAddressTests {
  @Test(
    "are known by their numbers, also within those of version 6",
    arguments: [
      "127.0.0.1", "127.255.1.2", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255",
      "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "::", "::1",
      "fe80::1", "fec0::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1",
      "::ffff:10.0.0.1", "::10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "[::1]",
    ])
  func notPublic(_ text: String) throws {
    #expect(try #require(NetworkAddress(text)).isPublic == false)
  }

  @Test(
    "others are anybody's",
    arguments: [
      "1.1.1.1", "172.15.0.1", "172.32.0.1", "100.63.0.1", "100.128.0.1", "169.253.0.1",
      "192.167.0.1", "203.0.113.9", "2001:db8::1", "2606:4700::1111", "::ffff:1.1.1.1",
      "64:ff9b::101:101", "2002:101:101::", "[2001:db8::1]",
    ])
  func isPublic(_ text: String) throws {
    #expect(try #require(NetworkAddress(text)).isPublic)
  }

  @Test("a name is no address", arguments: ["localhost", "bus.example.jp", "", "1.2.3", "1::2::3"])
  func names(_ text: String) {
    #expect(NetworkAddress(text) == nil)
  }

  @Test(
    "every spelling of a number is seen through before it is asked",
    arguments: [
      "http://127.0.0.1/", "http://2130706433/", "http://0177.0.0.1/", "http://0x7f.1/",
      "http://127.1/", "http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://0.0.0.0/",
      "http://10.1.2.3/", "http://169.254.169.254/", "http://localhost/", "http://LOCALHOST./",
      "http://a.localhost/", "http://printer.local/",
    ])
  func redirectTarget(_ url: String) throws {
    var journey = try PageJourney(to: "http://bus.example.jp/", SharedPolicy(FetchPolicy()))
    let error = #expect(throws: FetchError.self) { try journey.follow(url, status: 302) }
    #expect(error?.code == .privateAddress)
  }

  @Test("one that the user names may be asked, and only its own host by a redirect")
  func named() throws {
    var journey = try PageJourney(to: "http://127.0.0.1:8080/a", SharedPolicy(FetchPolicy()))
    #expect(journey.hop.mayBePrivate)
    try journey.follow("http://127.0.0.1:8080/b", status: 302)
    #expect(journey.hop.mayBePrivate)
    #expect(throws: FetchError.self) { try journey.follow("http://10.0.0.1/", status: 302) }
    try journey.follow("http://bus.example.jp/", status: 302)
    #expect(!journey.hop.mayBePrivate)
  }

  @Test("a host of privateHosts may be one, and not behind a redirect from elsewhere")
  func privateHosts() throws {
    var policy = FetchPolicy()
    policy.privateHosts = ["nas.home"]
    #expect(try PageJourney(to: "http://NAS.home/", SharedPolicy(policy)).hop.mayBePrivate)
    var journey = try PageJourney(to: "http://bus.example.jp/", SharedPolicy(policy))
    try journey.follow("http://nas.home/", status: 302)
    #expect(!journey.hop.mayBePrivate)
  }

  @Test("public only refuses also what the user names")
  func publicOnly() {
    var policy = FetchPolicy()
    policy.isPublicOnly = true
    let error = #expect(throws: FetchError.self) {
      try PageJourney(to: "http://127.0.0.1/", SharedPolicy(policy))
    }
    #expect(error?.fault == .privateAddress(host: "127.0.0.1", address: "127.0.0.1"))
  }

  @Test("what is known of a page is told to its own host alone")
  func validators() throws {
    var journey = try PageJourney(to: "http://bus.example.jp/", SharedPolicy(FetchPolicy()))
    let request = PageRequest(url: "http://bus.example.jp/", etag: "\"1\"")
    #expect(
      HTTPRequest(request, at: journey.hop, policy: SharedPolicy(FetchPolicy())).headers.count == 1)
    try journey.follow("https://bus.example.jp/", status: 301)
    #expect(
      HTTPRequest(request, at: journey.hop, policy: SharedPolicy(FetchPolicy())).headers.count == 1)
    try journey.follow("https://other.example.jp/", status: 301)
    #expect(
      HTTPRequest(request, at: journey.hop, policy: SharedPolicy(FetchPolicy())).headers.isEmpty)
  }

  @Test("the way from https to http is told, and a circle is one")
  func steps() throws {
    var journey = try PageJourney(to: "https://bus.example.jp/", SharedPolicy(FetchPolicy()))
    try journey.follow("http://bus.example.jp/", status: 301)
    #expect(journey.redirects.map(\.isUnencrypted) == [true])
    let error = #expect(throws: FetchError.self) {
      try journey.follow("https://bus.example.jp/", status: 301)
    }
    #expect(error?.fault == .redirectLoop(to: "https://bus.example.jp/"))
  }
}
