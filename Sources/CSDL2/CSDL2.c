#define _GNU_SOURCE
#include "CSDL2.h"

#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/netlink.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <unistd.h>

int cs_window_descriptor(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info)) return -1;
  switch (info.subsystem) {
#ifdef SDL_VIDEO_DRIVER_X11
  case SDL_SYSWM_X11:
    return ConnectionNumber(info.info.x11.display);
#endif
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  case SDL_SYSWM_WAYLAND: {
    // SDL has loaded the library itself; this program is not linked to it.
    void *library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_NOLOAD);
    if (!library) return -1;
    int (*descriptor)(struct wl_display *) =
        (int (*)(struct wl_display *))dlsym(library, "wl_display_get_fd");
    int fd = descriptor ? descriptor(info.info.wl.display) : -1;
    dlclose(library);
    return fd;
  }
#endif
  default:
    return -1;
  }
}

static int stand_still(void *display) {
  (void)display;
  static const char said[] = "courtside: the X server is gone\n";
  (void)!write(STDERR_FILENO, said, sizeof said - 1);
  for (;;) pause();
}

void cs_outlive_x11(void) {
  // SDL has loaded the library itself; this program is not linked to it.
  void *library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD);
  if (!library) return;
  void (*handle)(int (*)(void *)) = (void (*)(int (*)(void *)))dlsym(library, "XSetIOErrorHandler");
  if (handle) handle(stand_still);
  dlclose(library);
}

int cs_uevent_open(void) {
  int fd = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_KOBJECT_UEVENT);
  if (fd < 0) return -errno;
  struct sockaddr_nl address;
  memset(&address, 0, sizeof address);
  address.nl_family = AF_NETLINK;
  // 1 is what the kernel tells, 2 what udev tells once it has set the device's permissions.
  address.nl_groups = 1 | 2;
  if (bind(fd, (struct sockaddr *)&address, sizeof address) < 0) {
    int error = errno;
    close(fd);
    return -error;
  }
  return fd;
}

int cs_uevent_read(int fd) {
  char message[8192];
  int told = CS_UEVENT_NONE;
  for (;;) {
    ssize_t length = recv(fd, message, sizeof message, MSG_DONTWAIT);
    if (length < 0 && errno == ENOBUFS) {
      // Messages were lost: look at everything.
      told |= CS_UEVENT_SCREEN | CS_UEVENT_INPUT;
      continue;
    }
    if (length <= 0) return told;
    // Lines end with a zero byte, in the kernel's messages and in udev's.
    static const char screen[] = "SUBSYSTEM=drm", input[] = "SUBSYSTEM=input";
    if (memmem(message, (size_t)length, screen, sizeof screen)) told |= CS_UEVENT_SCREEN;
    if (memmem(message, (size_t)length, input, sizeof input)) told |= CS_UEVENT_INPUT;
  }
}

int cs_timer_open(void) {
  int fd = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
  return fd < 0 ? -errno : fd;
}

void cs_timer_start(int fd, int ms) {
  struct itimerspec wait = {.it_value = {ms / 1000, (long)(ms % 1000) * 1000000}};
  timerfd_settime(fd, 0, &wait, NULL);
}

int cs_timer_read(int fd) {
  uint64_t count;
  return read(fd, &count, sizeof count) == sizeof count;
}

int cs_open_to_read(const char *path) {
  int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  return fd < 0 ? -errno : fd;
}
