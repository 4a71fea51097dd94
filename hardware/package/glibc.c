/* What Debian 13's Swift runtime wants of its C library and Debian 12's does not have. `nm -u` of the
   runtime's archives lists it; the four are all there is.

   The __isoc23 names differ from the plain ones only in that they understand 0b numbers too, which the
   runtime does not use. */

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int __isoc23_sscanf(const char *text, const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  int count = vsscanf(text, format, arguments);
  va_end(arguments);
  return count;
}

long __isoc23_strtol(const char *text, char **end, int base)
{
  return strtol(text, end, base);
}

long long __isoc23_strtoll(const char *text, char **end, int base)
{
  return strtoll(text, end, base);
}

size_t strlcpy(char *to, const char *from, size_t size)
{
  size_t length = strlen(from);
  if (size > 0) {
    size_t count = length < size ? length : size - 1;
    memcpy(to, from, count);
    to[count] = 0;
  }
  return length;
}
