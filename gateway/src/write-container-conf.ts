// Writes the gateway's settings for containers: node gateway/src/write-container-conf.ts FOLDER. Placeholders @WORD@
// are filled in at start (gateway/start.sh).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayOptions, Upstream } from './gateway-options.ts';
import { nginxConf } from './nginx-conf.ts';

const at = (service: Upstream): string[] => [`${service}@SUFFIX@:3000`];

const anywhere: GatewayOptions = {
  port: 8080,
  refreshAt: '8081',
  webFolder: '/usr/share/larder/web',
  imagesFolder: '/data/images',
  upstreams: {
    identity: at('identity'),
    catalog: at('catalog'),
    'restaurant-orders': at('restaurant-orders'),
    'discounts-rebates': at('discounts-rebates'),
    'system-ops': at('system-ops'),
    live: at('live'),
  },
  resolver: '@RESOLVER@',
  trustedAddresses: [],
  hostNames: [],
  hostsFile: '/run/larder/hosts.conf',
  hostStoresFile: '/run/larder/host-stores.conf',
  trustedFile: '/run/larder/trusted.conf',
  proxiesFile: '/run/larder/proxies.conf',
  behindTls: false,
  asRoot: false,
  accessLog: '/data/logs/access.log',
};

/** Plain HTTP, TLS in this gateway, or TLS in a proxy in front of it. */
const KINDS: Readonly<Record<string, GatewayOptions>> = {
  off: anywhere,
  on: { ...anywhere, behindTls: true, tls: { certificate: '/tls/fullchain.pem', key: '/tls/privkey.pem' } },
  before: { ...anywhere, behindTls: true },
};

const folder = process.argv[2];
if (folder === undefined) throw new Error('Say which folder the settings are written to.');
mkdirSync(folder, { recursive: true });
for (const [kind, options] of Object.entries(KINDS)) writeFileSync(join(folder, `${kind}.conf`), nginxConf(options));
