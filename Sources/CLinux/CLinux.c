#include "CLinux.h"

#include <stdio.h>

void cl_line_buffer_output(void) { setvbuf(stdout, 0, _IOLBF, 0); }
