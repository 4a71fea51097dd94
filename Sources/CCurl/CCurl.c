#include "CCurl.h"

#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct {
  const cc_request *request;
  cc_response *response;
} cc_transfer;

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  cc_transfer *transfer = context;
  cc_response *response = transfer->response;
  size_t length = size * count;
  if (length > transfer->request->limit - response->count) {
    response->too_large = true;
    return 0;
  }
  if (length == 0) return 0;
  unsigned char *grown = realloc(response->body, response->count + length);
  if (!grown) return 0;
  memcpy(grown + response->count, bytes, length);
  response->body = grown;
  response->count += length;
  return length;
}

static size_t take_header(char *bytes, size_t size, size_t count, void *context) {
  cc_transfer *transfer = context;
  cc_response *response = transfer->response;
  size_t length = size * count;
  // A status line begins the headers of another answer, after a redirect.
  if (length >= 5 && strncasecmp(bytes, "HTTP/", 5) == 0) response->etag[0] = 0;
  if (length > 5 && strncasecmp(bytes, "etag:", 5) == 0) {
    const char *start = bytes + 5, *end = bytes + length;
    while (start < end && (*start == ' ' || *start == '\t')) start++;
    while (end > start && (end[-1] == '\r' || end[-1] == '\n' || end[-1] == ' ')) end--;
    size_t kept = (size_t)(end - start);
    if (kept < sizeof response->etag) {
      memcpy(response->etag, start, kept);
      response->etag[kept] = 0;
    }
  }
  return length;
}

static int tell_progress(
    void *context, curl_off_t total, curl_off_t now, curl_off_t up_total, curl_off_t up_now) {
  (void)up_total;
  (void)up_now;
  cc_transfer *transfer = context;
  const cc_request *request = transfer->request;
  if (!request->progress) return 0;
  return request->progress(request->context, now > 0 ? (size_t)now : 0, total > 0 ? (size_t)total : 0)
      ? 1
      : 0;
}

bool cc_prepare(void) { return curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK; }

cc_response cc_get(const cc_request *request) {
  cc_response response = {.code = CURLE_OUT_OF_MEMORY, .body = malloc(1)};
  CURL *curl = curl_easy_init();
  if (!curl || !response.body) {
    if (curl) curl_easy_cleanup(curl);
    return response;
  }
  cc_transfer transfer = {request, &response};
  char error[CURL_ERROR_SIZE] = "";
  struct curl_slist *headers = NULL;
  if (request->etag && request->etag[0]) {
    char line[sizeof response.etag + 32] = "If-None-Match: ";
    strncat(line, request->etag, sizeof response.etag);
    headers = curl_slist_append(NULL, line);
  }
  curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, error);
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "https");
  curl_easy_setopt(curl, CURLOPT_REDIR_PROTOCOLS_STR, "https");
  curl_easy_setopt(curl, CURLOPT_URL, request->url);
  curl_easy_setopt(curl, CURLOPT_USERAGENT, "courtside");
  // A compressed body that is cut would not be noticed; one that comes all the same is unpacked.
  curl_easy_setopt(curl, CURLOPT_ACCEPT_ENCODING, "identity");
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 1L);
  curl_easy_setopt(curl, CURLOPT_MAXREDIRS, request->redirects);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, request->connect_ms);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, request->total_ms);
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)request->limit);
  curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
  curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
  if (request->authorities) curl_easy_setopt(curl, CURLOPT_CAINFO, request->authorities);
  if (headers) curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take_body);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &transfer);
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, take_header);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, &transfer);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, tell_progress);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &transfer);
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
  CURLcode code = curl_easy_perform(curl);
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &response.status);
  response.code = code;
  if (code == CURLE_FILESIZE_EXCEEDED) response.too_large = true;
  if (code != CURLE_OK) {
    strncpy(response.message, error[0] ? error : curl_easy_strerror(code), sizeof response.message - 1);
  }
  curl_slist_free_all(headers);
  curl_easy_cleanup(curl);
  return response;
}

void cc_release(cc_response *response) {
  free(response->body);
  response->body = NULL;
  response->count = 0;
}

bool cc_is_partial(int code, size_t count) {
  return code == CURLE_PARTIAL_FILE || (code == CURLE_RECV_ERROR && count > 0);
}

bool cc_is_cancelled(int code) { return code == CURLE_ABORTED_BY_CALLBACK; }
