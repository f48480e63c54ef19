import type { GatewayOptions } from './gateway-options.ts';
import { block, quotePath } from './nginx-text.ts';
import { REFUSALS } from './proxy-locations.ts';
import { securityHeaders } from './security-headers.ts';

/** Pages of the stores' screens: an application of their own, for browsers that are years old. */
const SCREEN_PAGES = ['/meatprices', '/meatpriceairport', '/tv'];

const PICTURES = 'jpg|jpeg|png|webp|gif';

/** The web application and the product pictures. Only a path without an extension is a page of the application. */
export function staticLocations(options: GatewayOptions): string[] {
  const headers = securityHeaders(options.behindTls);
  const web = [...REFUSALS, ...headers, `root ${quotePath(options.webFolder)};`, 'gzip_static on;', 'gzip_vary on;'];
  return [
    // Anything that looks like the API in another spelling, a service's own pages, hidden files, source maps.
    ...block('location ~* "^/(api|internal|metrics)(/|$)|/\\.|\\.map$"', ['return 404;']),
    ...block('location ^~ /assets/', [
      ...block('location ~ "/\\.|\\.map$"', ['return 404;']),
      ...web,
      // Their names carry a hash of their content.
      'add_header Cache-Control "public, max-age=31536000, immutable";',
      'try_files $uri =404;',
    ]),
    ...block('location ^~ /images/', [...pictureLocation(options, headers), 'return 404;']),
    ...block('location ~ "\\.[^/]*$"', [...web, 'add_header Cache-Control no-cache always;', 'try_files $uri =404;']),
    // The board as shoppers get it: its heading and sections stand in the page before any script has run.
    ...block('location = /', [
      ...web,
      'add_header Cache-Control no-cache always;',
      'try_files /board.html /index.html =404;',
    ]),
    ...SCREEN_PAGES.flatMap((page) =>
      block(`location = ${page}`, [
        ...web,
        'add_header Cache-Control no-cache always;',
        'try_files /signage.html =404;',
      ]),
    ),
    ...block('location /', [...web, 'add_header Cache-Control no-cache always;', 'try_files /index.html =404;']),
  ];
}

function pictureLocation(options: GatewayOptions, headers: readonly string[]): string[] {
  const folder = options.imagesFolder.replace(/\/+$/, '');
  return block(`location ~* "^/images/products/(?<picture>(?:[^/.][^/]*/)*[^/.][^/]*\\.(?:${PICTURES}))$"`, [
    ...REFUSALS,
    ...headers,
    // A picture may be replaced under its name, so it is kept for minutes and checked by its ETag.
    'add_header Cache-Control "public, max-age=300, stale-while-revalidate=86400";',
    `alias ${quotePath(`${folder}/`).slice(0, -1)}$picture";`,
  ]);
}
