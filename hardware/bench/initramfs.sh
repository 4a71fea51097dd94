#!/bin/bash
# initramfs.sh TREE KERNEL OUT: the smallest start of a guest: busybox, and the modules that mount its disk.
#
# TREE is an unpacked linux-image package. BUSYBOX is a static one for its processor.
set -euo pipefail
tree=$1 kernel=$2 out=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir -p "$work"/{bin,dev,proc,sys,root,modules}
cp "${BUSYBOX:-/bin/busybox}" "$work/bin/busybox"
depmod -b "$tree" "$kernel"
for module in virtio_pci virtio_blk ext4; do
  modprobe -d "$tree" -S "$kernel" --show-depends "$module"
done | awk '$1 == "insmod" && !seen[$2]++ { print $2 }' >"$work/paths"
while read -r path; do
  cp "$path" "$work/modules/"
  case $path in *.xz) xz -d "$work/modules/$(basename "$path")" ;; esac
  basename "$path" .xz
done <"$work/paths" >"$work/modules/order"
rm "$work/paths"

cat >"$work/init" <<'I'
#!/bin/busybox sh
busybox=/bin/busybox
$busybox mount -t proc proc /proc
$busybox mount -t sysfs sys /sys
$busybox mount -t devtmpfs dev /dev
while read -r module; do $busybox insmod "/modules/$module"; done </modules/order
# The disk appears when its driver is ready; there is nothing to wait on yet.
until [ -b /dev/vda ]; do $busybox usleep 20000; done
$busybox mount -t ext4 /dev/vda /root
# "init=" of the command line is what starts in the place of systemd.
init=$($busybox sed -n "s/.*init=\([^ ]*\).*/\1/p" /proc/cmdline)
for place in proc sys dev; do $busybox mount -o move "/$place" "/root/$place"; done
exec $busybox switch_root /root "${init:-/sbin/init}"
I
chmod +x "$work/init"
(cd "$work" && find . | cpio --quiet -o -H newc | gzip -1) >"$out"
