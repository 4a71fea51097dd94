# Courtside. `make` alone lists what there is to make.

# What apt brings, in one place: to build, to run, to test. The names are the same on Debian 12 and 13.
# (libncurses6, libxml2 and libcurl are what a Swift from swift.org leans on.)
BUILD_PACKAGES = g++ git pkg-config libgpiod-dev libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev \
	libsqlite3-dev libinih-dev libutf8proc-dev libsystemd-dev libcurl4-openssl-dev libxml2 libncurses6
RUN_PACKAGES = fonts-roboto-unhinted fonts-noto-cjk fonts-noto-core fonts-dejavu-core ca-certificates
TEST_PACKAGES = fonts-unifont xvfb xdotool python3 mandoc libx11-dev libxext-dev
# To make packages, and to try them on emulated boards.
PACKAGE_PACKAGES = mmdebstrap debian-archive-keyring
APPLIANCE_PACKAGES = qemu-system-x86 qemu-utils e2fsprogs kmod python3
ARM64_PACKAGES = qemu-system-arm qemu-utils qemu-user-static arch-test e2fsprogs kmod cpio python3

# Swift: the one in the path, else one unpacked to /opt/swift, else Debian 13's package.
SWIFT ?= $(or $(shell command -v swift),$(wildcard /opt/swift/usr/bin/swift),swift)
JOBS ?= $(shell nproc)
# Warnings and arrows that the house does not draw are errors.
STRICT = --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
# (lld links without a warning about functions that FoundationEssentials holds and nothing calls.)
RELEASE = -c release --static-swift-stdlib -Xswiftc -use-ld=lld

# What `make run` opens; `make run DISPLAY_KIND=kms GPIO=device` on a board's own console.
GPIO ?= keyboard
DISPLAY_KIND ?= window
ARGS ?=

PREFIX ?= /usr/local
SYSCONFDIR ?= /etc
LIBDIR = $(PREFIX)/lib
UNITDIR ?= $(LIBDIR)/systemd/system
MANDIR = $(PREFIX)/share/man/man1
COMPLETIONDIR = $(PREFIX)/share/bash-completion/completions

.PHONY: help run build test lint bench frames soak soak-time record install package appliance arm clean \
	packages test-packages
.NOTPARALLEL:

help: ## this list
	@sed -n 's/^\([a-z][a-z-]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 20

# Asks dpkg for all of $(1) at once and calls apt only for what is missing, as root or through sudo.
# Where no Swift is found, Debian's swiftlang is asked for too, if this release has it.
define install
@set -e; wanted='$(1)'; \
if ! command -v '$(SWIFT)' >/dev/null 2>&1; then \
  case $$(. /etc/os-release 2>/dev/null; echo "$$ID-$${VERSION_ID:-99}") in \
    debian-13 | debian-1[4-9] | debian-99) wanted="$$wanted swiftlang" ;; \
    *) echo 'Swift 6.0 or later is needed, and this system has no package of it: unpack the release for' \
            'it from https://www.swift.org/install/linux/ so that /opt/swift/usr/bin/swift exists' \
            '(or put its swift in the PATH), then run make again.' >&2; exit 1 ;; \
  esac; \
fi; \
if ! command -v dpkg-query >/dev/null 2>&1; then \
  echo "No dpkg here; make sure that what Debian calls these is installed: $$wanted" >&2; exit 0; \
fi; \
here=$$(dpkg-query -W -f ' $${Package}=$${db:Status-Status} ' $$wanted 2>/dev/null || true); \
missing=; for package in $$wanted; do \
  case "$$here" in *" $$package=installed "*) ;; *) missing="$$missing $$package" ;; esac; \
done; \
[ -n "$$missing" ] || exit 0; \
echo "Installing$$missing"; \
sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; command -v sudo >/dev/null || \
  { echo "Not root, and no sudo here. As root: apt-get install$$missing" >&2; exit 1; }; fi; \
$$sudo apt-get update -qq; \
$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null
endef

packages: ## installs what building and running need
	$(call install,$(BUILD_PACKAGES) $(RUN_PACKAGES))

test-packages: ## installs what the tests need too
	$(call install,$(BUILD_PACKAGES) $(RUN_PACKAGES) $(TEST_PACKAGES))

build: packages ## builds the release, .build/release/courtside
	$(SWIFT) build $(RELEASE) -j $(JOBS) --product courtside

run: ## installs what is missing, builds, and opens the scoreboard with keys for buttons
	@if [ '$(DISPLAY_KIND)' = window ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  echo 'There is no display here: neither DISPLAY nor WAYLAND_DISPLAY is set.' >&2; \
	  echo 'Run it in a terminal of a desktop; or on the console of a machine without a desktop:' >&2; \
	  echo '  make run DISPLAY_KIND=kms' >&2; \
	  echo 'or without a screen, in a virtual one (apt install xvfb xauth):' >&2; \
	  echo '  xvfb-run -s "-screen 0 1920x1080x24" make run' >&2; \
	  exit 1; fi
	@$(MAKE) --no-print-directory build
	.build/release/courtside run --gpio $(GPIO) --display $(DISPLAY_KIND) $(ARGS)

test: test-packages ## installs what is missing, builds with warnings as errors, lints, tests
	$(SWIFT) build --build-tests -j $(JOBS) $(STRICT)
	@$(MAKE) --no-print-directory lint
	$(SWIFT) test -j $(JOBS) $(STRICT)

# One toolchain lints: the configuration names rules that swift-format 600 (Swift 6.0) does not know.
lint: ## checks the style of every Swift file
	@case $$($(SWIFT) format --version 2>/dev/null) in \
	  6.[1-9]* | 60[1-9]*) echo '$(SWIFT) format lint --strict -r Package.swift Sources Tests'; \
	    $(SWIFT) format lint --strict -r Package.swift Sources Tests ;; \
	  *) echo 'lint: skipped, it needs the swift-format of Swift 6.1 or later' ;; \
	esac

