#include "CGpiod.h"
#include "internal.h"

#if CG_API == 2
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

// The most that the kernel keeps for one request (interface v2): 16 edges for each of 64 lines. When it
// is full, the oldest are dropped, and the sequence numbers show the gap.
#define QUEUE (16 * CG_LINES)

struct cg_request {
  struct gpiod_line_request *request;
  struct gpiod_edge_event_buffer *buffer;
  unsigned long next_number;
  size_t count;
  unsigned offsets[CG_LINES];
};

int cg_api(void) { return 2; }

const char *cg_version(void) { return gpiod_api_version(); }

int cg_chip_get_info(cg_chip *chip, cg_chip_info *info) {
  errno = 0;
  struct gpiod_chip_info *found = gpiod_chip_get_info(chip->chip);
  if (!found) return cg_errno();
  cg_copy(info->name, gpiod_chip_info_get_name(found));
  cg_copy(info->label, gpiod_chip_info_get_label(found));
  info->lines = (unsigned)gpiod_chip_info_get_num_lines(found);
  gpiod_chip_info_free(found);
  return 0;
}

int cg_chip_get_line(cg_chip *chip, unsigned offset, cg_line_info *info) {
  errno = 0;
  struct gpiod_line_info *found = gpiod_chip_get_line_info(chip->chip, offset);
  if (!found) return cg_errno();
  cg_copy(info->name, gpiod_line_info_get_name(found));
  cg_copy(info->consumer, gpiod_line_info_get_consumer(found));
  info->used = gpiod_line_info_is_used(found);
  info->output = gpiod_line_info_get_direction(found) == GPIOD_LINE_DIRECTION_OUTPUT;
  gpiod_line_info_free(found);
  return 0;
}

static enum gpiod_line_bias bias_of(cg_bias bias) {
  switch (bias) {
    case CG_AS_IS: return GPIOD_LINE_BIAS_AS_IS;
    case CG_PULL_UP: return GPIOD_LINE_BIAS_PULL_UP;
    case CG_PULL_DOWN: return GPIOD_LINE_BIAS_PULL_DOWN;
    case CG_DISABLED: return GPIOD_LINE_BIAS_DISABLED;
  }
  return GPIOD_LINE_BIAS_AS_IS;
}

// Adds one line's settings to a configuration; input with both edges, or output switched off.
static int add(struct gpiod_line_config *config, const cg_line *line, bool output) {
  struct gpiod_line_settings *settings = gpiod_line_settings_new();
  if (!settings) return ENOMEM;
  int failed = 0;
  if (output) {
    failed |= gpiod_line_settings_set_direction(settings, GPIOD_LINE_DIRECTION_OUTPUT);
    failed |= gpiod_line_settings_set_output_value(settings, GPIOD_LINE_VALUE_INACTIVE);
  } else {
    failed |= gpiod_line_settings_set_direction(settings, GPIOD_LINE_DIRECTION_INPUT);
    failed |= gpiod_line_settings_set_edge_detection(settings, GPIOD_LINE_EDGE_BOTH);
    failed |= gpiod_line_settings_set_event_clock(settings, GPIOD_LINE_CLOCK_MONOTONIC);
    failed |= gpiod_line_settings_set_bias(settings, bias_of(line->bias));
    gpiod_line_settings_set_debounce_period_us(settings, line->debounce_us);
  }
  gpiod_line_settings_set_active_low(settings, line->active_low);
  errno = 0;
  if (!failed)
    failed = gpiod_line_config_add_line_settings(config, &line->offset, 1, settings);
  int error = failed ? cg_errno() : 0;
  gpiod_line_settings_free(settings);
  return error;
}

static int ask(
  cg_chip *chip, struct gpiod_line_config *lines, const char *consumer,
  struct gpiod_line_request **request) {
  struct gpiod_request_config *config = gpiod_request_config_new();
  if (!config) return ENOMEM;
  gpiod_request_config_set_consumer(config, consumer);
  gpiod_request_config_set_event_buffer_size(config, QUEUE);
  errno = 0;
  *request = gpiod_chip_request_lines(chip->chip, config, lines);
  int error = *request ? 0 : cg_errno();
  gpiod_request_config_free(config);
  return error;
}

