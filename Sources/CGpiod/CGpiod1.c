#include "CGpiod.h"
#include "internal.h"

#if CG_API == 1
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

// A line's queue in the kernel holds this many edges (interface v1); when it is full, the newest are
// dropped and nothing tells so.
#define QUEUE 16

struct cg_request {
  // Closing a chip releases its lines, so a request keeps a chip of its own.
  struct gpiod_chip *chip;
  size_t count;
  struct gpiod_line *lines[CG_LINES];
};

int cg_api(void) { return 1; }

const char *cg_version(void) { return gpiod_version_string(); }

int cg_chip_get_info(cg_chip *chip, cg_chip_info *info) {
  cg_copy(info->name, gpiod_chip_name(chip->chip));
  cg_copy(info->label, gpiod_chip_label(chip->chip));
  info->lines = gpiod_chip_num_lines(chip->chip);
  return 0;
}

int cg_chip_get_line(cg_chip *chip, unsigned offset, cg_line_info *info) {
  errno = 0;
  struct gpiod_line *line = gpiod_chip_get_line(chip->chip, offset);
  if (!line || gpiod_line_update(line) != 0) return cg_errno();
  cg_copy(info->name, gpiod_line_name(line));
  cg_copy(info->consumer, gpiod_line_consumer(line));
  info->used = gpiod_line_is_used(line);
  info->output = gpiod_line_direction(line) == GPIOD_LINE_DIRECTION_OUTPUT;
  return 0;
}

static int flags_of(cg_bias bias, bool active_low) {
  int flags = active_low ? GPIOD_LINE_REQUEST_FLAG_ACTIVE_LOW : 0;
  switch (bias) {
    case CG_AS_IS: return flags;
    case CG_PULL_UP: return flags | GPIOD_LINE_REQUEST_FLAG_BIAS_PULL_UP;
    case CG_PULL_DOWN: return flags | GPIOD_LINE_REQUEST_FLAG_BIAS_PULL_DOWN;
    case CG_DISABLED: return flags | GPIOD_LINE_REQUEST_FLAG_BIAS_DISABLE;
  }
  return flags;
}

// An empty request on a chip of its own.
static int make(const cg_chip *chip, cg_request **request) {
  cg_request *made = calloc(1, sizeof *made);
  if (!made) return ENOMEM;
  errno = 0;
  made->chip = gpiod_chip_open(chip->path);
  if (!made->chip) {
    int error = cg_errno();
    free(made);
    return error;
  }
  *request = made;
  return 0;
}

// Adds a line to a request.
static int add(
  cg_request *request, unsigned offset, const struct gpiod_line_request_config *config) {
  errno = 0;
  struct gpiod_line *line = gpiod_chip_get_line(request->chip, offset);
  if (!line || gpiod_line_request(line, config, 0) != 0) return cg_errno();
  request->lines[request->count++] = line;
  return 0;
}

int cg_request_inputs(
  cg_chip *chip, const cg_line *lines, size_t count, const char *consumer, cg_request **request) {
  if (count == 0 || count > CG_LINES) return EINVAL;
  cg_request *made;
  int error = make(chip, &made);
  for (size_t i = 0; error == 0 && i < count; i++) {
    struct gpiod_line_request_config config = {
      .consumer = consumer,
      .request_type = GPIOD_LINE_REQUEST_EVENT_BOTH_EDGES,
      .flags = flags_of(lines[i].bias, lines[i].active_low),
    };
    error = add(made, lines[i].offset, &config);
    if (error != 0) cg_request_release(made);
  }
  if (error == 0) *request = made;
  return error;
}

int cg_request_output(
  cg_chip *chip, unsigned offset, bool active_low, const char *consumer, cg_request **request) {
  cg_request *made;
  int error = make(chip, &made);
  if (error != 0) return error;
  struct gpiod_line_request_config config = {
    .consumer = consumer,
    .request_type = GPIOD_LINE_REQUEST_DIRECTION_OUTPUT,
    .flags = flags_of(CG_AS_IS, active_low),
  };
  error = add(made, offset, &config);
  if (error != 0) {
    cg_request_release(made);
    return error;
  }
  *request = made;
  return 0;
}

void cg_request_release(cg_request *request) {
  if (!request) return;
  gpiod_chip_close(request->chip);
  free(request);
}

size_t cg_request_descriptors(const cg_request *request, int *descriptors, size_t limit) {
  for (size_t i = 0; i < request->count && i < limit; i++)
    descriptors[i] = gpiod_line_event_get_fd(request->lines[i]);
  return request->count;
}

int cg_request_read(
  cg_request *request, cg_edge *edges, size_t limit, size_t *count, bool *lost) {
  struct pollfd waits[CG_LINES];
  *count = 0;
  *lost = false;
  for (size_t i = 0; i < request->count; i++)
    waits[i] = (struct pollfd){gpiod_line_event_get_fd(request->lines[i]), POLLIN, 0};
  int ready = poll(waits, request->count, 0);
  if (ready < 0) return errno == EINTR ? 0 : errno;
  for (size_t i = 0; i < request->count; i++) {
    if (waits[i].revents & (POLLERR | POLLHUP | POLLNVAL)) return ENODEV;
    // Whole queues only: what is left of one would be read late, and its fullness not seen.
    if (!(waits[i].revents & POLLIN) || limit - *count < QUEUE) continue;
    struct gpiod_line_event events[QUEUE];
    errno = 0;
    int read = gpiod_line_event_read_fd_multiple(waits[i].fd, events, QUEUE);
    if (read < 0) return errno == EAGAIN || errno == EINTR ? 0 : cg_errno();
    *lost = *lost || read >= QUEUE;
    for (int k = 0; k < read; k++)
      edges[(*count)++] = (cg_edge){
        .index = i,
        .active = events[k].event_type == GPIOD_LINE_EVENT_RISING_EDGE,
        .time_ns = (uint64_t)events[k].ts.tv_sec * 1000000000u + (uint64_t)events[k].ts.tv_nsec,
      };
  }
  return 0;
}

int cg_request_levels(cg_request *request, bool *active) {
  for (size_t i = 0; i < request->count; i++) {
    errno = 0;
    int value = gpiod_line_get_value(request->lines[i]);
    if (value < 0) return cg_errno();
    active[i] = value != 0;
  }
  return 0;
}

int cg_request_set(cg_request *request, bool on) {
  errno = 0;
  return gpiod_line_set_value(request->lines[0], on) == 0 ? 0 : cg_errno();
}
#endif
