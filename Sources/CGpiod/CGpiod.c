#include "CGpiod.h"

#include <gpiod.h>

// Only the headers of libgpiod 1.x define the bulk limit.
int cg_api(void) {
#ifdef GPIOD_LINE_BULK_MAX_LINES
  return 1;
#else
  return 2;
#endif
}
