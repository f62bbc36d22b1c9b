import BusModel

/// One address on the way to a page.
struct PageHop: Sendable {
  let address: PageAddress
  /// Whether it is on the page's own host, which alone is told what is known of the page.
  let isAtHome: Bool
  /// Whether it may be an address of this machine or its own network.
  let mayBePrivate: Bool
}

/// The way to a page: where it was asked for, and where redirects led.
struct PageJourney {
  private let subject: String
  private let rule: AddressRule
  private let start: PageAddress
  /// A handful at most.
  private var seen: [String]
  private(set) var redirects: [PageRedirect] = []
  /// Whether a page sent us on, and not its server: what the server says of one page is not to be
  /// told to the other then.
  private(set) var isRefreshed = false
  private(set) var hop: PageHop

  /// Sets out for a page.
  ///
  /// - Throws: `.badURL`, or `.privateAddress`.
  @inline(never)
  init(to url: String, _ policy: SharedPolicy) throws(FetchError) {
    subject = url
    rule = AddressRule(policy: policy)
    start = try PageAddress(url)
    seen = [start.url]
    hop = PageHop(
      address: start, isAtHome: true,
      mayBePrivate: try rule.mayBePrivate(start, from: start, subject: url))
  }

  /// Sets out for the robots.txt beside a page, which may be where the page may.
  ///
  /// - Throws: `.badURL`.
  @inline(never)
  init(toRobotsOf page: PageHop, _ url: String, _ policy: SharedPolicy) throws(FetchError) {
    subject = url
    rule = AddressRule(policy: policy)
    start = try PageAddress(url)
    seen = [start.url]
    hop = PageHop(address: start, isAtHome: true, mayBePrivate: page.mayBePrivate)
  }

  /// Where the page was found when it is not where it was asked for.
  var end: String? { hop.address == start ? nil : hop.address.url }

  /// Goes on to where a page sends the browser, once, if it does and to somewhere else.
  ///
  /// - Returns: whether there is more to ask.
  /// - Throws: what `follow` throws.
  @inline(never)
  mutating func refresh(by answer: HTTPAnswer) throws(FetchError) -> Bool {
    guard !isRefreshed, answer.status == 200, answer.body.count <= MetaRefresh.mostBytes,
      let text = MetaRefresh.target(in: try answer.body.bytes()),
      let target = hop.address.resolving(text), !seen.contains(target)
    else { return false }
    isRefreshed = true
    try follow(target, status: 302)
    return true
  }

  /// Goes on to where an answer leads.
  ///
  /// - Throws: `.tooManyRedirects`, `.badRedirect` or `.privateAddress`.
  @inline(never)
  mutating func follow(_ target: String, status: Int) throws(FetchError) {
    let address = try PageAddress(redirect: target, of: subject)
    guard redirects.count < max(0, rule.policy.maxRedirects) else {
      let count = rule.policy.maxRedirects
      throw FetchError(subject, .tooManyRedirects(count: count, last: address.url))
    }
    guard !seen.contains(address.url) else {
      throw FetchError(subject, .redirectLoop(to: address.url))
    }
    seen.append(address.url)
    redirects.append(
      PageRedirect(
        from: hop.address.url, to: address.url, status: status,
        isUnencrypted: hop.address.isEncrypted && !address.isEncrypted))
    hop = PageHop(
      address: address, isAtHome: address.host == start.host,
      mayBePrivate: try rule.mayBePrivate(address, from: start, subject: subject))
  }
}
