#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <systemd/sd-daemon.h>
#include <time.h>
#include <unistd.h>

void cl_line_buffer_output(void) { setvbuf(stdout, 0, _IOLBF, 0); }

int cl_output_failed(void) { return fflush(stdout) != 0 || ferror(stdout); }

int64_t cl_monotonic_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

void cl_getopt_reset(void) {
  optind = 0;
  opterr = 0;
}

int cl_getopt(int argc, char *const *argv, const char *letters, const cl_option *options, int count) {
  struct option longs[33];
  memset(longs, 0, sizeof longs);
  if (count > 32) return '?';
  for (int i = 0; i < count; i++) {
    longs[i].name = options[i].name;
    longs[i].has_arg = options[i].takes_value ? required_argument : no_argument;
    longs[i].val = options[i].code;
  }
  return getopt_long(argc, argv, letters, longs, NULL);
}

const char *cl_option_value(void) { return optarg; }
int cl_option_index(void) { return optind; }
int cl_option_letter(void) { return optopt > 0 && optopt < 256 ? optopt : 0; }

int cl_event_open(void) {
  int fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return fd < 0 ? -errno : fd;
}

void cl_event_signal(int fd) {
  uint64_t one = 1;
  ssize_t written;
  do written = write(fd, &one, sizeof one);
  while (written < 0 && errno == EINTR);
}

void cl_event_clear(int fd) {
  uint64_t count;
  ssize_t got;
  do got = read(fd, &count, sizeof count);
  while (got < 0 && errno == EINTR);
}

int cl_signal_open(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGHUP);
  signal(SIGPIPE, SIG_IGN);
  int failure = pthread_sigmask(SIG_BLOCK, &set, NULL);
  if (failure) return -failure;
  int fd = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  return fd < 0 ? -errno : fd;
}

int cl_signal_read(int fd) {
  struct signalfd_siginfo info;
  return read(fd, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

int cl_poll(struct pollfd *fds, size_t count, int64_t timeout_ns) {
  struct timespec limit = {timeout_ns / 1000000000, timeout_ns % 1000000000};
  int ready = ppoll(fds, count, timeout_ns < 0 ? NULL : &limit, NULL);
  return ready < 0 ? -errno : ready;
}

pid_t cl_thread_number(void) { return gettid(); }

struct start {
  void (*body)(void *);
  void *context;
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

int cl_thread(const char *name, void (*body)(void *), void *context) {
  struct start *start = malloc(sizeof *start);
  if (!start) return -ENOMEM;
  *start = (struct start){body, context};
  pthread_t thread;
  int failure = pthread_create(&thread, NULL, run, start);
  if (failure) {
    free(start);
    return -failure;
  }
  pthread_setname_np(thread, name);
  pthread_detach(thread);
  return 0;
}

int cl_notify(const char *state) { return sd_notify(0, state); }

uint64_t cl_watchdog_us(void) {
  uint64_t period = 0;
  return sd_watchdog_enabled(0, &period) > 0 ? period : 0;
}

void cl_kill_self(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

int cl_restart(char *const *argv) {
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  execv("/proc/self/exe", argv);
  return -errno;
}

int cl_spawn(const char *command, int *input, int *output) {
  int to_child[2], from_child[2];
  if (pipe2(to_child, O_CLOEXEC) != 0) return -errno;
  if (pipe2(from_child, O_CLOEXEC) != 0) {
    int failure = errno;
    close(to_child[0]);
    close(to_child[1]);
    return -failure;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to_child[0], 0);
  posix_spawn_file_actions_adddup2(&actions, from_child[1], 1);
  char *const words[] = {"sh", "-c", (char *)command, NULL};
  pid_t process = 0;
  int failure = posix_spawn(&process, "/bin/sh", &actions, NULL, words, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(to_child[0]);
  close(from_child[1]);
  if (failure != 0) {
    close(to_child[1]);
    close(from_child[0]);
    return -failure;
  }
  *input = to_child[1];
  *output = from_child[0];
  return process;
}