PROGRAM = .build/release/courtside

install: ## puts the program, man page, boards and unit under $DESTDIR$PREFIX, /usr/local unless given
	@test -x $(PROGRAM) || { echo 'There is no $(PROGRAM) yet: run make build first.' >&2; exit 1; }
	install -D -m 755 -s $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/courtside
	install -d $(DESTDIR)$(PREFIX)/share/courtside/boards $(DESTDIR)$(SYSCONFDIR)/courtside/courtside.conf.d
	install -m 644 hardware/boards/*.ini $(DESTDIR)$(PREFIX)/share/courtside/boards/
	@# The administrator's file is never overwritten.
	test -e $(DESTDIR)$(SYSCONFDIR)/courtside/courtside.conf || \
	  install -m 644 systemd/courtside.conf $(DESTDIR)$(SYSCONFDIR)/courtside/courtside.conf
	install -D -m 644 systemd/courtside.1 $(DESTDIR)$(MANDIR)/courtside.1
	install -D -m 644 systemd/courtside.bash $(DESTDIR)$(COMPLETIONDIR)/courtside
	install -d $(DESTDIR)$(UNITDIR)
	sed 's|/usr/bin/courtside|$(PREFIX)/bin/courtside|' systemd/courtside.service \
	  >$(DESTDIR)$(UNITDIR)/courtside.service
	chmod 644 $(DESTDIR)$(UNITDIR)/courtside.service
	install -D -m 644 systemd/courtside.sysusers $(DESTDIR)$(LIBDIR)/sysusers.d/courtside.conf
	install -D -m 644 systemd/courtside.tmpfiles $(DESTDIR)$(LIBDIR)/tmpfiles.d/courtside.conf
	install -D -m 644 systemd/courtside.rules $(DESTDIR)$(LIBDIR)/udev/rules.d/60-courtside.rules
	install -D -m 644 systemd/courtside.journald $(DESTDIR)$(LIBDIR)/systemd/journald.conf.d/courtside.conf

# Both need root: they make Debians to work in. Swift comes with the Debian 13 that is made for it.
PACKAGE_TARGETS ?= 12-amd64 13-amd64 12-arm64 13-arm64
PACKAGE_DIR ?= .build/package
APPLIANCE_DIR ?= .build/appliance
BOARDS ?= 12 13
# Which of the tests run for arm64: those of the targets that need nothing but the program's libraries.
FILTER ?= ^(Badminton|Quoridor|Spy|Timing|Buttons|Drawing|Scoreboard|GPIO|Storage|Config|Text)Tests\.
SUDO = $(if $(filter 0,$(shell id -u)),,sudo)
package appliance arm: SWIFT = true

package: ## makes Debian packages for Debian 12 and 13, amd64 and arm64, in .build/package
	$(call install,$(PACKAGE_PACKAGES))
	$(SUDO) env JOBS=$(JOBS) hardware/package/package.sh $(PACKAGE_DIR) $(PACKAGE_TARGETS)

appliance: ## installs the packages on emulated boards and tries everything there
	$(call install,$(PACKAGE_PACKAGES) $(APPLIANCE_PACKAGES))
	$(SUDO) env JOBS=$(JOBS) hardware/package/package.sh $(PACKAGE_DIR) $(BOARDS:%=%-amd64)
	$(foreach board,$(BOARDS),$(SUDO) hardware/bench/guest.sh $(board) $(APPLIANCE_DIR) \
	  $(PACKAGE_DIR)/courtside_*+deb$(board)_amd64.deb &&) true
	$(SUDO) python3 hardware/bench/appliance.py $(APPLIANCE_DIR) \
	  $(foreach board,$(BOARDS),$(board)=$$(echo $(PACKAGE_DIR)/courtside_*+deb$(board)_amd64.deb)) $(ARGS)

arm: ## runs the tests for arm64 under qemu-user, and boots its package on an emulated board
	$(call install,$(PACKAGE_PACKAGES) $(ARM64_PACKAGES))
	$(SUDO) env JOBS=$(JOBS) FILTER='$(FILTER)' hardware/package/package.sh $(PACKAGE_DIR) arm64-tests 13-arm64
	$(SUDO) hardware/bench/guest.sh 13 $(APPLIANCE_DIR) $(PACKAGE_DIR)/courtside_*+deb13_arm64.deb
	$(SUDO) python3 hardware/bench/arm64.py $(APPLIANCE_DIR) $(PACKAGE_DIR)/courtside_*+deb13_arm64.deb

bench: test-packages build ## measures the release build: a table, and .build/bench/bench.json
	python3 Tests/bench/bench.py $(ARGS)

frames: test-packages ## the checks on frames alone; those that fail are left in .build/frames
	mkdir -p .build/frames
	COURTSIDE_FRAMES=.build/frames $(SWIFT) test -j $(JOBS) $(STRICT) --filter FrameSuite

record: test-packages ## draws the reference pictures anew, to be looked at before they are committed
	COURTSIDE_RECORD=1 $(SWIFT) test -j $(JOBS) $(STRICT) --filter courtsideTests.PictureTests

soak: test-packages ## the tests at full length, 10,000 kills and every picture among them: hours
	COURTSIDE_SOAK=1 $(SWIFT) test -j $(JOBS) $(STRICT)

soak-time: build ## 72 hours in virtual time and a million random presses: about an hour
	python3 Tests/bench/soak.py $(ARGS)

clean: ## removes what was built
	rm -rf .build
