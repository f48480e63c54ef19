import { errorPageDirectives, errorPageLocations } from './error-pages.ts';
import type { GatewayOptions, Upstream } from './gateway-options.ts';
import { block, quotePath } from './nginx-text.ts';
import { languageVariables } from './page-languages.ts';
import { BUFFERED_BODY, connectionLimits, origin, proxyLocations, refreshLocations } from './proxy-locations.ts';
import { ROUTES, type Route } from './routing-table.ts';
import { securityHeaders } from './security-headers.ts';
import { BROTLI_VARIABLES, staticLocations } from './static-locations.ts';
import { storeVariables, translateStore } from './store-spellings.ts';

export { readHostStores } from './store-spellings.ts';

/** Files that nginx writes (pid, cache, temporary ones) are below its prefix. */
export function nginxConf(options: GatewayOptions, routes: readonly Route[] = ROUTES): string {
  const lines = [
    ...(options.asRoot ? ['user root;'] : []),
    'daemon off;',
    'worker_processes auto;',
    'pid nginx.pid;',
    'pcre_jit on;',
    // Open sockets do not delay a graceful stop.
    'worker_shutdown_timeout 2s;',
    'error_log stderr warn;',
    // Each open page takes two: to the browser and to system-ops.
    ...block('events', ['worker_connections 16384;']),
    ...block('http', [
      ...basics(options),
      ...variables(options),
      ...storeVariables(options, routes),
      ...languageVariables(options.behindTls),
      ...BROTLI_VARIABLES,
      ...[...new Set(routes.map((route) => route.service))].flatMap((service) => upstream(service, options)),
      ...(options.upstreams.live ? upstream('live', options) : []),
      ...block('server', server(options, routes)),
      ...(options.refreshAt ? block('server', refreshServer(options, options.refreshAt, routes)) : []),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function basics(options: GatewayOptions): string[] {
  const log =
    '\'{"time":"$time_iso8601","requestId":"$kept_request_id","method":"$request_method","path":"$logged_path","status":$status,' +
    '"seconds":$request_time,"bytes":$body_bytes_sent,"cache":"$upstream_cache_status","address":"$remote_addr"}\'';
  return [
    ...block('types', TYPES),
    'default_type application/octet-stream;',
    'charset utf-8;',
    'charset_types text/css text/plain text/javascript application/json image/svg+xml application/manifest+json;',
    'server_tokens off;',
    ...(options.resolver ? [`resolver ${options.resolver} valid=1s ipv6=off;`, 'resolver_timeout 2s;'] : []),
    ...(options.proxiesFile
      ? [`include ${quotePath(options.proxiesFile)};`, 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;']
      : []),
    'sendfile on;',
    'tcp_nopush on;',
    // Compresses what staff read: a list of 5,000 products is 1.4 MB, a fifth of that compressed. Static files and
    // public lists come compressed. Cookies are SameSite, so no other page can measure answers (BREACH).
    'gzip on;',
    'gzip_types application/json;',
    'gzip_min_length 1000;',
    'gzip_comp_level 3;',
    'gzip_proxied any;',
    'gzip_vary on;',
    'absolute_redirect off;',
    'client_body_temp_path temp/body;',
    'proxy_temp_path temp/proxy;',
    'fastcgi_temp_path temp/fastcgi;',
    'uwsgi_temp_path temp/uwsgi;',
    'scgi_temp_path temp/scgi;',
    // Without queries and codes: no secrets and no search texts.
    `log_format json escape=json ${log};`,
    options.accessLog === null
      ? 'access_log off;'
      : `access_log ${quotePath(options.accessLog)} json buffer=64k flush=1s;`,
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'send_timeout 10s;',
    'lingering_time 10s;',
    'lingering_timeout 3s;',
    'keepalive_timeout 30s;',
    'keepalive_requests 10000;',
    'reset_timedout_connection on;',
    // Neither bodies nor answers are written to disk: larger ones pass through these buffers (see proxy-locations).
    `client_max_body_size ${BUFFERED_BODY};`,
    `client_body_buffer_size ${BUFFERED_BODY};`,
    'proxy_max_temp_file_size 0;',
    'large_client_header_buffers 4 8k;',
    'proxy_cache_path cache levels=1:2 keys_zone=lists:10m inactive=7d max_size=256m use_temp_path=off;',
    // Each change creates new addresses of these lists, which are requested within seconds and never again.
    'proxy_cache_path revisions levels=1:2 keys_zone=revisions:10m inactive=10m max_size=256m use_temp_path=off;',
    'limit_req_zone $counted_address zone=api:10m rate=20r/s;',
    'limit_req_zone $counted_address zone=screen:10m rate=20r/s;',
    'limit_req_zone $counted_address zone=login:10m rate=30r/m;',
    'limit_req_zone $counted_address zone=order:10m rate=10r/m;',
    'limit_req_status 429;',
    'limit_conn_zone $counted_address zone=sockets:10m;',
    'limit_conn_zone $counted_address zone=address:10m;',
    'limit_conn_zone $counted_changer zone=changing:10m;',
    'limit_conn_zone $counted zone=all:1m;',
    'limit_conn_status 429;',
    'limit_req_log_level info;',
    'limit_conn_log_level info;',
  ];
}

const TYPES = [
  'text/html html;',
  'text/css css;',
  'text/javascript js mjs;',
  'text/plain txt;',
  'application/json json;',
  'application/manifest+json webmanifest;',
  'image/svg+xml svg;',
  'image/png png;',
  'image/jpeg jpg jpeg;',
  'image/webp webp;',
  'image/gif gif;',
  'image/x-icon ico;',
  'font/woff2 woff2;',
];

function variables(options: GatewayOptions): string[] {
  return [
    // Cache-Control values are long.
    'map_hash_bucket_size 128;',
    ...block('geo $trusted', [
      'default 0;',
      ...options.trustedAddresses.map((address) => `${checkedAddress(address)} 1;`),
      ...(options.trustedFile ? [`include ${quotePath(options.trustedFile)};`] : []),
    ]),
    // An IPv6 customer owns a /64, so only that half of an address is counted; IPv4-mapped addresses count whole.
    ...block('map $binary_remote_addr $address_group', [
      'default $binary_remote_addr;',
      '"~^\\x00{10}\\xff\\xff" $binary_remote_addr;',
      '"~^(?s)(?<network>.{8}).{8}$" $network;',
    ]),
    ...block('map $trusted $counted_address', ['1 "";', 'default $address_group;']),
    ...block('map $trusted $counted', ['1 "";', 'default all;']),
    ...block('map $host $foreign_host', foreignHosts(options)),
    // Doubled slashes, encoded separators and dots, path parameters; an API path that ends in a slash.
    ...block('map $request_uri $odd_path', [
      'default 0;',
      '"~*^[^?]*(//|%2f|%5c|%2e|%00|%0a|%0d|;|\\\\\\\\)" 1;',
      '"~^[^?]*/\\.\\.?(/|\\?|$)" 1;',
      '"~*^/api/[^?]*/(\\?|$)" 1;',
    ]),
    ...block('map "$uri|$http_upgrade" $stray_socket', ['default 0;', '"~^/ws\\|" 0;', '"~*\\|websocket" 1;']),
    ...block('map $request_method $posted', ['default 0;', 'POST 1;', 'PATCH 1;']),
    ...block('map $request_method $read', ['default 0;', 'GET 1;', 'HEAD 1;']),
    ...block('map $read $counted_changer', ['1 "";', 'default $counted_address;']),
    ...block('map "$request_method|$arg_includeInactive" $plain_read', ['default 0;', '"GET|" 1;', '"HEAD|" 1;']),
    ...block('map "$arg_store|$arg_rev" $place_arguments', [
      'default "store=$arg_store&rev=$arg_rev";',
      '"|" "";',
      '"~\\|$" "store=$arg_store";',
      '"~^\\|" "rev=$arg_rev";',
    ]),
    ...block('map "$arg_since|$place_arguments" $composed_arguments', [
      'default "since=$arg_since&$place_arguments";',
      '"~^\\|" $place_arguments;',
      '"~\\|$" "since=$arg_since";',
    ]),
    // Pages send the arguments in this order: composing them again would cost as much as all other rules.
    ...block('map $args $list_arguments', [
      'default $composed_arguments;',
      '"" "";',
      '"~^store=[a-z0-9-]+$" $args;',
      '"~^(?:since=[0-9]+&)?(?:store=[a-z0-9-]+&)?rev=[0-9]+$" $args;',
    ]),
    ...block('map $arg_rev $list_cache', ['default revisions;', '"" lists;']),
    // A client may choose the request id, so that its logs and ours agree. Only safe characters reach logs and headers.
    ...block('map $http_x_request_id $kept_request_id', [
      'default $request_id;',
      '"~^[A-Za-z0-9._-]{1,64}$" $http_x_request_id;',
    ]),
    // Masks discount codes, which are secrets.
    ...block('map $uri $logged_path', [
      'default $uri;',
      '"~*^(?<logged_base>.*/products-with-discount)/" "$logged_base/***";',
    ]),
    // While a list is renewed, readers get the previous one, at most a second older. A browser doing so would show its
    // user's change late.
    ...block('map $upstream_http_cache_control $list_ages', [
      'default $upstream_http_cache_control;',
      '"public, max-age=1, stale-while-revalidate=1, stale-if-error=604800" "public, max-age=1, stale-if-error=604800";',
    ]),
    // When a stale copy is served, the page says how old its prices are.
    ...block('map $upstream_cache_status $stale_since', ['default "";', 'STALE $upstream_http_date;']),
    ...block('map $scheme $outer_scheme', [`default ${options.behindTls ? 'https' : '$scheme'};`]),
  ];
}

function foreignHosts({ hostNames, hostStores = {}, hostsFile }: GatewayOptions): string[] {
  const own = ['localhost 0;', '"~^[0-9.]+$" 0;', '"~^\\[" 0;'];
  if (hostsFile) return [`include ${quotePath(hostsFile)};`, ...own];
  // nginx refuses a repeated name.
  const all = [...hostNames, ...Object.keys(hostStores)].map((name) => name.toLowerCase());
  const names = new Set(all.filter((name) => name !== 'localhost'));
  for (const name of names) {
    if (!/^[a-z0-9.-]+$/i.test(name)) throw new Error(`HOST_NAMES names "${name}", which is not the name of a host.`);
  }
  return [`default ${hostNames.length > 0 ? 1 : 0};`, ...[...names].map((name) => `${name} 0;`), ...own];
}

function checkedAddress(address: string): string {
  if (!/^[0-9a-f.:]+(\/\d{1,3})?$/i.test(address)) {
    throw new Error(`TRUSTED_ADDRESSES names "${address}", which is not an address or a network.`);
  }
  return address;
}

/**
 * A resolved name needs a variable: nginx 1.22 cannot follow changing replicas otherwise, at the cost of keep-alive.
 */
function upstream(service: Upstream, { upstreams, resolver }: GatewayOptions): string[] {
  const addresses = upstreams[service] ?? [];
  if (resolver) return block(`map "" ${origin(service, { resolver })}`, [`default ${addresses.join()};`]);
  return block(`upstream ${service}`, [
    // Never marked as down: an absent replica refuses at once and the next is tried, whereas requests would fail if two
    // were marked at once.
    ...addresses.map((address) => `server ${address} max_fails=0;`),
    'keepalive 32;',
    // Shorter than the services' timeout, so that nginx never reuses a connection that is being closed.
    'keepalive_timeout 30s;',
  ]);
}

function server(options: GatewayOptions, routes: readonly Route[]): string[] {
  return [
    ...listening(options),
    'server_name _;',
    'merge_slashes on;',
    ...translateStore(),
    ...connectionLimits(),
    ...errorPageDirectives(),
    ...errorPageLocations(securityHeaders(options.behindTls)),
    ...routes.flatMap((route) => proxyLocations(route, options)),
    ...bareBases(routes),
    ...block('location ^~ /api/', ['return 404;']),
    ...staticLocations(options),
  ];
}

function refreshServer(options: GatewayOptions, at: string, routes: readonly Route[]): string[] {
  return [
    `listen ${at};`,
    'access_log off;',
    ...routes.filter(({ cached }) => cached === true).flatMap((route) => refreshLocations(route, options)),
    ...block('location /', ['return 404;']),
  ];
}

function listening({ port, tls }: GatewayOptions): string[] {
  if (!tls) return [`listen ${port} backlog=4096;`];
  return [
    `listen ${port} ssl http2 backlog=4096;`,
    `ssl_certificate ${quotePath(tls.certificate)};`,
    `ssl_certificate_key ${quotePath(tls.key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:tls:5m;',
    'ssl_session_tickets off;',
    // Plain HTTP on the TLS port is redirected.
    'error_page 497 =301 https://$http_host$request_uri;',
  ];
}

/** Otherwise nginx would redirect such a path, which is only routed with a slash, to the path with a slash. */
function bareBases(routes: readonly Route[]): string[] {
  const exact = new Set(routes.filter((route) => route.reach !== 'below').map((route) => route.path));
  return routes
    .filter((route) => route.reach === 'below' && !exact.has(route.path))
    .flatMap((route) => block(`location = ${route.path}`, ['return 404;']));
}
