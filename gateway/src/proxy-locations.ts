import { errorPageDirectives } from './error-pages.ts';
import type { GatewayOptions, Upstream } from './gateway-options.ts';
import { block } from './nginx-text.ts';
import type { Route } from './routing-table.ts';
import { hiddenServiceHeaders, securityHeaders } from './security-headers.ts';

const BODY_LIMIT = '100k';
/** Fits into memory. Where more is allowed, bodies are streamed, and the service refuses by the headers. */
export const BUFFERED_BODY = '16k';
const FITTING: readonly string[] = ['1k', BUFFERED_BODY];
/** Concurrent requests: of one address, of one address that changes something, and of everybody. */
const MOST = { ofAddress: 250, changing: 50, ofAll: 6_000 } as const;
const PATIENCE_SECONDS = 15;
/** The last segment of a cached list's path: any other spelling could split or poison the cache. */
const LIST_SEGMENT = '[a-z0-9-]+';
/** The status that passes a request that may not be cached or repeated to another location. */
const ASIDE = 418;
const POST_ASIDE = 420;

/** Refuses paths spelled to bypass a rule, sockets elsewhere, and foreign host names. */
export const REFUSALS = [
  'if ($foreign_host) { return 421; }',
  'if ($odd_path) { return 404; }',
  'if ($stray_socket) { return 400; }',
];

/** Limits of HTTP connections; sockets have a separate limit. */
export function connectionLimits(): string[] {
  return [
    `limit_conn address ${MOST.ofAddress};`,
    `limit_conn changing ${MOST.changing};`,
    `limit_conn all ${MOST.ofAll};`,
  ];
}

/** The upstream, or with a resolver a variable, which makes nginx resolve the name again. */
export function origin(service: Upstream, { resolver }: Pick<GatewayOptions, 'resolver'>): string {
  return resolver ? `$origin_${service.replaceAll('-', '_')}` : service;
}

export function proxyLocations(route: Route, options: GatewayOptions): string[] {
  if (route.socket === true) return socketLocation(route, options);
  const aside = `@${route.service}${route.path.replaceAll('/', '_')}_${route.reach}`;
  const own = route.cached === true ? cachedReading(route) : reading(route);
  const read = [
    ...REFUSALS,
    // Any error page set here replaces all inherited ones.
    ...errorPageDirectives(),
    `error_page ${ASIDE} = ${aside};`,
    `error_page ${POST_ASIDE} = ${aside}_post;`,
    `if ($posted) { return ${POST_ASIDE}; }`,
    `if ($${route.cached === true ? 'plain_read' : 'read'} = 0) { return ${ASIDE}; }`,
    ...limits(route),
    ...answerHeaders(route, options, route.cached === true),
    ...own,
  ];
  const write = (...retried: readonly string[]): string[] => [
    ...limits(route),
    ...answerHeaders(route, options, false),
    ...forwarding(route),
    ...retried,
    `proxy_pass http://${origin(route.service, options)};`,
  ];
  return [
    ...openings(route).flatMap((opening) => readLocation(route, origin(route.service, options), opening, read)),
    // A repeated order is a second order: nginx may try another replica only if nothing has been sent yet.
    ...block(`location ${aside}`, write('proxy_next_upstream off;')),
    ...block(`location ${aside}_post`, write(...retries())),
  ];
}

/**
 * Refreshes a cached list even if it is fresh: the next request gets this answer. A replica on this machine that names
 * its port is asked itself, because another one would first have to find out what changed. Requests from other machines
 * cannot choose the replica, or any container could supply a forged list.
 */
export function refreshLocations(route: Route, options: GatewayOptions): string[] {
  const lines = [
    `set $list_origin ${origin(route.service, options)};`,
    ...(options.refreshAt?.startsWith('127.')
      ? ['if ($http_x_lists_port ~ "^[0-9]{1,5}$") { set $list_origin $remote_addr:$http_x_lists_port; }']
      : []),
    ...cachedReading(route),
    'proxy_cache_bypass 1;',
  ];
  return openings(route).flatMap((opening) => readLocation(route, '$list_origin', opening, lines));
}

function openings(route: Route): string[] {
  const exact = `= ${route.path}`;
  const below = `^~ ${route.path}/`;
  return { exact: [exact], below: [below], both: [exact, below] }[route.reach];
}

function readLocation(route: Route, at: string, opening: string, lines: readonly string[]): string[] {
  if (route.cached !== true) return block(`location ${opening}`, [...lines, `proxy_pass http://${at};`]);
  // Set after the lines that read the client's arguments. An address without variables is not composed anew.
  const passed = [...lines, 'set $args $list_arguments;', `proxy_pass http://${at};`];
  if (opening.startsWith('=')) return block(`location ${opening}`, passed);
  const inner = block(`location ~ "^${route.path}/${LIST_SEGMENT}$"`, passed);
  return block(`location ${opening}`, [...inner, 'return 404;']);
}

