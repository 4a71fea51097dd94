#include "CGpiod.h"
#include "internal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

int cg_errno(void) { return errno != 0 ? errno : EIO; }

void cg_copy(char *target, const char *source) {
  snprintf(target, CG_NAME, "%s", source ? source : "");
}

int cg_chip_open(const char *path, cg_chip **chip) {
  cg_chip *made = calloc(1, sizeof *made);
  if (!made) return ENOMEM;
  if (snprintf(made->path, sizeof made->path, "%s", path) >= (int)sizeof made->path) {
    free(made);
    return ENAMETOOLONG;
  }
  errno = 0;
  made->chip = gpiod_chip_open(path);
  if (!made->chip) {
    int error = cg_errno();
    free(made);
    return error;
  }
  *chip = made;
  return 0;
}

void cg_chip_close(cg_chip *chip) {
  if (!chip) return;
  gpiod_chip_close(chip->chip);
  free(chip);
}
