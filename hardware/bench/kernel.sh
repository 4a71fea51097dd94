#!/bin/bash
# kernel.sh WORK: makes what starts a guest, once: WORK/vmlinuz, WORK/initramfs, and in WORK/kernel and
# WORK/modules the modules of its system.
#
# It is Debian 12's kernel for every guest, with the GPIO simulator that Debian's kernels come without
# built from Debian's own sources, in a Debian 12 that is there for nothing else: the host may be any
# Debian. As root; it needs mmdebstrap.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
work=$(cd "$1" && pwd)
[ ! -e "$work/vmlinuz" ] || exit 0

root=$(mktemp -d "$work/kernelroot.XXXX")
trap 'rm -rf "$root"' EXIT
echo "Building the GPIO simulator for Debian 12's kernel, once"
mmdebstrap --quiet --mode=root --variant=apt --aptopt='Acquire::Check-Valid-Until "false"' \
  --include=linux-headers-amd64,linux-source-6.1,xz-utils,make,kmod,cpio,busybox-static \
  --customize-hook="copy-in $here/modules.sh $here/initramfs.sh /usr/local/bin" \
  --customize-hook='chroot "$1" bash -ec "
    kernel=\$(ls /lib/modules)
    cd /tmp
    apt-get -qq -o APT::Sandbox::User=root download linux-image-\$kernel
    dpkg-deb -x linux-image-\$kernel*.deb /kernel
    modules.sh \$kernel /modules
    initramfs.sh /kernel \$kernel /initramfs
    cp /kernel/boot/vmlinuz-\$kernel /vmlinuz"' \
  bookworm "$root"
rm -rf "$work/kernel" "$work/modules"
mv "$root/kernel" "$root/modules" "$root/initramfs" "$work/"
mv "$root/vmlinuz" "$work/"
