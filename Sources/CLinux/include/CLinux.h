#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Small functions over Linux and glibc calls that Swift cannot name: variadic ones, macros and
// mutable globals. Each returns what the call returns, or the negative errno.

/// Makes standard output line-buffered.
void cl_line_buffer_output(void);

/// Writes what waits in standard output; not 0 where some of it ever could not be written.
int cl_output_failed(void);

/// CLOCK_MONOTONIC in ns.
int64_t cl_monotonic_ns(void);

/// One long option for `cl_getopt`.
typedef struct {
  const char *name;
  /// 0: no value, 1: a value.
  int takes_value;
  /// What `cl_getopt` returns for it; from 256 up where it has no letter.
  int code;
} cl_option;

/// Starts again at the first argument.
void cl_getopt_reset(void);
/// The next option's code, '?' for one that is unknown, ':' for one whose value is missing, -1 at the
/// end. `count` options in `options`, 32 at most.
int cl_getopt(int argc, char *const *argv, const char *letters, const cl_option *options, int count);
/// The value of the option that `cl_getopt` returned last, or NULL.
const char *cl_option_value(void);
/// The index of the next argument; of the first that is no option after `cl_getopt` returned -1.
int cl_option_index(void);
/// The letter that was wrong, 0 for a long option.
int cl_option_letter(void);

/// A descriptor that becomes readable when `cl_event_signal` is called. eventfd(2).
int cl_event_open(void);
/// Makes it readable. Safe from any thread.
void cl_event_signal(int fd);
/// Makes it unreadable again.
void cl_event_clear(int fd);

/// Blocks SIGTERM, SIGINT and SIGHUP in this thread and those it starts, ignores SIGPIPE, and gives a
/// descriptor that becomes readable when one of them arrives. signalfd(2).
int cl_signal_open(void);
/// The signal that arrived, 0 for none.
int cl_signal_read(int fd);

/// poll(2) until `timeout_ns` from now (negative: without end), with ns resolution. ppoll(2).
struct pollfd;
int cl_poll(struct pollfd *fds, size_t count, int64_t timeout_ns);

/// The number of the thread that asks. gettid(2).
pid_t cl_thread_number(void);

/// Starts a thread of that name that runs `body(context)` and is never joined. pthread_create(3).
int cl_thread(const char *name, void (*body)(void *), void *context);

/// sd_notify(3); returns 0 where nobody listens.
int cl_notify(const char *state);
/// The watchdog's period in us, 0 for none. sd_watchdog_enabled(3).
uint64_t cl_watchdog_us(void);

/// Ends the process as `kill -9` would.
void cl_kill_self(void);
/// Replaces the process by a fresh start of the same program with the same arguments. execv(3).
int cl_restart(char *const *argv);

/// Starts `sh -c command` with its standard input and output on pipes, whose other ends it gives;
/// returns its process id. posix_spawn(3).
int cl_spawn(const char *command, int *input, int *output);
