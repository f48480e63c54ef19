import type { GatewayOptions } from './gateway-options.ts';
import { block, quotePath } from './nginx-text.ts';
import type { Route } from './routing-table.ts';

/** As in catalog: lower-case letters, digits and hyphens. */
const SLUG = '[a-z0-9-]{1,60}';
const NAME = /^[a-z0-9-]{1,60}$/;
/** A name that no store can have: it replaces malformed ones, which the service then refuses. */
const NO_NAME = '-';

/**
 * Services know only `?store=`. The other ways to name a store are translated, the first one wins: `?store=`, the
 * header x-store, and for public calls /s/NAME/api/… and the host. So there is one address and one cache key.
 */
export function storeVariables(options: GatewayOptions, routes: readonly Route[]): string[] {
  return [
    ...block('map $host $host_store', hostStores(options)),
    ...block('map "$arg_includeInactive|$request_method $request_uri" $is_shoppers', [
      'default 0;',
      ...routes.flatMap(shopperCall),
    ]),
    ...block('map "$is_shoppers $request_uri" $path_store', ['default "";', `"~^1 /s/(?<slug>${SLUG})/" $slug;`]),
    ...block('map "$is_shoppers|$path_store" $place_store', ['default $path_store;', '"0|" "";', '"1|" $host_store;']),
    ...block('map $http_x_store $other_store', [
      `default ${NO_NAME};`,
      '"" $place_store;',
      `"~^${SLUG}$" $http_x_store;`,
    ]),
    ...block('map $arg_store $page_store', ['default $host_store;', `"~^${SLUG}$" $arg_store;`]),
    ...block('map $arg_store $added_store', ['default "";', '"" $other_store;']),
    ...block('map $args $more_args', ['default "&$args";', '"" "";']),
  ];
}

/** Runs in the server block, before a location is chosen. */
export function translateStore(): string[] {
  return [
    ...block('if ($added_store != "")', ['set $args "store=$added_store$more_args";']),
    ...block('if ($path_store != "")', ['rewrite "^/s/[^/]+(/.+)$" $1 last;']),
  ];
}

/** Paths below /s/NAME that remain after the translation are pages; also /?store=NAME and the host of the store. */
export function storePages(headers: readonly string[], pageOf: (page: string) => string[]): string[] {
  return [
    ...block('location ~ "^/s/[^/]*/(api|ws)(/|$)"', ['return 404;']),
    // The back office has a store switcher: below /s/NAME its calls could concern another store than the one shown.
    ...block(`location ~ "^/s/(?<shop>${SLUG})(?<office>/admin(/.*)?)$"`, [
      ...headers,
      'return 302 $office?store=$shop;',
    ]),
    ...['', '/restaurant'].flatMap((page) =>
      block(`location = ${page || '/'}`, [
        `if ($page_store != "") { return 302 /s/$page_store${page}$is_args$args; }`,
        ...pageOf(page || '/'),
      ]),
    ),
  ];
}

function shopperCall({ path, reach, ofStore }: Route): string[] {
  if (ofStore === undefined) return [];
  const below = { exact: '', below: '/[^/?]+', both: '(/[^/?]+)?' }[reach];
  return [`"~^\\|${ofStore === 'GET' ? '(GET|HEAD)' : ofStore} (/s/${SLUG})?${path}${below}(\\?|$)" 1;`];
}

function hostStores({ hostStores: stores = {}, hostStoresFile }: GatewayOptions): string[] {
  if (hostStoresFile) return ['default "";', `include ${quotePath(hostStoresFile)};`];
  const lines = Object.entries(stores).map(([host, store]) => {
    if (!/^[a-z0-9.-]+$/.test(host) || !NAME.test(store)) {
      throw new Error(`HOST_STORES names "${host}=${store}", which is not the name of a host and the one of a store.`);
    }
    return `${host} ${store};`;
  });
  return ['default "";', ...lines];
}

/** Reads HOST_STORES: "north.shop.example=north, south.shop.example=south". */
export function readHostStores(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [host = '', store = ''] = word.toLowerCase().split('=');
      return [host, store];
    }),
  );
}
