/// Why a body is no bank; the raw value is the name `courtside spy bank check` prints.
public enum BankFault: String, Error, Sendable, Hashable, CaseIterable {
  /// It holds no pair at all.
  case empty
  /// It ends too early.
  case truncated
  /// It is a web page: a login, a captive portal.
  case htmlInsteadOfData = "html_instead_of_data"
  /// The sheet refuses to be read by everybody.
  case notPublic = "not_public"
  /// It is not UTF-8.
  case badEncoding = "bad_encoding"
  /// It is not there any more (status 404 or 410).
  case gone
  /// It is larger than 1 MiB.
  case tooLarge = "too_large"
  /// Nothing came: no network, no answer in time, a certificate that is not valid.
  case offline
}

/// The form a bank comes in, found out from its body.
public enum BankFormat: String, Sendable, Hashable, CaseIterable {
  /// The list feed of Google Sheets that was turned off on 2 August 2021, saved earlier.
  case legacy
  /// The answer of Google's visualisation query: JSON in a call of JavaScript.
  case gviz
  /// Comma-separated values, as a sheet is published.
  case csv
  /// The `values` answer of the Sheets v4 interface.
  case v4
}