function reading(route: Route): string[] {
  return [...forwarding(route), ...retries()];
}

/** The origin gets only the arguments in the cache key, so that no answer is cached under another request's key. */
function cachedReading(route: Route): string[] {
  return [
    ...forwarding({ patience: 5, ...route }),
    ...retries(),
    'proxy_set_header Accept-Encoding gzip;',
    'proxy_set_header Cookie "";',
    'proxy_set_header Authorization "";',
    'proxy_set_header X-Session-Id "";',
    'proxy_set_header Session-Id "";',
    'gunzip on;',
    // Most answers are small: writing head and body together is cheaper than sending a file after the head (3 of 20 µs;
    // a list of 150 kB costs more). Over TLS nginx reads into buffers anyway.
    'sendfile off;',
    'output_buffers 1 32k;',
    'proxy_cache $list_cache;',
    'proxy_cache_key "$uri|$arg_store|$arg_rev|$arg_since";',
    // The origin always answers gzipped here, so Vary need not split the cache.
    'proxy_ignore_headers Vary;',
    'proxy_cache_lock on;',
    // A list that is unchanged after a second is not sent again.
    'proxy_cache_revalidate on;',
    // Keeps cached lists open between requests, which makes a hit as cheap as a static file (npm run bench --
    // board-read).
    'open_file_cache max=1000 inactive=60s;',
    'open_file_cache_valid 5s;',
    // The answer's ages cover an absent origin; errors of a present one must be listed.
    'proxy_cache_use_stale http_500 http_502 http_503 http_504;',
  ];
}

/** Processes on the same network accept within milliseconds; this delay is the cost of a replica that just stopped. */
const CONNECTING = 'proxy_connect_timeout 300ms;';

function retries(): string[] {
  return ['proxy_next_upstream error timeout;', 'proxy_next_upstream_tries 2;'];
}

function forwarding(route: Route): string[] {
  const patience = route.patience ?? PATIENCE_SECONDS;
  return [
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    ...forwardedHeaders(),
    CONNECTING,
    `proxy_send_timeout ${patience}s;`,
    `proxy_read_timeout ${patience}s;`,
  ];
}

/** Overwrites the client's claims about its address. */
function forwardedHeaders(): string[] {
  return [
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Request-Id $kept_request_id;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $outer_scheme;',
    // Services answer in the language of the page, so that one rule decides both.
    'proxy_set_header Accept-Language $page_language;',
    'proxy_set_header Proxy "";',
  ];
}

function limits(route: Route): string[] {
  const { bodyLimit = route.cached === true ? BUFFERED_BODY : BODY_LIMIT } = route;
  return [
    // nginx's error messages quote the whole path.
    ...(route.isSecret === true ? ['error_log stderr crit;'] : []),
    `client_max_body_size ${bodyLimit};`,
    ...(FITTING.includes(bodyLimit) ? [] : ['proxy_request_buffering off;']),
    `limit_req zone=${route.budget ?? 'api'} burst=200 nodelay;`,
    ...(route.limit ? [`limit_req zone=${route.limit} burst=20 nodelay;`] : []),
  ];
}

function answerHeaders(route: Route, options: GatewayOptions, cached: boolean): string[] {
  const lines = [...hiddenServiceHeaders(), ...securityHeaders(options.behindTls)];
  if (cached) {
    lines.push(
      // nginx adds a Vary header for compression.
      'proxy_hide_header Vary;',
      'proxy_hide_header Cache-Control;',
      'add_header Cache-Control $list_ages always;',
      'add_header X-Cache-Status $upstream_cache_status always;',
      'add_header X-Prices-As-Of $stale_since always;',
      // Intermediate caches only know the address.
      'add_header Vary X-Store always;',
    );
  } else if (route.path.startsWith('/api/admin')) {
    lines.push('proxy_hide_header Cache-Control;', 'add_header Cache-Control no-store always;');
  }
  return lines;
}

function socketLocation(route: Route, options: GatewayOptions): string[] {
  return block(`location = ${route.path}`, [
    ...REFUSALS,
    'if ($http_upgrade !~* "^websocket$") { return 400; }',
    'client_max_body_size 1k;',
    'limit_req zone=api burst=200 nodelay;',
    'limit_conn sockets 50;',
    ...hiddenServiceHeaders(),
    ...securityHeaders(options.behindTls),
    'proxy_http_version 1.1;',
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection upgrade;',
    ...forwardedHeaders(),
    ...retries(),
    // When thousands reconnect within a second, this worker is the bottleneck and not a replica.
    'proxy_connect_timeout 3s;',
    // The service pings every 30 s; two lost pings end a half-open socket.
    'proxy_send_timeout 75s;',
    'proxy_read_timeout 75s;',
    `proxy_pass http://${origin(options.upstreams.live ? 'live' : route.service, options)};`,
  ]);
}
