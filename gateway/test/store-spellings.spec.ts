import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Gateway, startOrigin, type Reply } from './gateway.ts';
import { listAnswer, type Origin } from './origin.ts';

let gateway: Gateway;
let catalog: Origin;
let orders: Origin;
let ops: Origin;
let serial = 0;

beforeAll(async () => {
  [catalog, orders, ops] = [await startOrigin(), await startOrigin(), await startOrigin()];
  gateway = await Gateway.start(
    { catalog: [catalog], 'restaurant-orders': [orders], 'system-ops': [ops] },
    { hostStores: { 'north.shop.example': 'north' }, hostNames: ['shop.example'] },
  );
  writeFileSync(join(gateway.web, 'index.html'), '<title>the application</title>');
});

beforeEach(() => {
  for (const origin of [catalog, orders, ops]) origin.asked.length = 0;
  catalog.answer = (asked, response) => listAnswer(`${asked.url} ${++serial}`)(asked, response);
});

afterAll(async () => {
  await gateway.stop();
  await Promise.all([catalog, orders, ops].map((origin) => origin.stop()));
});

const NORTH = { host: 'north.shop.example' };
const asked = (): string[] => [catalog, orders, ops].flatMap((origin) => origin.asked.map(({ url }) => url));

describe('a store', () => {
  it('the back office at a store’s address redirects to the chain’s, with the store chosen', async () => {
    const replies = await Promise.all(
      ['/s/north/admin', '/s/north/admin/clear'].map(async (path) => gateway.ask(path)),
    );
    expect(replies.map(({ status, headers }) => [status, headers['location']])).toEqual([
      [302, '/admin?store=north'],
      [302, '/admin/clear?store=north'],
    ]);
  });

  it('a store has the same list, byte for byte, however it is named', async () => {
    const replies = [
      await gateway.ask('/api/products?store=north'),
      await gateway.ask('/api/products', { headers: { 'x-store': 'north' } }),
      await gateway.ask('/s/north/api/products'),
      await gateway.ask('/api/products', { headers: NORTH }),
    ];
    expect(replies.map(({ status, body }) => [status, body])).toEqual(replies.map(() => [200, replies[0]?.body]));
    expect(asked()).toEqual(['/api/products?store=north']);
    expect((await gateway.ask('/api/products')).body).not.toBe(replies[0]?.body);
  });

  it.each([
    ['/s/c/api/products?store=a', { 'x-store': 'b', ...NORTH }, '/api/products?store=a'],
    ['/s/c/api/products?rev=7', { 'x-store': 'b', ...NORTH }, '/api/products?store=b&rev=7'],
    ['/s/c/api/products?rev=7', NORTH, '/api/products?store=c&rev=7'],
    ['/api/products?rev=7', NORTH, '/api/products?store=north&rev=7'],
    ['/s/0/api/restaurant/products', {}, '/api/restaurant/products?store=0'],
    ['/s/c/api/products/category/seafood', {}, '/api/products/category/seafood?store=c'],
    ['/api/admin/settings', { 'x-store': 'b' }, '/api/admin/settings?store=b'],
    ['/s/c/api/restaurant/products-with-discount/GW88', {}, '/api/restaurant/products-with-discount/GW88?store=c'],
    [
      '/api/restaurant/products-with-discount/GW88?x=%26',
      NORTH,
      '/api/restaurant/products-with-discount/GW88?store=north&x=%26',
    ],
    ['/api/admin/restaurant/orders?page=2', { 'x-store': 'b' }, '/api/admin/restaurant/orders?store=b&page=2'],
  ])('%s with %j uses the first store that is named', async (path, headers, url) => {
    expect((await gateway.ask(path, { headers })).status).toBe(200);
    expect(asked()).toEqual([url]);
  });

  it.each(['/s/c/api/restaurant/order', '/s/c/api/restaurant/validate-code'])(
    'a write to %s reaches the service with its store',
    async (path) => {
      await gateway.ask(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
      expect(asked()).toEqual([`${path.slice('/s/c'.length)}?store=c`]);
    },
  );

  it.each(['north store', 'a&rev=7', 'NORTH', 'x'.repeat(61), 'a#b'])(
    'whose name is %p in a header is asked for by a name that no store has',
    async (name) => {
      const rev = ++serial;
      await gateway.ask(`/api/products?rev=${rev}`, { headers: { 'x-store': name } });
      expect(asked()).toEqual([`/api/products?store=-&rev=${rev}`]);
    },
  );

  it('staff calls ignore the store of a host or path', async () => {
    await gateway.ask('/api/products?includeInactive=true', { headers: NORTH });
    await gateway.ask('/api/admin/settings', { headers: NORTH, method: 'PATCH', body: '{}' });
    await gateway.ask('/api/admin/restaurant/orders', { headers: NORTH });
    expect(asked().toSorted()).toEqual([
      '/api/admin/restaurant/orders',
      '/api/admin/settings',
      '/api/products?includeInactive=true',
    ]);
  });

  it.each([
    ['GET', '/s/c/api/products?includeInactive=true'],
    ['PATCH', '/s/c/api/admin/settings'],
    ['GET', '/s/c/api/admin/restaurant/orders'],
    ['GET', '/s/c/api/stores'],
    ['GET', '/s/c/api/products/'],
    ['GET', '/s/c/api/nothing'],
    ['GET', '/s/C/api/products'],
    ['GET', '/s/c%2fd/api/products'],
    ['GET', '/s//api/products'],
    ['GET', '/s/c/s/d/api/products'],
  ])('no other call takes a store in its path: %s %s', async (method, path) => {
    expect((await gateway.ask(path, { method })).status).toBe(method === 'GET' && path.includes('/s/d/') ? 200 : 404);
    expect(asked()).toEqual([]);
  });

  it('sockets name their store too', async () => {
    ops.answer = (_asked, response) => response.writeHead(400, { connection: 'close' }).end();
    for (const [path, host] of [
      ['/ws?store=a', 'shop.example'],
      ['/ws', 'north.shop.example'],
      ['/s/c/ws', 'shop.example'],
    ] as const) {
      await gateway.ask(path, { headers: { host, connection: 'upgrade', upgrade: 'websocket' } });
    }
    expect(asked()).toEqual(['/ws?store=a', '/ws?store=north', '/ws?store=c']);
  });
});

describe('ten thousand reads of many stores', () => {
  it("ten thousand reads of many stores never get another store's list", async () => {
    const stores = ['v', 'w', 'x', 'y', 'z'];
    catalog.answer = (asked, response) =>
      listAnswer(new URL(asked.url, 'http://x').searchParams.get('store') ?? 'the default')(asked, response);
    const read = async (n: number): Promise<string> => {
      const store = stores[n % stores.length] ?? '';
      const spelled = [
        [`/api/restaurant/products?store=${store}`, {}],
        [`/s/${store}/api/restaurant/products`, {}],
        ['/api/restaurant/products', { 'x-store': store }],
        ['/api/restaurant/products', {}],
      ][Math.floor(n / stores.length) % 4] as [string, Record<string, string>];
      const answer = await fetch(`http://127.0.0.1:${gateway.port}${spelled[0]}`, { headers: spelled[1] });
      const expected = n % (stores.length * 4) >= stores.length * 3 ? 'the default' : store;
      const body = await answer.text();
      return body === expected ? '' : `${spelled[0]} ${store}: ${body}`;
    };
    const wrong = new Set<string>();
    for (let first = 0; first < 10_000; first += 100) {
      const some = await Promise.all(Array.from({ length: 100 }, async (_, n) => await read(first + n)));
      some.forEach((fault) => wrong.add(fault));
    }
    expect([...wrong]).toEqual(['']);
  }, 60_000);
});

describe("a store's page", () => {
  const isApplication = ({ status, body }: Reply): boolean => status === 200 && body.includes('the application');

  it.each(['/s/north', '/s/north/restaurant', '/s/nowhere'])('%s serves the application', async (path) => {
    expect(isApplication(await gateway.ask(path))).toBe(true);
  });

  it.each([
    ['/?store=south', '/s/south?store=south'],
    ['/restaurant?store=south&lang=en', '/s/south/restaurant?store=south&lang=en'],
  ])('%s redirects to %s, on the host of another store too', async (path, target) => {
    for (const host of ['shop.example', NORTH.host]) {
      const { status, headers } = await gateway.ask(path, { headers: { host } });
      expect([status, headers['location']]).toEqual([302, target]);
    }
    expect(isApplication(await gateway.ask('/?store=A%20B', { headers: { host: 'shop.example' } }))).toBe(true);
  });

  it.each([
    ['/', '/s/north'],
    ['/restaurant?code=1', '/s/north/restaurant?code=1'],
  ])('%s on the store’s own host redirects to %s, and on another host serves the application', async (path, target) => {
    const own = await gateway.ask(path, { headers: NORTH });
    expect([own.status, own.headers.location]).toEqual([302, target]);
    expect(isApplication(await gateway.ask(path, { headers: { host: 'shop.example' } }))).toBe(true);
    expect((await gateway.ask(path, { headers: { host: 'other.example' } })).status).toBe(421);
  });
});
