#!/usr/bin/env bash
# Shows, without an image builder, that what the image holds is enough to serve: takes the same files as the Containerfile
# into a folder that nobody may write to, runs the server from there as an account without any rights (as root: nobody),
# with a data folder of its own, and asks it. Needs a build (`npm run build`).
#   deploy/tryReadOnly.sh [first port, default 4500]
set -euo pipefail
cd "$(dirname "$0")/.."
port=${1:-4500}
tree=$(mktemp -d /tmp/chaekbada-tree-XXXXXX)
data=$(mktemp -d /tmp/chaekbada-data-XXXXXX)
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  chmod -R u+w "$tree" && rm -rf "$tree" "$data"
}
trap finish EXIT

cp package.json "$tree/"
cp -r dist content "$tree/"
# What `npm prune --omit=dev` leaves.
node -e '
  const { packages } = JSON.parse(require("fs").readFileSync("package-lock.json", "utf8"));
  for (const [path, about] of Object.entries(packages)) if (path && !about.dev && !about.devOptional) console.log(path);
' | while read -r path; do
  [ -d "$path" ] || continue
  mkdir -p "$tree/$(dirname "$path")"
  cp -rn "$path" "$tree/$(dirname "$path")/" 2>/dev/null || true
done
chmod -R a-w,a+rX "$tree"
run=()
if [ "$(id -u)" = 0 ]; then
  chown 65534:65534 "$data"
  run=(setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs)
fi

sites="edu=http://127.0.0.1:$port,school=http://127.0.0.1:$((port + 1)),home=http://127.0.0.1:$((port + 2))"
cd "$tree"
env -i PATH="$PATH" HOME=/nonexistent NODE_ENV=production DATA_DIR="$data" HOST=127.0.0.1 SITE_ORIGINS="$sites" \
  PORTS="edu=$port,school=$((port + 1)),home=$((port + 2))" ADMIN_PORT="$((port + 3))" SANDBOX=off LOG_LEVEL=warn \
  "${run[@]}" node dist/node/server/main.js >"$data.log" 2>&1 &
server=$!
for _ in $(seq 600); do
  curl -sf "http://127.0.0.1:$port/readyz" >/dev/null && break
  kill -0 "$server" 2>/dev/null || { cat "$data.log"; exit 1; }
  read -rt 0.1 <> <(:) || true
done

ask() { printf '%-46s %s\n' "$1" "$(curl -s -o /dev/null -w '%{http_code} %{size_download} bytes' "$@")"; }
echo "account: $(ps -o user= -p "$server"), tree writable by it: $("${run[@]}" test -w "$tree/dist" && echo yes || echo no)"
ask "http://127.0.0.1:$port/"
ask "http://127.0.0.1:$port/readyz"
ask "http://127.0.0.1:$port/api/notices"
ask "http://127.0.0.1:$((port + 3))/metrics"
curl -s -o /dev/null -w 'sign-in                                        %{http_code}\n' -H 'content-type: application/json' \
  -H 'idempotency-key: try-read-only-1' -d '{"accountId":"badaedu","password":"Bada!2026"}' "http://127.0.0.1:$port/api/auth/sign-in"
kill -TERM "$server"
wait "$server" && echo "stopped with 0"
server=
echo "written outside of the data folder: $(find "$tree" -newer "$tree/package.json" -type f -user 65534 | wc -l) files"
ls -A "$data"
rm -f "$data.log"
