#pragma once
#include <gpiod.h>

// Only the headers of libgpiod 1.x define the bulk limit.
#ifdef GPIOD_LINE_BULK_MAX_LINES
#define CG_API 1
#else
#define CG_API 2
#endif

struct cg_chip {
  struct gpiod_chip *chip;
  char path[256];
};

/// The errno of a call that failed; never 0, which would mean that it did not.
int cg_errno(void);
/// Copies a name of at most CG_NAME - 1 bytes; NULL becomes empty.
void cg_copy(char *target, const char *source);
