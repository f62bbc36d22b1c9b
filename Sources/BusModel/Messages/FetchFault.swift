/// Why there is no page, or no file: what a fetch fault is about is told beside it.
public enum FetchFault: Hashable, Sendable {
  /// Not an http or https URL with a host.
  case badURL(AddressFault)
  /// No address for the server's name; libcurl's words.
  case unknownHost(said: String)
  /// No connection to the proxy in between, or no help from it; libcurl's words.
  case proxy(said: String)
  /// No connection to the server; libcurl's words.
  case unreachable(said: String)
  /// The server's certificate does not prove that it is the one asked for; libcurl's words.
  case untrusted(CertificateFault, said: String)
  /// This machine has no certificates to check a server's by; libcurl's words.
  case noCertificates(said: String)
  /// The connection, the answer or its rate stayed below what the policy allows; libcurl's words.
  case timedOut(TimeLimit, said: String)
  /// The connection ended early, or what came is not HTTP; libcurl's words.
  case brokenTransfer(TransferBreak, said: String)
  /// An answer that is not whole, whatever libcurl says.
  case incomplete(Incompleteness)
  /// A body in a coding that was not asked for: "br".
  case unknownCoding(String)
  /// The host is left alone until then, whatever pages of it are wanted.
  case leftAlone(HostRest.Reason, until: Moment)
  /// The host was asked as often as a night may.
  case overBudget(requests: Int)
  /// The host's robots.txt forbids the page by this rule.
  case robots(rule: String)
  /// The host's robots.txt cannot be had, and what it forbids is not known.
  case robotsUnread(status: Int)
  /// A host that stands for an address which only this machine or its own network can reach.
  case privateAddress(host: String, address: String)
  /// More bytes of page than the policy allows.
  case pageTooLarge(bytes: Int)
  /// More bytes of headers than the policy allows.
  case headersTooLarge(bytes: Int)
  /// A file of more bytes than are read.
  case fileTooLarge(bytes: Int)
  /// More redirects than the policy allows, and where the last one leads.
  case tooManyRedirects(count: Int, last: String)
  /// A redirect to an address that was asked for on the way already.
  case redirectLoop(to: String)
  /// A redirect to something that is no address of a page.
  case badRedirect(to: String, AddressFault)
  /// A status that brings no page.
  case httpStatus(Int)
  /// A number that is no HTTP status.
  case invalidStatus(Int)
  /// The task was cancelled, or its source is shutting down.
  case cancelled
  /// The replay folder's index does not name the URL.
  case notInReplay(folder: String)
  /// The replay folder's index is not what it should be, or names a file outside the folder.
  case badReplay(ReplayFault)
  /// A file or folder would not do what was asked.
  case file(FileAction, SystemFault)
  /// The lock beside the database cannot be made.
  case lockFile(SystemFault)
  /// The archive has no page of that hash.
  case notArchived(folder: String)
  /// The archive has no page of that address.
  case neverArchived
  /// The archive's bytes are no longer those of their hash.
  case damaged(wanted: String, bytes: Int, found: String)
  /// A message to an address was not taken; the status, or nil and libcurl's words.
  case notTaken(status: Int?, said: String)
  /// A function of libcurl refused what it should not: a bug of ours.
  case library(function: String, said: String)
  /// The database refused the row of a page, in SQLite's words: a bug of ours.
  case notRecorded(said: String)
  /// No thread for the network.
  case noThread(SystemFault)
  /// A record of a page without its hash: a bug of ours.
  case noHash
  /// A fault of another version, in its own words.
  case text(String)
}

/// Why an answer is not whole.
public enum Incompleteness: Hashable, Sendable {
  /// The connection ended within the headers.
  case headers
  /// More or fewer bytes than the header says.
  case length(said: Int, came: Int)
  /// Headers that say several lengths.
  case lengths
  /// The gzip stream has no end, or one that does not fit its bytes.
  case gzip
  /// Nothing says how long the answer is, and the document in it does not end.
  case document
  /// Nothing says how long the answer is, and asked again the server sent another document.
  case differs
}

/// Why a text is no address of a page.
public enum AddressFault: String, Hashable, Sendable {
  /// It cannot be read as a URL.
  case unreadable
  /// Neither http nor https.
  case otherScheme
  /// No host.
  case noHost
  /// A host's name that IDNA cannot express.
  case badHost
}

/// Why the index of a replay folder cannot be followed.
public enum ReplayFault: Hashable, Sendable {
  /// No JSON from this line and column on.
  case notJSON(line: Int, column: Int)
  /// No object of URL → file, but another kind of value.
  case notObject(found: String)
  /// An entry that is neither a file's name nor an object; what it is.
  case badEntry(url: String, found: String)
  /// A key of an entry that is of another kind than the expected one ("string", "number").
  case badKey(String, kind: String, url: String, found: String)
  /// An entry that brings a page and names no file.
  case noFile(url: String)
  /// A file outside the folder.
  case outside(name: String)
}

/// What the system answered instead of doing what was asked: an error number (errno).
public struct SystemFault: Hashable, Sendable {
  /// The number, such as that of ENOENT.
  public let number: Int32

  /// A fault.
  public init(_ number: Int32) { self.number = number }
}

/// What a file or folder could not be made to do.
public enum FileAction: String, Hashable, Sendable {
  /// Be opened for reading.
  case open
  /// Take the place of an older one.
  case place
  /// Be read.
  case read
  /// Be made.
  case make
  /// Be filled.
  case write
  /// Be listed, a folder.
  case list
  /// Be removed.
  case remove
}
