#!/usr/bin/env bash
# Runs the README's commands on a new machine: a minimal Debian with Node, npm and git, and a clone of HEAD. It has no
# browser, no database, no fonts and no settings of this machine, so it shows what a new user gets.
#
#   npm run fresh-machine                  start, then test
#   npm run fresh-machine -- start         npm ci, npm start: signs in and reads a list; the same from a production install
#   npm run fresh-machine -- test          npm ci && npm test
#   npm run fresh-machine -- check         only checks whether this machine can create one
#   npm run fresh-machine -- base <file>   writes the Debian with Node to a tar file, as the base of a container
#
# Run it as root on Debian. FRESH_MACHINE_CACHE (/var/tmp/matchdesk-machine) stores the empty Debian for the next run.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
cache=${FRESH_MACHINE_CACHE:-/var/tmp/matchdesk-machine}

# Prints the reason why no machine can be created here. Prints nothing when one can.
obstacle() {
  [ "$(id -u)" = 0 ] || { echo 'this account is not root'; return; }
  grep -qs '^ID=debian$' /etc/os-release || { echo 'this system is not Debian'; return; }
  unshare --mount --pid --fork bash -c 'mount --make-rprivate / && mount -t tmpfs tmpfs /mnt && mount -t proc proc /proc' 2>/dev/null || { echo 'this account may not mount file systems'; return; }
  mkdir -p "$cache" 2>/dev/null || { echo "$cache is not writable"; return; }
  provide_debian || { echo 'mmdebstrap could not create a Debian'; return; }
}

# Creates an empty Debian of this machine's release, once.
provide_debian() {
  debian=$cache/$(. /etc/os-release && echo "$VERSION_CODENAME")-$(dpkg --print-architecture).tar
  [ -e "$debian" ] && return
  command -v mmdebstrap >/dev/null || { apt-get update -qq && apt-get -o DPkg::Lock::Timeout=300 install -y -qq mmdebstrap; } >/dev/null 2>&1 || return
  local part="$debian.$$"
  mmdebstrap --quiet --variant=minbase --include=ca-certificates,git --format=tar \
    "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$part" >&2 || { rm -f "$part"; return 1; }
  mv "$part" "$debian"
}

# Creates a Debian with Node.
create_base() {
  provide_debian
  root=$(mktemp -d "$cache/machine.XXXXXX")
  trap 'rm -rf --one-file-system "$root"' EXIT
  tar -xf "$debian" -C "$root" --exclude='./dev/*'
  install_node
  copy_network_settings
}

create_machine() {
  create_base
  git -c safe.directory='*' clone -q --no-hardlinks "$project" "$root/srv/project"
  cp "$here/start.sh" "$root/srv/start.sh"
}

# Copies the Node of this machine, and its npm.
install_node() {
  local npm
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$root/usr/lib/node_modules"
  cp "$(node -p process.execPath)" "$root/usr/bin/node"
  cp -a "$npm" "$root/usr/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/bin/npx"
  chroot "$root" node --version >/dev/null || { echo 'fresh-machine: the Node of this machine does not run on an empty Debian. Use an official build of Node.' >&2; exit 1; }
}

# Copies the network settings: names, proxies, certificates.
copy_network_settings() {
  local file
  for file in /etc/resolv.conf /etc/hosts /etc/npmrc "$HOME/.npmrc" "${NODE_EXTRA_CA_CERTS:-}" "${SSL_CERT_FILE:-}"; do
    [ -f "$file" ] || continue
    local target=$root${file/#$HOME\//\/root\/}
    mkdir -p "$(dirname "$target")"
    cp -L "$file" "$target"
  done
  for file in /etc/apt/apt.conf.d/*; do
    case $file in *docker*) continue ;; esac
    grep -qs '^ *Acquire' "$file" && cp -L "$file" "$root/etc/apt/apt.conf.d/"
  done
  return 0
}

# Runs a command in the machine's project folder, with separate processes, devices and /tmp.
inside() {
  local settings=() name
  for name in NODE_EXTRA_CA_CERTS SSL_CERT_FILE http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
    [ -z "${!name:-}" ] || settings+=("$name=${!name}")
  done
  unshare --mount --pid --fork --kill-child bash "$here/enter.sh" "$root" \
    "${settings[@]}" CI=true HOME=/root LANG=C.UTF-8 TERM=dumb \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash -c 'cd /srv/project && exec "$@"' bash "$@"
}

try_start() { inside bash /srv/start.sh; }
run_tests() { inside bash -c 'npm ci && npm test'; }

what=${1:-both}
case $what in
  both | start | test | check | base) ;;
  *) sed -n '2,11p' "$0" >&2; exit 2 ;;
esac

reason=$(obstacle)
if [ -n "$reason" ]; then
  echo "No new machine can be created here: $reason."
  exit 3
fi
[ "$what" != check ] || exit 0
if [ "$what" = base ]; then
  create_base
  tar -cf "${2:?the file to write}" -C "$root" .
  exit 0
fi
[ -z "$(git -C "$project" -c safe.directory='*' status --porcelain 2>/dev/null)" ] || echo 'fresh-machine: this tests HEAD without the uncommitted changes.'
create_machine
case $what in
  both) try_start && run_tests ;;
  start) try_start ;;
  test) run_tests ;;
esac
