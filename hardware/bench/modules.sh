#!/bin/bash
# modules.sh KERNEL OUT: builds the kernel's GPIO simulator for Debian 12's kernel, which comes without it.
#
# KERNEL is a release such as 6.1.0-57-amd64. The sources are Debian's own: packages linux-source-6.1 and
# linux-headers-KERNEL. irq_sim is not built into that kernel either, so it becomes a module beside it.
set -euo pipefail
kernel=$1 out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tar -C "$work" --strip-components=1 -xf /usr/src/linux-source-6.1.tar.xz \
  linux-source-6.1/drivers/gpio/gpio-sim.c linux-source-6.1/drivers/gpio/gpiolib.h \
  linux-source-6.1/kernel/irq/irq_sim.c
mkdir "$work/build"
cp "$work"/drivers/gpio/{gpio-sim.c,gpiolib.h} "$work/kernel/irq/irq_sim.c" "$work/build"

# A module has no irq_to_desc(); generic_handle_irq() looks the descriptor up and calls the same handler.
sed -i 's/handle_simple_irq(irq_to_desc(irqnum));/generic_handle_irq(irqnum);/' "$work/build/irq_sim.c"
if grep -q irq_to_desc "$work/build/irq_sim.c"; then
  echo "modules.sh: irq_sim.c has changed; adapt the line above" >&2
  exit 1
fi
sed -i '1i #include <linux/module.h>' "$work/build/irq_sim.c"
echo 'MODULE_LICENSE("GPL");' >>"$work/build/irq_sim.c"
echo 'obj-m := irq_sim.o gpio-sim.o' >"$work/build/Kbuild"

make -s -C "/lib/modules/$kernel/build" M="$work/build" modules
mkdir -p "$out"
cp "$work"/build/{irq_sim,gpio-sim}.ko "$out"
