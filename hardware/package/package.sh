#!/bin/bash
# package.sh WORK TARGET...: makes packages in WORK. A TARGET is a release of Debian and a processor:
# 12-amd64, 12-arm64, 13-amd64 or 13-arm64; or "arm64-tests", which builds the tests for arm64 and runs
# them under qemu-user (FILTER says which). As root, on an amd64 machine.
#
# Everything happens in roots of Debian 12 and 13 under WORK (see root.sh), so that any amd64 Debian can
# make all four; what was compiled stays there for the next time. JOBS says how many compilers run.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
mkdir -p "$1"
work=$(cd "$1" && pwd)
shift
jobs=${JOBS:-$(nproc)}
unset MAKEFLAGS MAKELEVEL MFLAGS

# Mounts are this process's own and go with it.
if [ "${COURTSIDE_UNSHARED:-}" != yes ]; then
  COURTSIDE_UNSHARED=yes exec unshare --mount -- "$here/package.sh" "$work" "$@"
fi

enter() { # ROOT COMMAND...: runs it in a root, as on a machine of its own
  local root=$1
  shift
  chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

prepare() { # ROOT: the sources and what any process needs
  mkdir -p "$1/src" "$1/out"
  mountpoint -q "$1/proc" || mount -t proc proc "$1/proc"
  mount --bind "$source" "$1/src"
  mount -o remount,bind,ro "$1/src"
}

# All that goes into a package: what was made from the same is not made again.
state=$(cd "$source" && find Package.swift Sources README.md CHANGELOG.md hardware systemd -type f \
  ! -path 'hardware/bench/*' -print0 | sort -z | xargs -0 sha256sum | sha256sum)

for target in "$@"; do
  release=${target%-*} processor=${target#*-}
  case $target in
    12-amd64 | 12-arm64 | 13-amd64 | 13-arm64) ;;
    arm64-tests) release=13 processor=arm64 ;;
    *)
      echo "package.sh: expected 12-amd64, 12-arm64, 13-amd64, 13-arm64 or arm64-tests, not $target" >&2
      exit 2
      ;;
  esac
  # What Debian's Swift calls the machine, and what its C libraries call it.
  case $processor in
    amd64) triple=x86_64-pc-linux-gnu libraries=x86_64-linux-gnu ;;
    arm64) triple=aarch64-unknown-linux-gnu libraries=aarch64-linux-gnu ;;
  esac
  made=$work/$target.made
  if [ "$(cat "$made" 2>/dev/null)" = "$state" ] && ls "$work"/courtside_*"deb${release}_$processor.deb" 2>/dev/null; then
    continue
  fi
  rm -f "$made"
  "$here/root.sh" 13 "$work/debian13"
  "$here/root.sh" "$release" "$work/debian$release"
  build=$work/debian13
  mountpoint -q "$build/src" || prepare "$build"
  mkdir -p "$build/sysroot" "$build/build/$target"
  # Its own root too: with "/" for it, Swift takes the program's own modules for those of a system.
  mount --bind "$work/debian$release" "$build/sysroot"
  # Swift's driver wants to know what a sysroot is, and warns for each module where nothing says so.
  echo '{"CanonicalName": "linux", "Version": "13.0", "MaximumDeploymentTarget": "13.0"}' \
    >"$work/debian$release/SDKSettings.json"

  echo "Building for Debian $release, $processor"
  swift=/usr/libexec/swift/lib/swift_static
  [ "$processor" = amd64 ] || swift=/arm64/swift_static
  [ "$target" != arm64-tests ] || swift=/arm64/swift
  sed -e "s|@TRIPLE@|$triple|g; s|@SYSROOT@|/sysroot|g; s|@SWIFT@|$swift|g" \
    "$here/destination.json" >"$build/build/$target/destination.json"
  cp "$here/glibc.c" "$build/build/$target/"
  extra=
  if [ "$release" = 12 ]; then
    # Swift's runtime was compiled for the C library of Debian 13: see glibc.c.
    enter "$build" /usr/libexec/swift/bin/clang --target=$triple --sysroot=/sysroot \
      -O2 -c -o "/build/$target/glibc.o" "/build/$target/glibc.c"
    extra="-Xlinker /build/$target/glibc.o"
  fi
  # (Swift asks for PKG_CONFIG_PATH, and the pkg-config that it calls for PKG_CONFIG_LIBDIR.)
  pkgconfig=/sysroot/usr/lib/$libraries/pkgconfig:/sysroot/usr/share/pkgconfig
  options=(--package-path /src --scratch-path "/build/$target" -j "$jobs"
    --destination "/build/$target/destination.json")
  if [ "$target" = arm64-tests ]; then
    # Optimized: under qemu-user that is minutes where it would be hours.
    options+=(-c release --build-tests -Xswiftc -enable-testing -Xlinker -L/arm64/swift/linux)
  else
    options+=(-c release --static-swift-stdlib -Xlinker --build-id=sha1 $extra --product courtside)
  fi
  enter "$build" PKG_CONFIG_SYSROOT_DIR=/sysroot PKG_CONFIG_PATH=$pkgconfig PKG_CONFIG_LIBDIR=$pkgconfig \
    swift build "${options[@]}"
  if [ "$target" = arm64-tests ]; then
    "$here/emulate.sh"
    enter "$build" LD_LIBRARY_PATH=/arm64/swift/linux \
      "/build/$target/$triple/release/courtsidePackageTests.xctest" --testing-library swift-testing --no-parallel \
      ${FILTER:+--filter "$FILTER"}
    umount "$build/sysroot"
    continue
  fi

  root=$work/debian$release
  umount "$build/sysroot"
  [ "$release" = 13 ] || prepare "$root"
  rm -rf "$root/package" && mkdir -p "$root/package"
  cp -r "$here/debian" "$root/package/"
  cp -r "$source"/{README.md,CHANGELOG.md,hardware,systemd} "$root/package/"
  # debhelper looks for them under these names.
  for kind in service sysusers tmpfiles; do
    ln -s "../systemd/courtside.$kind" "$root/package/debian/courtside.$kind"
  done
  ln -s ../systemd/courtside.rules "$root/package/debian/courtside.udev"
  cp "$build/build/$target/$triple/release/courtside" "$root/package/program"
  rm -f "$root"/out/*
  enter "$root" sh -ec "cd /package && eval \$(dpkg-architecture -a $processor -s 2>/dev/null) &&
    fakeroot debian/rules binary PROGRAM=program OUT=/out"
  [ "$release" = 13 ] || umount "$root/src" "$root/proc"
  cp "$root"/out/*.deb "$work/"
  ls -l "$work"/courtside_*"deb${release}_$processor.deb"
  echo "$state" >"$made"
done
