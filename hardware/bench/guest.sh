#!/bin/bash
# guest.sh RELEASE WORK: makes the emulated board that runs Debian RELEASE (12 or 13), in the folder WORK.
#
# It leaves WORK/guestRELEASE.img, a root file system; WORK/vmlinuz and WORK/initramfs start it. Both guests
# run Debian 12's kernel, for which the GPIO simulator is built. What exists is not made again.
# It needs root, for debootstrap.
set -euo pipefail
release=$1 work=$2
here=$(cd "$(dirname "$0")" && pwd)
case $release in
  12) suite=bookworm gpiod=libgpiod2 ;;
  13) suite=trixie gpiod=libgpiod3 ;;
  *) echo "guest.sh: expected 12 or 13, not $release" >&2; exit 2 ;;
esac
mkdir -p "$work"
work=$(cd "$work" && pwd)
image=$work/guest$release.img
kernel=$(apt-cache depends linux-image-amd64 | awk '/Depends: linux-image-/ { sub(/.*linux-image-/, ""); print; exit }')

if [ ! -e "$work/vmlinuz" ]; then
  rm -rf "$work/kernel" "$work/debs"
  mkdir -p "$work/debs"
  (cd "$work/debs" && apt-get -qq -o APT::Sandbox::User=root download "linux-image-$kernel")
  dpkg-deb -x "$work"/debs/linux-image-*.deb "$work/kernel"
  "$here/modules.sh" "$kernel" "$work/modules"
  "$here/initramfs.sh" "$work/kernel" "$kernel" "$work/initramfs"
  cp "$work/kernel/boot/vmlinuz-$kernel" "$work/vmlinuz"
fi
[ ! -e "$image" ] || exit 0

root=$(mktemp -d "$work/root$release.XXXX")
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase \
  --include=systemd,systemd-sysv,udev,dbus,kmod,procps,gpiod,$gpiod,libsdl2-2.0-0,libsdl2-ttf-2.0-0,libsdl2-image-2.0-0,libsqlite3-0,libinih1,libutf8proc-dev,libgl1-mesa-dri,libgbm1,libegl1,libgles2,fonts-roboto-unhinted,fonts-unifont \
  "$suite" "$root" >"$work/guest$release.log"
rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*

# Modules: what the tests need, of the thousands there are.
modules=$root/lib/modules/$kernel
mkdir -p "$modules/extra"
for module in configfs virtio_console virtio_gpu virtio_net virtio_rng evdev i6300esb dm-flakey loop; do
  modprobe -d "$work/kernel" -S "$kernel" --show-depends "$module" || true
done 2>/dev/null | awk '$1 == "insmod" && !seen[$2]++ { print $2 }' | while read -r path; do
  target=$modules/${path#"$work/kernel/lib/modules/$kernel/"}
  mkdir -p "$(dirname "$target")"
  cp "$path" "$target"
done
cp "$work/kernel/lib/modules/$kernel"/modules.{builtin,builtin.modinfo,order} "$modules/"
cp "$work"/modules/*.ko "$modules/extra/"
depmod -b "$root" "$kernel"

# The agent: the host's hand in the guest. It takes a line of shell, and answers with what that printed,
# its exit status and a mark.
cat >"$root/usr/local/sbin/bench-agent" <<'A'
#!/bin/bash
exec 3<>/dev/virtio-ports/bench
printf '\n@done 0\n' >&3
while IFS= read -r command <&3; do
  eval "$command" >&3 2>&1 </dev/null
  printf '\n@done %d\n' $? >&3
done
A
chmod +x "$root/usr/local/sbin/bench-agent"
cat >"$root/etc/systemd/system/bench-agent.service" <<'U'
[Unit]
Description=The test bench's hand
DefaultDependencies=no
[Service]
ExecStart=/usr/local/sbin/bench-agent
Environment=HOME=/root
U
# The port starts it, whenever it appears: waiting for a device ends after a time that a busy host exceeds.
cat >"$root/etc/udev/rules.d/90-bench.rules" <<'R'
SUBSYSTEM=="virtio-ports", ATTR{name}=="bench", TAG+="systemd", ENV{SYSTEMD_WANTS}+="bench-agent.service"
R
for unit in apt-daily.timer apt-daily-upgrade.timer dpkg-db-backup.timer e2scrub_all.timer fstrim.timer \
  systemd-timesyncd.service e2scrub_reap.service proc-sys-fs-binfmt_misc.automount getty@tty1.service serial-getty@ttyS0.service; do
  ln -sf /dev/null "$root/etc/systemd/system/$unit"
done
echo courtside-bench >"$root/etc/hostname"
echo '/dev/vda / ext4 errors=remount-ro 0 1' >"$root/etc/fstab"
: >"$root/etc/machine-id"

truncate -s 1400M "$image.new"
mkfs.ext4 -q -F -d "$root" "$image.new"
mv "$image.new" "$image"
