#!/usr/bin/env bash
# Shows that the files for nginx and Caddy do what they say, with those of the two programs that this machine has: a
# product of its own stands behind the first site, and behind the third a server that repeats what it was sent.
# Needs a build (`npm run build`), curl and openssl.
#   deploy/tryProxies.sh [first port, default 4600]
set -euo pipefail
cd "$(dirname "$0")/.."
port=${1:-4600}
work=$(mktemp -d /tmp/chaekbada-proxies-XXXXXX)
running=()
finish() {
  for id in "${running[@]}"; do kill "$id" 2>/dev/null || true; done
  wait
  rm -rf "$work"
}
trap finish EXIT

wrong=0
same() {
  if [ "$2" = "$3" ]; then printf '  ok     %s: %s\n' "$1" "$3"; else
    printf '  WRONG  %s: %s instead of %s\n' "$1" "$3" "$2"
    wrong=$((wrong + 1))
  fi
}
until_ready() {
  for _ in $(seq 300); do
    [ "$("$@" -s -o /dev/null -w '%{http_code}')" = 200 ] && return
    read -rt 0.1 <> <(:) || true
  done
  echo "nothing answers: $*"
  exit 1
}

sites="edu=http://127.0.0.1:$port,school=http://127.0.0.1:$((port + 1)),home=http://127.0.0.1:$((port + 3))"
start_product() {
  env DATA_DIR="$work/data" HOST=127.0.0.1 SITE_ORIGINS="$sites" TRUST_PROXY=on DEMO=on SANDBOX=off LOG_LEVEL=warn \
    PORTS="edu=$port,school=$((port + 1)),home=$((port + 3))" node dist/node/server/main.js >>"$work/product.log" 2>&1 &
  product=$!
  running+=("$product")
  until_ready curl "http://127.0.0.1:$port/readyz"
}
node -e '
  require("http").createServer((request, response) => response.end(JSON.stringify(request.headers))).listen(process.argv[1], "127.0.0.1");
' "$((port + 2))" &
running+=($!)
start_product
token=$(curl -s -H 'content-type: application/json' -H 'idempotency-key: try-proxies-1' \
  -d '{"accountId":"badaedu","password":"Bada!2026"}' "http://127.0.0.1:$port/api/auth/sign-in" |
  node -pe 'JSON.parse(require("fs").readFileSync(0, "utf8")).data.token')

# A round of the golden bell, opened as the demo's teacher opens one.
ask() { curl -s -H 'content-type: application/json' "${@:2}" "http://127.0.0.1:$port$1"; }
field() { node -pe "JSON.parse(require('fs').readFileSync(0, 'utf8')).data.$1"; }
open_bell() {
  local host classes draft
  host=$(ask /api/staff/sign-in/demo -d '{}')
  host_token=$(field token <<<"$host")
  academy=/api/staff/institutions/$(field 'staff.posts[0].academyNo' <<<"$host")
  classes=$(ask "$academy/classes" -H "x-staff-token: $host_token" | field 'classes[0].classNo')
  draft=$(ask "$academy/bell-drafts" -H "x-staff-token: $host_token" -d '{"bookNos":[1001],"forms":["OX"],"count":1}' |
    node -pe 'const {bookNo,form,itemKey} = JSON.parse(require("fs").readFileSync(0, "utf8")).data.questions[0]; JSON.stringify({bookNo,form,itemKey})')
  bell=$academy/bells/$(ask "$academy/bells" -X PUT -H "x-staff-token: $host_token" \
    -d "{\"requestKey\":\"try-proxies-0001\",\"classNos\":[$classes],\"seconds\":30,\"questions\":[$draft]}" | field roomNo)
}

open_bell

# What both have to do. Arguments: a function that asks the first site, one that asks the third, and the origin of the
# pages of the first.
try_proxy() {
  until_ready "$1" /readyz
  "$1" '/diagnosis/parent/a-key-of-a-link?a-query' -s -o /dev/null -H 'referer: https://edu.example.kr/a-page-before'
  same 'a page' '200 text/html; charset=utf-8' "$("$1" / -s -o /dev/null -w '%{http_code} %{content_type}')"
  same 'forwarded headers of a client' '["127.0.0.1","https"]' "$("$2" / -s -H 'x-forwarded-for: 6.6.6.6' -H 'x-forwarded-proto: gopher' |
    node -pe 'const h = JSON.parse(require("fs").readFileSync(0, "utf8")); JSON.stringify([h["x-forwarded-for"], h["x-forwarded-proto"].replace(/^http$/, "https")])')"
  same 'a number of the client' 'try-proxies-0001-abcd' "$("$1" / -s -o /dev/null -H 'x-request-id: try-proxies-0001-abcd' -w '%header{x-request-id}')"
  head -c 7000000 /dev/zero >"$work/large"
  same 'a body of 7 MB' 413 "$("$1" /api/auth/sign-in -s -o /dev/null -H 'content-type: application/json' --data-binary "@$work/large" -w '%{http_code}')"
  "$1" /api/aquarium/me/events -sN --max-time 3 -H 'accept: text/event-stream' -H "x-ro-token: $token" >"$work/events" || true
  same 'a stream says something at once' yes "$(grep -q '^event: state' "$work/events" && echo yes || echo no)"
  # Longer than the beat of a round that stands still, which comes every 15 seconds.
  "$1" "$bell/socket" -siN --http1.1 --max-time 20 -H 'connection: upgrade' -H 'upgrade: websocket' -H "origin: $3" \
    -H 'sec-websocket-version: 13' -H 'sec-websocket-key: dHJ5LXByb3hpZXMtMDAwMQ==' \
    -H "sec-websocket-protocol: chaekbada.bell, $host_token" >"$work/socket" || true
  same 'a socket' 'HTTP/1.1 101 Switching Protocols' "$(head -n 1 "$work/socket" | tr -d '\r')"
  same 'its state, and its beat' '1 1' "$(grep -ac '"type":"state"' "$work/socket") $(grep -ac '"type":"beat"' "$work/socket")"
  "$1" "$bell/events" -sN --max-time 20 -H 'accept: text/event-stream' -H "x-staff-token: $host_token" >"$work/events" || true
  same 'the stream of a round, and its beat' '1 1' "$(grep -c '^event: state' "$work/events") $(grep -c '^: ' "$work/events")"
  kill "$product" && wait "$product" || true
  for _ in $(seq 50); do
    [ "$("$1" / -s -o /dev/null -w '%{http_code}')" = 503 ] && break
    read -rt 0.2 <> <(:) || true
  done
  same 'without a product' '503 30 no-store' "$("$1" / -s -o "$work/away.html" -w '%{http_code} %header{retry-after} %header{cache-control}')"
  "$1" '/diagnosis/parent/a-key-of-a-link?a-query' -s -o /dev/null -H 'referer: https://edu.example.kr/a-page-before'
  # Any other answer to these is final to a browser, which then throws away what waits.
  for method in PUT POST DELETE; do
    same "a $method without a product" '503 30 no-store' "$("$1" /api/away -s -o /dev/null -X "$method" -H 'content-type: application/json' \
      -d '{}' -w '%{http_code} %header{retry-after} %header{cache-control}')"
  done
  same 'what it says then' yes "$(cmp -s "$work/away.html" deploy/maintenance.html && echo yes || echo no)"
  start_product
  until_ready "$1" /readyz
  same 'after it came back' 200 "$("$1" / -s -o /dev/null -w '%{http_code}')"
}

