#!/bin/bash
# guest.sh RELEASE WORK PACKAGE: makes the emulated board that runs Debian RELEASE (12 or 13), in WORK.
#
# It leaves WORK/guestRELEASE.img: a Debian with systemd, what PACKAGE depends on, and the bench's agent;
# the package itself is not in it. What exists is not made again while PACKAGE needs the same.
# For a PACKAGE of arm64 it is WORK/guestRELEASE-arm64.img, with Debian's own kernel and no simulator.
# It needs root, mmdebstrap and e2fsprogs, and for arm64 qemu-user.
set -euo pipefail
release=$1 package=$3
here=$(cd "$(dirname "$0")" && pwd)
case $release in
  12) suite=bookworm ;;
  13) suite=trixie ;;
  *) echo "guest.sh: expected 12 or 13, not $release" >&2; exit 2 ;;
esac
mkdir -p "$2"
work=$(cd "$2" && pwd)
processor=$(dpkg-deb -f "$package" Architecture)
case $processor in
  amd64) image=$work/guest$release.img ;;
  arm64) image=$work/guest$release-arm64.img ;;
esac
needs=$(dpkg-deb -f "$package" Depends | tr ',' '\n' | sed 's/|.*//; s/(.*//' | tr -d ' ' | sort -u | paste -sd,)

[ "$processor" != amd64 ] || "$here/kernel.sh" "$work"
[ "$processor" = amd64 ] || "$here/../package/emulate.sh"
[ "$(cat "$image.needs" 2>/dev/null)" != "$needs" ] || exit 0

echo "Making a guest of Debian $release, $processor, once: $image"
root=$(mktemp -d "$work/root$release.XXXX")
trap 'rm -rf "$root"' EXIT
hooks=()
if [ "$processor" = arm64 ]; then
  # Only unpacked: installing a kernel takes its initramfs, and minutes under emulation.
  hooks=(--customize-hook='chroot "$1" sh -ec "
    cd /tmp && apt-get -qq -o APT::Sandbox::User=root download busybox-static \
      \$(apt-cache depends linux-image-arm64 | sed -n \"s/ *Depends: \(linux-image-.*\)/\\1/p\")"'
    --customize-hook="rm -rf $work/kernel-arm64 && mkdir $work/kernel-arm64"
    --customize-hook="for deb in \"\$1\"/tmp/*.deb; do dpkg-deb -x \$deb $work/kernel-arm64; rm \$deb; done")
fi
mmdebstrap --quiet --mode=root --variant=minbase --aptopt='Acquire::Check-Valid-Until "false"' \
  --architectures="$processor" --include="systemd,systemd-sysv,udev,dbus,kmod,procps,gpiod,psmisc,$needs" \
  "${hooks[@]}" "$suite" "$root"
rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*

if [ "$processor" = arm64 ]; then
  tree=$work/kernel-arm64
  [ -e "$tree/lib" ] || ln -s usr/lib "$tree/lib"
  kernel=$(ls "$tree/lib/modules")
  BUSYBOX=$(ls "$tree"/bin/busybox "$tree"/usr/bin/busybox 2>/dev/null | head -n 1) \
    "$here/initramfs.sh" "$tree" "$kernel" "$work/initramfs-arm64"
  cp "$tree/boot/vmlinuz-$kernel" "$work/vmlinuz-arm64"
  mkdir -p "$root/lib/modules"
  cp -r "$tree/lib/modules/$kernel" "$root/lib/modules/"
else
  # Modules: what the tests need, of the thousands there are.
  kernel=$(ls "$work/kernel/lib/modules")
  modules=$root/lib/modules/$kernel
  mkdir -p "$modules/extra"
  for module in configfs virtio_console virtio_gpu virtio_rng evdev loop; do
    modprobe -d "$work/kernel" -S "$kernel" --show-depends "$module" || true
  done 2>/dev/null | awk '$1 == "insmod" && !seen[$2]++ { print $2 }' | while read -r path; do
    target=$modules/${path#"$work/kernel/lib/modules/$kernel/"}
    mkdir -p "$(dirname "$target")"
    cp "$path" "$target"
  done
  cp "$work/kernel/lib/modules/$kernel"/modules.{builtin,builtin.modinfo,order} "$modules/"
  cp "$work"/modules/*.ko "$modules/extra/"
  depmod -b "$root" "$kernel"
fi

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
OOMScoreAdjust=-1000
U
# The port starts it, whenever it appears: waiting for a device ends after a time that a busy host exceeds.
cat >"$root/etc/udev/rules.d/90-bench.rules" <<'R'
SUBSYSTEM=="virtio-ports", ATTR{name}=="bench", TAG+="systemd", ENV{SYSTEMD_WANTS}+="bench-agent.service"
R
for unit in apt-daily.timer apt-daily-upgrade.timer dpkg-db-backup.timer e2scrub_all.timer fstrim.timer \
  systemd-timesyncd.service e2scrub_reap.service proc-sys-fs-binfmt_misc.automount \
  serial-getty@ttyS0.service; do
  ln -sf /dev/null "$root/etc/systemd/system/$unit"
done
echo courtside-bench >"$root/etc/hostname"
echo '/dev/vda / ext4 errors=remount-ro 0 1' >"$root/etc/fstab"
: >"$root/etc/machine-id"

truncate -s 2G "$image.new"
mkfs.ext4 -q -F -d "$root" "$image.new"
mv "$image.new" "$image"
echo "$needs" >"$image.needs"
