import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Gateway, startOrigin, type Reply } from './gateway.ts';
import { listAnswer, type Origin } from './origin.ts';

let gateway: Gateway;
let catalog: Origin;

beforeEach(async () => {
  catalog = await startOrigin();
  catalog.answer = listAnswer('[{"ourPrice":1}]');
  gateway = await Gateway.start({ catalog: [catalog] });
});

afterEach(async () => {
  await gateway.stop();
  await catalog.stop();
});

const cacheStatus = (reply: Reply): unknown => reply.headers['x-cache-status'];
const filesBelow = (folder: string): number =>
  readdirSync(join(gateway.folder, folder), { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    .length;
const askedUrls = (): string[] => catalog.asked.map((asked) => asked.url);

describe('public lists', () => {
  it('catalog is asked for a public list once a second, however many readers there are', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => gateway.ask('/api/products')));
    expect(replies.map((reply) => reply.body)).toEqual(replies.map(() => '[{"ourPrice":1}]'));
    expect(askedUrls()).toEqual(['/api/products']);
    await pause(2100);
    catalog.answer = listAnswer('[{"ourPrice":22}]');
    const later = [await gateway.ask('/api/products'), await gateway.ask('/api/products')];
    expect(later.map((reply) => [reply.body, cacheStatus(reply)])).toEqual([
      ['[{"ourPrice":22}]', 'EXPIRED'],
      ['[{"ourPrice":22}]', 'HIT'],
    ]);
    expect(askedUrls()).toEqual(['/api/products', '/api/products']);
  });

  it('a request to the refresh server fetches a list again, so that the next reader sees the change', async () => {
    catalog.answer = (asked, response) => listAnswer(`${asked.url} before`)(asked, response);
    const paths = ['/api/products', '/api/products?store=jade', '/api/products/category/seafood'];
    for (const path of paths) await gateway.ask(path);
    catalog.answer = (asked, response) => listAnswer(`${asked.url} after`)(asked, response);
    for (const path of paths) expect((await gateway.refresh(path)).body).toBe(`${path} after`);
    for (const path of paths) {
      const reply = await gateway.ask(path);
      expect([reply.body, cacheStatus(reply)]).toEqual([`${path} after`, 'HIT']);
    }
    expect(askedUrls()).toEqual([...paths, ...paths]);
  });

  it.each(['/api/admin/products', '/', '/api/restaurant/categories/1', '/api/products/category/a/b'])(
    'the refresh server knows cached lists only, not %s',
    async (path) => {
      expect((await gateway.refresh(path)).status).toBe(404);
      expect(askedUrls()).toEqual([]);
    },
  );

  it('a refresh reads from the replica that asks for it and names its port', async () => {
    const replica = await startOrigin();
    replica.answer = listAnswer('[{"ourPrice":7}]');
    try {
      const headers = { 'x-lists-port': String(replica.port) };
      expect((await gateway.refresh('/api/products', { headers })).body).toBe('[{"ourPrice":7}]');
      expect((await gateway.ask('/api/products')).body).toBe('[{"ourPrice":7}]');
      expect(askedUrls()).toEqual([]);
    } finally {
      await replica.stop();
    }
  });

  it('changes are cached by since, store and revision', async () => {
    catalog.answer = (asked, response) => listAnswer(asked.url ?? '')(asked, response);
    const paths = [
      '/api/products/changes?since=7&rev=9',
      '/api/products/changes?since=8&rev=9',
      '/api/products/changes?since=8&store=jade&rev=9',
    ];
    for (const path of [...paths, ...paths]) await gateway.ask(path);
    expect(askedUrls()).toEqual([...paths.slice(0, 2), '/api/products/changes?since=8&store=jade&rev=9']);
    expect((await gateway.ask('/api/products/changes?since=8')).body).toBe('/api/products/changes?since=8');
  });

  it('a cached list stays when catalog cannot answer a refresh', async () => {
    await gateway.ask('/api/products');
    catalog.answer = (_asked, response) => response.writeHead(503).end('{}');
    await gateway.refresh('/api/products');
    const reply = await gateway.ask('/api/products');
    expect([reply.body, cacheStatus(reply)]).toEqual(['[{"ourPrice":1}]', 'HIT']);
  });

  it('lists are passed on compressed with ETag and revision, and decompressed for clients that do not accept gzip', async () => {
    const packed = await gateway.ask('/api/products', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'x-revision': '7',
      etag: '"16"',
      vary: 'Accept-Encoding, X-Store',
    });
    expect(gunzipSync(packed.bytes).toString()).toBe('[{"ourPrice":1}]');
    const plain = await gateway.ask('/api/products', { headers: { 'accept-encoding': 'identity' } });
    expect([plain.body, cacheStatus(plain), plain.headers['content-encoding']]).toEqual([
      '[{"ourPrice":1}]',
      'HIT',
      undefined,
    ]);
    expect(catalog.asked.map((asked) => asked.headers['accept-encoding'])).toEqual(['gzip']);
    const known = await gateway.ask('/api/products', { headers: { 'if-none-match': '"16"' } });
    expect([known.status, known.body]).toEqual([304, '']);
  });

  it('a list older than a second is revalidated by its ETag, and stays when nothing has changed', async () => {
    const whole = listAnswer('[{"ourPrice":1}]');
    catalog.answer = (asked, response) => {
      if (asked.headers['if-none-match'] !== '"16"') whole(asked, response);
      else response.writeHead(304, { 'cache-control': 'max-age=1', etag: '"16"' }).end();
    };
    await gateway.ask('/api/products');
    // nginx counts whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const reply = await gateway.ask('/api/products');
    expect([reply.status, reply.body, cacheStatus(reply)]).toEqual([200, '[{"ourPrice":1}]', 'REVALIDATED']);
    // nginx answers before it marks the list as fresh.
    await pause(100);
    expect(cacheStatus(await gateway.ask('/api/products'))).toBe('HIT');
  });

  it('one reader refreshes a stale list while the others get the stale one, which browsers may not cache', async () => {
    // nginx counts whole seconds, so the list is fetched right after a second has begun.
    await pause(1_100 - (Date.now() % 1_000));
    await gateway.ask('/api/products');
    await pause(2_000);
    const answer = listAnswer('[{"ourPrice":22}]');
    catalog.answer = (asked, response) => void setTimeout(() => answer(asked, response), 300);
    const replies = await Promise.all(Array.from({ length: 20 }, () => gateway.ask('/api/products')));
    expect(replies.map(cacheStatus).toSorted()).toEqual(['EXPIRED', ...replies.slice(1).map(() => 'UPDATING')]);
    for (const reply of replies)
      expect(reply.headers['cache-control']).toBe('public, max-age=1, stale-if-error=604800');
    expect(askedUrls()).toEqual(['/api/products', '/api/products']);
  });

  it('a list is not served stale for longer than a second, however slow catalog is', async () => {
    await pause(1_100 - (Date.now() % 1_000));
    await gateway.ask('/api/products');
    await pause(2_000);
    const answer = listAnswer('[{"ourPrice":22}]');
    catalog.answer = (asked, response) => void setTimeout(() => answer(asked, response), 1_500);
    const first = gateway.ask('/api/products');
    await pause(1_050);
    const later = await gateway.ask('/api/products');
    expect([later.body, cacheStatus(later)]).toEqual(['[{"ourPrice":22}]', 'EXPIRED']);
    await first;
  });

  it('lists are cached by path, store and revision', async () => {
    const echo = (path: string) => gateway.ask(path).then((reply) => reply.body);
    catalog.answer = (asked, response) => listAnswer(asked.url)(asked, response);
    const paths = [
      '/api/products',
      '/api/products?store=jade',
      '/api/products?rev=8',
      '/api/products?store=jade&rev=8',
      '/api/products/category/seafood',
      '/api/products/category/seafood?store=jade',
      '/api/stores',
    ];
    for (const path of paths) expect(await echo(path)).toBe(path);
    for (const path of paths) expect(await echo(path)).toBe(path);
    expect(askedUrls()).toEqual(paths);
  });

  it('lists of a given revision have a separate cache', async () => {
    await gateway.ask('/api/products?store=jade');
    for (const rev of [8, 9]) await gateway.ask(`/api/products?store=jade&rev=${rev}`);
    expect([filesBelow('cache'), filesBelow('revisions')]).toEqual([1, 2]);
  });

  it.each([
    ['/api/products?utm=1&x=2', '/api/products'],
    ['/api/products?%73tore=other', '/api/products'],
    ['/api/products?%69ncludeInactive=true', '/api/products'],
    ['/api/products?rev=8&store=jade', '/api/products?store=jade&rev=8'],
    ['/api/products?store=jade&store=other', '/api/products?store=jade'],
    ['/api/products?STORE=jade', '/api/products?store=jade'],
  ])('%s is cached under the URL that the catalogue was asked for', async (path, asked) => {
    await gateway.ask(path);
    expect(askedUrls()).toEqual([asked]);
  });

  it('list requests are sent to catalog without a session, and answers to a session are not shared', async () => {
    const session = { 'x-session-id': 's', 'session-id': 's', cookie: 'larder=1', authorization: 'Bearer s' };
    await gateway.ask('/api/products', { headers: session });
    expect(catalog.asked[0]?.headers).not.toHaveProperty('x-session-id');
    for (const name of Object.keys(session)) expect(catalog.asked[0]?.headers).not.toHaveProperty(name);
    catalog.answer = listAnswer('["with inactive ones"]');
    const staff = await gateway.ask('/api/products?includeInactive=true', { headers: session });
    expect(gunzipSync(staff.bytes).toString()).toContain('inactive');
    expect(catalog.asked[1]).toMatchObject({ url: '/api/products?includeInactive=true', headers: session });
    const shopper = await gateway.ask('/api/products');
    expect([shopper.body, cacheStatus(shopper)]).toEqual(['[{"ourPrice":1}]', 'HIT']);
  });

  it('other methods reach catalog', async () => {
    await gateway.ask('/api/admin/settings');
    const write = {
      method: 'PATCH',
      headers: { 'x-session-id': 's', 'content-type': 'application/json' },
      body: '{"a":1}',
    };
    catalog.answer = (_asked, response) => response.writeHead(409).end('{"code":"CONFLICT"}');
    const reply = await gateway.ask('/api/admin/settings?x=1', write);
    expect([reply.status, reply.body]).toEqual([409, '{"code":"CONFLICT"}']);
    expect(catalog.asked[1]).toMatchObject({
      method: 'PATCH',
      url: '/api/admin/settings?x=1',
      body: '{"a":1}',
      headers: { 'x-session-id': 's' },
    });
  });

  it('a list is not cached when catalog forbids it', async () => {
    catalog.answer = (_asked, response) => {
      response.writeHead(200, { 'cache-control': 'no-store', 'content-encoding': 'gzip' });
      response.end(gzipSync('[]'));
    };
    await gateway.ask('/api/products?rev=99');
    await gateway.ask('/api/products?rev=99');
    expect(catalog.asked).toHaveLength(2);
  });
});