if command -v nginx >/dev/null; then
  nginx -v 2>&1
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=edu.example.kr -keyout "$work/privkey.pem" \
    -out "$work/fullchain.pem" 2>/dev/null
  sed -e "s#/etc/letsencrypt/live/edu.example.kr#$work#; s#/usr/share/chaekbada#$PWD/deploy#" \
    -e "s#listen 80;#listen $((port + 4));#; s#listen 443#listen $((port + 5))#; /listen \[::\]/d" \
    -e "s#/var/log/nginx/#$work/#" \
    -e "s#127.0.0.1:3000#127.0.0.1:$port#; s#127.0.0.1:3001#127.0.0.1:$((port + 1))#; s#127.0.0.1:3002#127.0.0.1:$((port + 2))#" \
    deploy/nginx/chaekbada.conf >"$work/chaekbada.conf"
  cat >"$work/nginx.conf" <<END
daemon off; user root; worker_processes 1; pid $work/nginx.pid; error_log $work/nginx.log;
events {}
http {
  access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
  client_body_temp_path $work/body; proxy_temp_path $work/proxy; fastcgi_temp_path $work/f; uwsgi_temp_path $work/u; scgi_temp_path $work/s;
  include $work/chaekbada.conf;
}
END
  nginx -c "$work/nginx.conf" -e "$work/nginx.log" &
  running+=($!)
  to() { curl -k --resolve "$1:$((port + 5)):127.0.0.1" "https://$1:$((port + 5))$2" "${@:3}"; }
  first() { to edu.example.kr "$@"; }
  third() { to home.example.kr "$@"; }
  # nginx passes the name on without the port, which is the usual one outside of this trial.
  try_proxy first third https://edu.example.kr
  same 'keys, queries and referrers in the logs' 0 "$(cat "$work"/*.log | grep -c 'a-key-of\|a-query\|a-page')"
  same 'HTTP/2' 2 "$(first /readyz -s -o /dev/null --http2 -w '%{http_version}')"
  same 'plain HTTP' '301 https://edu.example.kr/a' "$(curl -s -o /dev/null -H 'host: edu.example.kr' -w '%{http_code} %{redirect_url}' "http://127.0.0.1:$((port + 4))/a")"
fi

if command -v caddy >/dev/null; then
  caddy version
  # Names with a scheme of their own, so that no certificate is asked for.
  at=$((port + 6))
  sed -e "s#}:3000#}:$port#; s#}:3001#}:$((port + 1))#; s#}:3002#}:$((port + 2))#" deploy/caddy/Caddyfile >"$work/Caddyfile"
  # From 2.6.4 on the option has another name.
  case $(caddy version) in 2.6.[0-3]* | v2.6.[0-3]*) buffers=buffer_requests ;; *) buffers='request_buffers 6MB' ;; esac
  env REQUEST_BUFFERS="$buffers" EDU_HOST="http://edu.example.kr:$at" SCHOOL_HOST="http://school.example.kr:$at" HOME_HOST="http://home.example.kr:$at" \
    MAINTENANCE="$PWD/deploy" XDG_DATA_HOME="$work" XDG_CONFIG_HOME="$work" \
    caddy run --config "$work/Caddyfile" --adapter caddyfile >"$work/caddy.log" 2>&1 &
  running+=($!)
  to() { curl --resolve "$1:$at:127.0.0.1" "http://$1:$at$2" "${@:3}"; }
  first() { to edu.example.kr "$@"; }
  third() { to home.example.kr "$@"; }
  try_proxy first third "http://edu.example.kr:$at"
  same 'keys, queries and referrers in the log' 0 "$(grep -c 'a-key-of\|a-query\|a-page' "$work/caddy.log")"
fi
[ "$wrong" = 0 ] || { echo "$wrong wrong"; exit 1; }
