import { describe, expect, it } from '@jest/globals';
import type { GatewayOptions } from './gateway-options.ts';
import { nginxConf } from './nginx-conf.ts';
import { ROUTES } from './routing-table.ts';

const OPTIONS: GatewayOptions = {
  port: 8080,
  webFolder: '/srv/web',
  imagesFolder: '/srv/images',
  upstreams: {
    catalog: ['10.0.0.1:80', '10.0.0.2:80'],
    identity: ['10.0.0.3:80'],
    'system-ops': ['10.0.0.4:80'],
    'restaurant-orders': ['10.0.0.5:80'],
    'discounts-rebates': ['10.0.0.6:80'],
  },
  trustedAddresses: [],
  hostNames: [],
  behindTls: false,
  asRoot: false,
  accessLog: null,
};

/** The text of each location; an outer one includes its inner ones. */
function locations(text: string): { opening: string; body: string }[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    const indent = /^( *)location .*\{$/.exec(line)?.[1];
    if (indent === undefined) return [];
    const end = lines.indexOf(`${indent}}`, start);
    return [{ opening: line.trim(), body: lines.slice(start + 1, end).join('\n') }];
  });
}

describe('nginxConf', () => {
  it('every location that answers sends the security headers', () => {
    const answering = locations(nginxConf(OPTIONS)).filter(({ body }) => !/^ *return 404;$/.test(body));
    expect(answering.length).toBeGreaterThan(20);
    expect(answering.filter(({ body }) => !body.includes('add_header Content-Security-Policy'))).toEqual([]);
    expect(answering.filter(({ body }) => !body.includes('add_header X-Request-Id'))).toEqual([]);
  });

  it('exactly the services that have routes have an upstream', () => {
    const withoutOrders = ROUTES.filter(({ service }) => service !== 'restaurant-orders');
    expect(nginxConf(OPTIONS, withoutOrders)).not.toContain('upstream restaurant-orders');
    expect(nginxConf(OPTIONS)).toContain('upstream restaurant-orders');
    expect(nginxConf(OPTIONS)).toContain('server 10.0.0.5:80 ');
  });

  it('sockets go to system-ops, or to the replicas that only hold sockets', () => {
    const socket = (text: string): string =>
      locations(text).find(({ opening }) => opening === 'location = /ws {')?.body ?? '';
    expect(socket(nginxConf(OPTIONS))).toContain('proxy_pass http://system-ops;');
    const apart = nginxConf({ ...OPTIONS, upstreams: { ...OPTIONS.upstreams, live: ['10.0.0.7:80'] } });
    expect(apart).toContain('upstream live {');
    expect(apart.match(/proxy_pass http:\/\/live;/g)).toHaveLength(1);
    expect(socket(apart)).toContain('proxy_pass http://live;');
  });

  it('a stale list is not served while a newer one is being fetched, which would hide its age', () => {
    expect(nginxConf(OPTIONS)).not.toMatch(/proxy_cache_use_stale[^;]*updating/);
  });

  it('HSTS is sent only behind TLS', () => {
    expect(nginxConf(OPTIONS)).not.toContain('add_header Strict-Transport-Security');
    expect(nginxConf({ ...OPTIONS, behindTls: true })).toContain('add_header Strict-Transport-Security');
  });

  it('the language cookie lasts a year, and is Secure behind TLS', () => {
    const cookie = 'zh-Hant "larder_language=zh-Hant; Max-Age=31536000; Path=/; SameSite=Lax';
    expect(nginxConf(OPTIONS)).toContain(`${cookie}";`);
    expect(nginxConf({ ...OPTIONS, behindTls: true })).toContain(`${cookie}; Secure";`);
  });

  it('every page varies by Cookie and Accept-Language', () => {
    const pages = locations(nginxConf(OPTIONS)).filter(({ body }) => body.includes('/index.html'));
    expect(pages.map(({ opening }) => opening)).toEqual(['location = / {', 'location = /restaurant {', 'location / {']);
    for (const { body } of pages) expect(body).toContain('add_header Vary "Accept-Language, Cookie" always;');
  });

  it('a list whose origin hangs is answered from the kept copy after five seconds', () => {
    const lists = locations(nginxConf(OPTIONS)).filter(({ body }) => /^ *proxy_cache \$list_cache;$/m.test(body));
    expect(lists.length).toBeGreaterThan(5);
    expect(lists.filter(({ body }) => !body.includes('proxy_read_timeout 5s;'))).toEqual([]);
    expect(nginxConf(OPTIONS)).toContain('proxy_read_timeout 15s;');
  });

  it('folders may contain spaces and quotes, but nothing that nginx would read as a variable', () => {
    expect(nginxConf({ ...OPTIONS, webFolder: '/srv/my "web"' })).toContain('root "/srv/my \\"web\\"";');
    expect(() => nginxConf({ ...OPTIONS, webFolder: '/srv/$HOME' })).toThrow('nginx cannot serve from /srv/$HOME');
  });

  it('only host names are accepted as host names', () => {
    expect(nginxConf({ ...OPTIONS, hostNames: ['Shop.example'] })).toContain('shop.example 0;');
    const twice = nginxConf({ ...OPTIONS, hostNames: ['localhost', 'Shop.ca', 'shop.ca'] });
    expect([twice.split('shop.ca 0;').length, twice.split('localhost 0;').length]).toEqual([2, 2]);
    expect(() => nginxConf({ ...OPTIONS, hostNames: ['shop; return 200'] })).toThrow('HOST_NAMES names');
  });

  it('only addresses and networks are accepted as trusted', () => {
    expect(nginxConf({ ...OPTIONS, trustedAddresses: ['10.0.0.0/8', '::1'] })).toContain('10.0.0.0/8 1;');
    expect(() => nginxConf({ ...OPTIONS, trustedAddresses: ['shop; return 200'] })).toThrow('TRUSTED_ADDRESSES names');
  });
});