describe('while catalog is down', () => {
  it('while catalog is down the last list is served with its date, and a new one once it is back', async () => {
    await gateway.ask('/api/products');
    const before = Date.now();
    await catalog.stop();
    await pause(4100);
    const stale = await gateway.ask('/api/products');
    expect([stale.status, stale.body, cacheStatus(stale)]).toEqual([200, '[{"ourPrice":1}]', 'STALE']);
    expect(Math.abs(Date.parse(String(stale.headers['x-prices-as-of'])) - before)).toBeLessThan(2000);
    await catalog.start();
    catalog.answer = listAnswer('[{"ourPrice":22}]');
    await pause(1100);
    const back = await gateway.ask('/api/products');
    expect([back.body, back.headers['x-prices-as-of']]).toEqual(['[{"ourPrice":22}]', undefined]);
  }, 20_000);

  it('the last list is served when catalog answers with an error', async () => {
    await gateway.ask('/api/products');
    catalog.answer = (_asked, response) => response.writeHead(503).end('{}');
    await pause(4100);
    const stale = await gateway.ask('/api/products');
    expect([stale.status, stale.body, cacheStatus(stale)]).toEqual([200, '[{"ourPrice":1}]', 'STALE']);
  }, 20_000);

  it('a list that was never read answers 503 as JSON', async () => {
    await catalog.stop();
    for (const path of ['/api/products', '/api/admin/products/7']) {
      const reply = await gateway.ask(path);
      expect(reply.status).toBe(503);
      expect(reply.headers['retry-after']).toBe('2');
      expect(JSON.parse(reply.body)).toMatchObject({ code: 'unavailable', requestId: reply.headers['x-request-id'] });
    }
  });
});
