/// A stream that could not be read or written: the sentence for standard error.
struct StreamError: Error {
  var text: String
}
