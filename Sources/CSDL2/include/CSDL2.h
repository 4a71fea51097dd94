#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>

// Macros with casts are not imported by Swift: they get names here.
static const int CS_WINDOWPOS_CENTERED = SDL_WINDOWPOS_CENTERED;
static const Uint32 CS_TOUCH_MOUSEID = SDL_TOUCH_MOUSEID;

/// Keeps Xlib from ending the program when the X server goes away: the thread that notices it says so
/// and stands still from then on (`XSetIOErrorHandler`; its handler must not return).
void cs_outlive_x11(void);

/// The descriptor on which a window's events arrive (X11, Wayland), or -1 where there is none.
int cs_window_descriptor(SDL_Window *window);

/// A descriptor that becomes readable when the kernel or udev tells of a device, or the negative
/// errno. socket(2), NETLINK_KOBJECT_UEVENT.
int cs_uevent_open(void);
/// What a read told of.
enum {
  CS_UEVENT_NONE = 0,
  CS_UEVENT_SCREEN = 1,
  CS_UEVENT_INPUT = 2,
};
/// Reads all that was told; the union of the values above.
int cs_uevent_read(int fd);

/// A descriptor that becomes readable when a time is over, or the negative errno. timerfd_create(2).
int cs_timer_open(void);
/// Makes it readable once, `ms` from now.
void cs_timer_start(int fd, int ms);
/// Whether its time was over; it is unreadable again.
int cs_timer_read(int fd);

/// Opens a file for reading only; the descriptor or the negative errno. open(2), which is variadic.
int cs_open_to_read(const char *path);
