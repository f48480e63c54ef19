#!/bin/sh
# Starts nginx in a container: inserts the container's settings, creates a certificate if TLS is on and none is
# mounted, and rotates a large log. Writes only to /run/larder, /data/logs and /tls.
set -eu

fail() { echo "$1" >&2; exit 1; }

tls=${TLS:-off}
case $tls in off | on | before) ;; *) fail "TLS must be off, on or before." ;; esac

# The container's own DNS server, unless another one is configured.
resolver=${RESOLVER:-$(awk '$1 == "nameserver" { print $2; exit }' /etc/resolv.conf)}
case $resolver in *:*:*) resolver="[$resolver]" ;; esac
case $resolver in '' | *[!0-9a-fA-F.:\[\]]*) fail "RESOLVER must be the address of a name server." ;; esac
suffix=${SERVICE_SUFFIX:-}
case $suffix in *[!a-z0-9.-]*) fail "SERVICE_SUFFIX must be the end of a host name." ;; esac

mkdir -p /run/larder/temp /run/larder/cache /run/larder/revisions
# Writes each item of a list as a line: NAME LIST BEFORE AFTER FILE.
write_list() {
  : > "$5"
  for address in $(echo "$2" | tr ',' ' '); do
    case $address in *[!0-9a-fA-F.:/]*) fail "$1 names \"$address\", which is not an address or a network." ;; esac
    echo "$3$address$4" >> "$5"
  done
}
write_list TRUSTED_ADDRESSES "${TRUSTED_ADDRESSES:-}" '' ' 1;' /run/larder/trusted.conf
# The shop's host names; without any, every name is accepted.
names=$(echo "${HOST_NAMES:-}" | tr -s ', ' '\n\n' | tr 'A-Z' 'a-z' | sort -u)
echo "default 0;" > /run/larder/hosts.conf
[ -z "$names" ] || echo "default 1;" > /run/larder/hosts.conf
for name in $names; do
  [ "$name" = localhost ] && continue
  case $name in *[!0-9a-z.-]*) fail "HOST_NAMES names \"$name\", which is not the name of a host." ;; esac
  echo "$name 0;" >> /run/larder/hosts.conf
done
# Stores with their own host: HOST=STORE. Such a host is accepted too.
: > /run/larder/host-stores.conf
for pair in $(echo "${HOST_STORES:-}" | tr -s ', ' '\n\n' | tr 'A-Z' 'a-z' | sort -u); do
  host=${pair%%=*} store=${pair#*=}
  case $host in '' | *[!0-9a-z.-]*) fail "HOST_STORES names \"$pair\", which is not HOST=STORE." ;; esac
  case $store in '' | *[!0-9a-z-]*) fail "HOST_STORES names \"$pair\", which is not HOST=STORE." ;; esac
  echo "$host $store;" >> /run/larder/host-stores.conf
  echo "$names" | grep -qxF "$host" || [ "$host" = localhost ] || echo "$host 0;" >> /run/larder/hosts.conf
done
# Proxies in front of this gateway, trusted to report the client's address.
write_list PROXY_ADDRESSES "${PROXY_ADDRESSES:-}" 'set_real_ip_from ' ';' /run/larder/proxies.conf
sed -e "s|@RESOLVER@|$resolver|g" -e "s|@SUFFIX@|$suffix|g" "/etc/larder/$tls.conf" > /run/larder/nginx.conf

if [ "$tls" = on ] && [ ! -s /tls/fullchain.pem ]; then
  name=${SERVER_NAME:-localhost}
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 825 -subj "/CN=$name" \
    -addext "subjectAltName=DNS:$name,DNS:localhost,IP:127.0.0.1" \
    -keyout /tls/privkey.pem.new -out /tls/fullchain.pem.new 2> /run/larder/openssl.log || fail "$(cat /run/larder/openssl.log)"
  chmod 600 /tls/privkey.pem.new
  mv /tls/privkey.pem.new /tls/privkey.pem
  mv /tls/fullchain.pem.new /tls/fullchain.pem
  echo "Created a self-signed certificate for $name: browsers warn about it until you mount your own at /tls."
fi

log=/data/logs/access.log
(
  while sleep 60; do
    size=$(stat -c %s "$log" 2> /dev/null || echo 0)
    if [ "$size" -gt 104857600 ]; then
      mv "$log" "$log.1"
      kill -USR1 "$(cat /run/larder/nginx.pid)"
    fi
  done
) &

exec nginx -p /run/larder/ -c /run/larder/nginx.conf -e stderr
