#!/bin/bash
# root.sh RELEASE FOLDER: makes a Debian RELEASE (12 or 13) in FOLDER, once, with what builds packages for
# amd64 and arm64 in it. As root, on an amd64 machine; it needs mmdebstrap.
#
# Only Debian 13 has Swift, so its root compiles for both releases, against the libraries of each.
set -euo pipefail
release=$1 folder=$2
[ ! -e "$folder/.ready" ] || exit 0

case $release in
  12) suite=bookworm cpp=libstdc++-12-dev swift= ;;
  13) suite=trixie cpp=libstdc++-14-dev swift=swiftlang ;;
  *) echo "root.sh: expected 12 or 13, not $release" >&2; exit 2 ;;
esac
tools="$swift g++ debhelper dpkg-dev fakeroot pkg-config binutils-aarch64-linux-gnu lintian mandoc"
libraries="$cpp libgpiod-dev libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev libsqlite3-dev libinih-dev
  libutf8proc-dev libsystemd-dev libcurl4-openssl-dev"
include=$tools
for library in $libraries; do include="$include $library:amd64 $library:arm64"; done

rm -rf "$folder"
mkdir -p "$(dirname "$folder")"
echo "Making a Debian $release to build in, once: $folder"
# (The manual pages of both processors differ in their bytes.)
mmdebstrap --quiet --mode=root --variant=apt --architectures=amd64,arm64 --dpkgopt=force-overwrite \
  --aptopt='Acquire::Check-Valid-Until "false"' --include="$(echo $include)" "$suite" "$folder"
if [ -n "$swift" ]; then
  # The runtime of the other processor cannot be installed beside its twin, so it is unpacked.
  # (mmdebstrap leaves no lists of packages behind.)
  chroot "$folder" sh -ec '
    apt-get -qq -o Acquire::Check-Valid-Until=false update
    cd /tmp && apt-get -qq -o APT::Sandbox::User=root download swiftlang:arm64 libswiftlang:arm64
    mkdir /arm64
    for deb in *swiftlang_*_arm64.deb; do dpkg-deb -x $deb /tmp/arm64; done
    mv /tmp/arm64/usr/libexec/swift/lib/swift /tmp/arm64/usr/libexec/swift/lib/swift_static /arm64/
    rm -rf /tmp/arm64
    ln -sf /usr/libexec/swift/lib/clang /arm64/clang
    rm *swiftlang_*_arm64.deb'
fi
# As a sysroot it is looked at from another root, where an absolute link leads to that one's libraries.
find "$folder"/usr/lib/{x86_64,aarch64}-linux-gnu "$folder/usr/lib64" -maxdepth 1 -type l -lname '/*' |
  while read -r link; do ln -srf "$folder$(readlink "$link")" "$link"; done
rm -rf "$folder"/var/cache/apt/archives/*.deb "$folder"/var/lib/apt/lists/*
touch "$folder/.ready"
