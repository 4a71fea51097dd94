// Measures a full-screen program from outside, through the X server alone.
//
//   x-probe press KEYS COUNT [Y_PERCENT]  from an injected key press to the first changed pixel;
//                                         KEYS as xdotool names them, by commas, taken in turn
//   x-probe first COMMAND [ARG...]        from starting a program to the first pixel that is not black
//
// Prints one JSON object with times in ms. Build: cc -O2 -o x-probe x-probe.c -lX11 -lXext -ldl
// `press` looks at four rows of pixels at Y_PERCENT of the height (50 unless given); the digits must
// cross them. libXtst is loaded when it runs, as xdotool brings it.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/keysym.h>
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ROWS = 4 };

static Display *display;
static XImage *image;
static XShmSegmentInfo segment;
static int width, height;

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void sleep_ms(int ms) {
  struct timespec t = {ms / 1000, (long)(ms % 1000) * 1000000};
  nanosleep(&t, NULL);
}

static void open_screen(void) {
  display = XOpenDisplay(NULL);
  if (!display) {
    fputs("x-probe: no X server; set DISPLAY\n", stderr);
    exit(1);
  }
  int screen = DefaultScreen(display);
  width = DisplayWidth(display, screen);
  height = DisplayHeight(display, screen);
  image = XShmCreateImage(display, DefaultVisual(display, screen), (unsigned)DefaultDepth(display, screen),
                          ZPixmap, NULL, &segment, (unsigned)width, ROWS);
  if (!image) {
    fputs("x-probe: the X server has no shared memory\n", stderr);
    exit(1);
  }
  segment.shmid = shmget(IPC_PRIVATE, (size_t)image->bytes_per_line * ROWS, IPC_CREAT | 0600);
  segment.shmaddr = image->data = shmat(segment.shmid, NULL, 0);
  XShmAttach(display, &segment);
  XSync(display, False);
  shmctl(segment.shmid, IPC_RMID, NULL);
}

static void grab(int y) { XShmGetImage(display, DefaultRootWindow(display), image, 0, y, AllPlanes); }

static size_t bytes(void) { return (size_t)image->bytes_per_line * ROWS; }

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

enum { MOST_KEYS = 16 };

static int key_codes(const char *names, KeyCode *codes) {
  int count = 0;
  char *copy = strdup(names);
  for (char *name = strtok(copy, ","); name && count < MOST_KEYS; name = strtok(NULL, ",")) {
    KeySym symbol = XStringToKeysym(name);
    KeyCode code = symbol == NoSymbol ? 0 : XKeysymToKeycode(display, symbol);
    if (!code) {
      fprintf(stderr, "x-probe: no key is named %s\n", name);
      exit(2);
    }
    codes[count++] = code;
  }
  free(copy);
  return count;
}

static int press(const char *names, int count, int percent) {
  void *library = dlopen("libXtst.so.6", RTLD_NOW);
  int (*fake)(Display *, unsigned, int, unsigned long) =
      library ? (int (*)(Display *, unsigned, int, unsigned long))dlsym(library, "XTestFakeKeyEvent") : NULL;
  KeyCode codes[MOST_KEYS];
  int keys = key_codes(names, codes);
  if (!fake || keys < 1 || count < 1) {
    fputs(fake ? "x-probe: no key\n" : "x-probe: libXtst.so.6 is missing\n", stderr);
    return 1;
  }
  int y = height * percent / 100;
  char *before = malloc(bytes());
  double *times = calloc((size_t)count, sizeof *times);
  int seen = 0;
  srand(1);
  for (int i = 0; i < count; i++) {
    // Not in step with anything the program does by itself.
    sleep_ms(120 + rand() % 97);
    grab(y);
    memcpy(before, image->data, bytes());
    KeyCode code = codes[i % keys];
    double start = now_ms();
    fake(display, code, True, CurrentTime);
    XFlush(display);
    double limit = start + 1000, end;
    do {
      grab(y);
      end = now_ms();
    } while (end < limit && !memcmp(before, image->data, bytes()));
    if (end < limit) times[seen++] = end - start;
    fake(display, code, False, CurrentTime);
    XFlush(display);
  }
  if (!seen) {
    fputs("x-probe: no press changed a pixel\n", stderr);
    return 1;
  }
  qsort(times, (size_t)seen, sizeof *times, compare);
  printf("{\"presses\":%d,\"seen\":%d,\"min\":%.2f,\"median\":%.2f,\"p95\":%.2f,\"max\":%.2f}\n", count, seen,
         times[0], times[seen / 2], times[seen * 95 / 100 < seen ? seen * 95 / 100 : seen - 1], times[seen - 1]);
  free(before);
  free(times);
  return 0;
}

static int lit(void) {
  for (int y = 0; y < ROWS; y++)
    for (int x = 0; x < width; x++)
      if ((*(unsigned *)(image->data + y * image->bytes_per_line + x * 4) & 0xFFFFFF) != 0) return 1;
  return 0;
}

static int first(char **command) {
  grab(height / 2);
  if (lit()) {
    fputs("x-probe: the screen is not black before the start\n", stderr);
    return 1;
  }
  double start = now_ms();
  pid_t child = fork();
  if (child == 0) {
    close(ConnectionNumber(display));
    execvp(command[0], command);
    _exit(127);
  }
  double end = start;
  while (end < start + 10000) {
    grab(height / 2);
    end = now_ms();
    if (lit()) break;
    sleep_ms(1);
  }
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  if (end >= start + 10000) {
    fputs("x-probe: no picture within 10 s\n", stderr);
    return 1;
  }
  printf("{\"first_frame\":%.1f}\n", end - start);
  return 0;
}

int main(int argc, char **argv) {
  if (argc >= 4 && !strcmp(argv[1], "press")) {
    open_screen();
    return press(argv[2], atoi(argv[3]), argc > 4 ? atoi(argv[4]) : 50);
  }
  if (argc >= 3 && !strcmp(argv[1], "first")) {
    open_screen();
    return first(argv + 2);
  }
  fputs("usage: x-probe press KEY COUNT [Y_PERCENT] | first COMMAND [ARG...]\n", stderr);
  return 2;
}
