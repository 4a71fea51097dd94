#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One API over libgpiod 1.6 (kernel interface v1) and 2.x (v2). Functions that can fail return 0 or an
// errno; none of them blocks.

/// A name, label or consumer is shorter than this, its end included.
#define CG_NAME 64
/// One request takes at most this many lines.
#define CG_LINES 64

/// The libgpiod API this was compiled against: 1 (Debian 12) or 2 (Debian 13).
int cg_api(void);
/// The version of the library that is loaded.
const char *cg_version(void);

/// An open chip.
typedef struct cg_chip cg_chip;

/// What a chip says of itself.
typedef struct {
  char name[CG_NAME];
  char label[CG_NAME];
  unsigned lines;
} cg_chip_info;

/// What a chip says of one of its lines; empty where there is no name or consumer.
typedef struct {
  char name[CG_NAME];
  char consumer[CG_NAME];
  bool used;
  bool output;
} cg_line_info;

/// Opens the chip behind a device file; ENOTTY or ENODEV where it is none.
int cg_chip_open(const char *path, cg_chip **chip);
void cg_chip_close(cg_chip *chip);
int cg_chip_get_info(cg_chip *chip, cg_chip_info *info);
int cg_chip_get_line(cg_chip *chip, unsigned offset, cg_line_info *info);

/// The resistor inside the chip.
typedef enum { CG_AS_IS, CG_PULL_UP, CG_PULL_DOWN, CG_DISABLED } cg_bias;

/// A line to request.
typedef struct {
  unsigned offset;
  cg_bias bias;
  bool active_low;
  /// What the kernel debounces, in µs; left to the caller by API 1.
  unsigned debounce_us;
} cg_line;

/// An edge of a requested line.
typedef struct {
  /// The line's place in the request.
  size_t index;
  bool active;
  /// CLOCK_MONOTONIC, in ns.
  uint64_t time_ns;
} cg_edge;

/// Lines that belong to this process until they are released. A chip may be closed before.
typedef struct cg_request cg_request;

/// Requests inputs with both edges, and the largest event buffer that the kernel allows.
int cg_request_inputs(
  cg_chip *chip, const cg_line *lines, size_t count, const char *consumer, cg_request **request);
/// Requests one output, switched off.
int cg_request_output(
  cg_chip *chip, unsigned offset, bool active_low, const char *consumer, cg_request **request);
void cg_request_release(cg_request *request);

/// The descriptors to poll: one a line with API 1, one in all with API 2. Returns how many there are.
size_t cg_request_descriptors(const cg_request *request, int *descriptors, size_t limit);
/// Reads what is waiting, at most `limit` edges, and says whether edges were lost. `count` below
/// `limit` means that nothing more is waiting. ENODEV when the chip is gone.
int cg_request_read(
  cg_request *request, cg_edge *edges, size_t limit, size_t *count, bool *lost);
/// The levels, one a line in the order of the request.
int cg_request_levels(cg_request *request, bool *active);
/// Switches an output.
int cg_request_set(cg_request *request, bool on);
