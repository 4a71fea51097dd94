#pragma once
#include <stdbool.h>
#include <stddef.h>

// One GET over https with libcurl, whose options are variadic and cannot be named from Swift.

/// What a transfer is told.
typedef struct {
  /// The address; only https is followed, at the start and after each redirect.
  const char *url;
  /// The ETag of the copy at hand, or NULL.
  const char *etag;
  /// A file of certificate authorities instead of the system's, or NULL.
  const char *authorities;
  /// Time to connect and time in all, in ms.
  long connect_ms;
  long total_ms;
  /// The most redirects.
  long redirects;
  /// The most bytes of the body.
  size_t limit;
  /// Called now and then with the bytes so far and those announced (0 if unknown); true ends the
  /// transfer.
  bool (*progress)(void *context, size_t received, size_t expected);
  void *context;
} cc_request;

/// What came back; released with cc_release.
typedef struct {
  /// The code of libcurl, 0 for a whole answer.
  int code;
  /// The status of HTTP, 0 if there was none.
  long status;
  /// Whether the body was larger than allowed.
  bool too_large;
  /// The body; never NULL, not terminated.
  unsigned char *body;
  size_t count;
  /// The ETag, empty if there was none.
  char etag[256];
  /// What libcurl says of a failure, empty if nothing.
  char message[256];
} cc_response;

/// Prepares libcurl; once, before the first thread that uses it. curl_global_init(3).
bool cc_prepare(void);
/// Does the transfer and waits for its end. curl_easy_perform(3).
cc_response cc_get(const cc_request *request);
/// Frees the body.
void cc_release(cc_response *response);

/// Whether a transfer of that code, with so many bytes of the body, says that it ended too early.
/// CURLE_PARTIAL_FILE, or CURLE_RECV_ERROR in the middle of the body: libcurl 8 says that of a TLS
/// connection that the other end drops.
bool cc_is_partial(int code, size_t count);
/// Whether the code says that the transfer was ended by `progress`. CURLE_ABORTED_BY_CALLBACK.
bool cc_is_cancelled(int code);