static int request_lines(
  cg_chip *chip, const cg_line *lines, size_t count, bool output, const char *consumer,
  cg_request **request) {
  if (count == 0 || count > CG_LINES) return EINVAL;
  cg_request *made = calloc(1, sizeof *made);
  struct gpiod_line_config *config = gpiod_line_config_new();
  int error = made && config ? 0 : ENOMEM;
  for (size_t i = 0; error == 0 && i < count; i++) {
    error = add(config, &lines[i], output);
    made->offsets[i] = lines[i].offset;
  }
  if (error == 0) {
    made->count = count;
    made->next_number = 1;
    made->buffer = gpiod_edge_event_buffer_new(QUEUE);
    error = made->buffer ? ask(chip, config, consumer, &made->request) : ENOMEM;
  }
  if (config) gpiod_line_config_free(config);
  if (error == 0) {
    *request = made;
  } else {
    cg_request_release(made);
  }
  return error;
}

int cg_request_inputs(
  cg_chip *chip, const cg_line *lines, size_t count, const char *consumer, cg_request **request) {
  return request_lines(chip, lines, count, false, consumer, request);
}

int cg_request_output(
  cg_chip *chip, unsigned offset, bool active_low, const char *consumer, cg_request **request) {
  cg_line line = {.offset = offset, .active_low = active_low};
  return request_lines(chip, &line, 1, true, consumer, request);
}

void cg_request_release(cg_request *request) {
  if (!request) return;
  if (request->buffer) gpiod_edge_event_buffer_free(request->buffer);
  if (request->request) gpiod_line_request_release(request->request);
  free(request);
}

size_t cg_request_descriptors(const cg_request *request, int *descriptors, size_t limit) {
  if (limit > 0) descriptors[0] = gpiod_line_request_get_fd(request->request);
  return 1;
}

static size_t index_of(const cg_request *request, unsigned offset) {
  size_t index = 0;
  while (index < request->count && request->offsets[index] != offset) index++;
  return index;
}

int cg_request_read(
  cg_request *request, cg_edge *edges, size_t limit, size_t *count, bool *lost) {
  struct pollfd wait = {gpiod_line_request_get_fd(request->request), POLLIN, 0};
  *count = 0;
  *lost = false;
  if (poll(&wait, 1, 0) < 0) return errno == EINTR ? 0 : errno;
  if (wait.revents & (POLLERR | POLLHUP | POLLNVAL)) return ENODEV;
  if (!(wait.revents & POLLIN)) return 0;
  errno = 0;
  int read = gpiod_line_request_read_edge_events(request->request, request->buffer, limit);
  if (read < 0) return errno == EAGAIN || errno == EINTR ? 0 : cg_errno();
  for (int i = 0; i < read; i++) {
    struct gpiod_edge_event *event =
      gpiod_edge_event_buffer_get_event(request->buffer, (unsigned long)i);
    unsigned long number = gpiod_edge_event_get_global_seqno(event);
    *lost = *lost || number != request->next_number;
    request->next_number = number + 1;
    size_t index = index_of(request, gpiod_edge_event_get_line_offset(event));
    if (index == request->count) continue;
    edges[(*count)++] = (cg_edge){
      .index = index,
      .active = gpiod_edge_event_get_event_type(event) == GPIOD_EDGE_EVENT_RISING_EDGE,
      .time_ns = gpiod_edge_event_get_timestamp_ns(event),
    };
  }
  return 0;
}

int cg_request_levels(cg_request *request, bool *active) {
  enum gpiod_line_value values[CG_LINES];
  errno = 0;
  if (gpiod_line_request_get_values(request->request, values) != 0) return cg_errno();
  for (size_t i = 0; i < request->count; i++) active[i] = values[i] == GPIOD_LINE_VALUE_ACTIVE;
  return 0;
}

int cg_request_set(cg_request *request, bool on) {
  errno = 0;
  enum gpiod_line_value value = on ? GPIOD_LINE_VALUE_ACTIVE : GPIOD_LINE_VALUE_INACTIVE;
  int failed = gpiod_line_request_set_value(request->request, request->offsets[0], value);
  return failed ? cg_errno() : 0;
}
#endif
