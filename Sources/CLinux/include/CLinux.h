#pragma once
#include <stdint.h>

/// Makes standard output line-buffered: Swift 6 cannot name C's `stdout`.
void cl_line_buffer_output(void);
