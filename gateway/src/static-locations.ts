import type { GatewayOptions } from './gateway-options.ts';
import { block, quotePath } from './nginx-text.ts';
import { inLanguage } from './page-languages.ts';
import { REFUSALS } from './proxy-locations.ts';
import { securityHeaders } from './security-headers.ts';
import { storePages } from './store-spellings.ts';

/** Pages of the separate application for old browsers. */
const SCREEN_PAGES = ['/meatprices', '/meatpriceairport', '/tv'];

const PICTURES = 'jpg|jpeg|png|webp|gif';

/** The files of a build that have a Brotli twin (web/build/finish-dist.ts). */
const SCRIPTS_AND_STYLES = { js: 'text/javascript', css: 'text/css' };

/** Whether a browser accepts Brotli, as browsers do over TLS and from localhost, and gets a twin. */
export const BROTLI_VARIABLES = [
  ...block('map $http_accept_encoding $brotli_twin', [
    'default "";',
    '"~*(?:^|,)\\s*br\\s*(?:,|$|;\\s*q=(?:1|0?\\.[0-9]*[1-9]))" .br;',
  ]),
  ...block('map $uri $brotli_encoding', ['default "";', '"~\\.br$" br;']),
];

/** Only a path without an extension is a page of the application. */
export function staticLocations(options: GatewayOptions): string[] {
  const headers = securityHeaders(options.behindTls);
  const web = [...REFUSALS, ...headers, `root ${quotePath(options.webFolder)};`, 'gzip_static on;'];
  // Names contain a content hash.
  const forGood = 'add_header Cache-Control "public, max-age=31536000, immutable";';
  return [
    // API paths in other spellings, internal pages, hidden files, source maps.
    ...block('location ~* "^/(api|internal|metrics)(/|$)|/\\.|\\.map$"', ['return 404;']),
    ...block('location ^~ /assets/', [
      ...block('location ~ "/\\.|\\.(?:map|gz|br)$"', ['return 404;']),
      ...Object.entries(SCRIPTS_AND_STYLES).flatMap(([ending, type]) =>
        block(`location ~ "\\.${ending}$"`, [
          ...web,
          forGood,
          // A compressed copy has the type of its original, not of its extension.
          'types { }',
          `default_type ${type};`,
          'add_header Content-Encoding $brotli_encoding;',
          'gzip_vary off;',
          'add_header Vary Accept-Encoding;',
          'try_files $uri$brotli_twin $uri =404;',
        ]),
      ),
      ...web,
      forGood,
      'try_files $uri =404;',
    ]),
    ...block('location ^~ /images/', [...pictureLocation(options, headers), 'return 404;']),
    ...block('location ~ "\\.[^/]*$"', [...web, 'add_header Cache-Control no-cache always;', 'try_files $uri =404;']),
    ...storePages(headers, (page) => [
      ...web,
      'add_header Cache-Control no-cache always;',
      // The board's headings and sections are in the page before scripts run.
      ...inLanguage(page === '/' ? ['/board.html', '/index.html'] : ['/index.html']),
    ]),
    ...SCREEN_PAGES.flatMap((page) =>
      block(`location = ${page}`, [
        ...web,
        'add_header Cache-Control no-cache always;',
        'try_files /signage.html =404;',
      ]),
    ),
    ...block('location /', [...web, 'add_header Cache-Control no-cache always;', ...inLanguage(['/index.html'])]),
  ];
}

function pictureLocation(options: GatewayOptions, headers: readonly string[]): string[] {
  const folder = options.imagesFolder.replace(/\/+$/, '');
  const served = (caching: string): string[] => [
    ...REFUSALS,
    ...headers,
    `add_header Cache-Control "${caching}";`,
    `alias ${quotePath(`${folder}/`).slice(0, -1)}$picture";`,
  ];
  return [
    // Uploads are named by their content.
    ...block(`location ~ "^/images/products/(?<picture>[0-9a-f]{32}\\.(?:${PICTURES}))$"`, [
      ...served('public, max-age=31536000, immutable'),
    ]),
    // A set's picture may be replaced under its name, so browsers revalidate it with its ETag.
    ...block(`location ~* "^/images/products/(?<picture>(?:[^/.][^/]*/)*[^/.][^/]*\\.(?:${PICTURES}))$"`, [
      ...served('no-cache'),
    ]),
  ];
}
