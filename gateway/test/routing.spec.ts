import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ROUTES } from '../src/routing-table.ts';
import { Gateway, startOrigin } from './gateway.ts';
import type { Origin } from './origin.ts';

let gateway: Gateway;
let origins: Record<'catalog' | 'identity' | 'restaurant-orders' | 'discounts-rebates' | 'system-ops', Origin>;

beforeAll(async () => {
  origins = {
    catalog: await startOrigin(),
    identity: await startOrigin(),
    'restaurant-orders': await startOrigin(),
    'discounts-rebates': await startOrigin(),
    'system-ops': await startOrigin(),
  };
  gateway = await Gateway.start({
    catalog: [origins.catalog],
    identity: [origins.identity],
    'restaurant-orders': [origins['restaurant-orders']],
    'discounts-rebates': [origins['discounts-rebates']],
    'system-ops': [origins['system-ops']],
  });
  writeFileSync(join(gateway.web, 'index.html'), '<title>the application</title>');
});

beforeEach(() => {
  for (const origin of Object.values(origins)) origin.asked.length = 0;
});

afterAll(async () => {
  await gateway.stop();
  await Promise.all(Object.values(origins).map((origin) => origin.stop()));
});

const example = (path: string, reach: string): string => (reach === 'below' ? `${path}/some-thing` : path);

describe('routing', () => {
  const plain = ROUTES.filter((route) => route.socket !== true);
  it.each(plain.map((route) => [example(route.path, route.reach), route.service]))(
    '%s goes to %s',
    async (path, service) => {
      const reply = await gateway.ask(path);
      expect(reply.status).toBe(200);
      const asked = Object.entries(origins).flatMap(([name, origin]) => origin.asked.map((one) => [name, one.url]));
      expect(asked).toEqual([[service, path]]);
    },
  );

  const LONG = `["${'tofu '.repeat(1_000)}"]`;
  it.each([
    ['a long JSON answer', 'gzip, br', 'application/json', LONG, 'gzip'],
    ['a long JSON answer for a client that accepts no compression', '', 'application/json', LONG, undefined],
    ['a short JSON answer', 'gzip, br', 'application/json', '["tofu"]', undefined],
    ['a CSV file', 'gzip, br', 'text/csv', LONG, undefined],
  ])(
    '%s (accept-encoding: %s) is sent with the right content-encoding',
    async (_what, accepted, type, text, encoding) => {
      origins['restaurant-orders'].answer = (_asked, response) => {
        response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
        response.end(text);
      };
      try {
        const path = '/api/admin/restaurant/orders/page';
        const reply = await gateway.ask(path, { headers: { 'accept-encoding': accepted } });
        expect(reply.headers['content-encoding']).toBe(encoding);
        expect((encoding === 'gzip' ? gunzipSync(reply.bytes) : reply.bytes).toString()).toBe(text);
      } finally {
        origins['restaurant-orders'].answer = (_asked, response) => response.end('{}');
      }
    },
  );

  it('a path that no service has answers 404 as JSON', async () => {
    const reply = await gateway.ask('/api/nobody/has-this');
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.body)).toEqual({
      message: 'There is nothing at this address.',
      error: 'There is nothing at this address.',
      reason: 'There is nothing at this address.',
      values: {},
      code: 'not_found',
      requestId: reply.headers['x-request-id'],
    });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    '/api',
    '/api/',
    '/api/nope',
    '/API/products',
    '/Api/admin/users',
    '/api/products/',
    '/api/admin/products/',
    '/api//products',
    '//api/products',
    '/api/admin%2fproducts/1',
    '/api/products;x=1',
    '/api/products/..%2fadmin/products/1',
    '/api/products/%2e%2e/admin/login',
    '/api/products/../admin/login',
    '/api/products/category/a/b',
    '/api/products/category/Produce',
    '/api/admin/products/1/',
    '/api/admin/login/x.css',
    '/api/products.json',
    '/internal/live',
    '/internal/ready',
    '/metrics',
    '/Metrics/',
  ])('%s reaches no service and is never the application', async (path) => {
    const reply = await gateway.ask(path);
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.body)).toMatchObject({ code: 'not_found' });
    expect(Object.values(origins).flatMap((origin) => origin.asked)).toEqual([]);
  });

  it('the service gets request id, client and scheme, whatever the client claims', async () => {
    const reply = await gateway.ask('/api/admin/verify-session', {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-request-id': 'not a safe id',
        'x-forwarded-proto': 'gopher',
        host: 'shop.example:81',
      },
    });
    const headers = origins.identity.asked[0]?.headers;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': reply.headers['x-request-id'],
      'x-forwarded-proto': 'http',
      host: 'shop.example:81',
    });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['A.b_c-1', 'x'.repeat(64)])("a client's own id of a request is kept: %s", async (id) => {
    const reply = await gateway.ask('/api/admin/verify-session', { headers: { 'x-request-id': id } });
    expect(origins.identity.asked[0]?.headers['x-request-id']).toBe(id);
    expect(reply.headers['x-request-id']).toBe(id);
    const refused = await gateway.ask('/api/nope', { headers: { 'x-request-id': id } });
    expect(JSON.parse(refused.body)).toMatchObject({ requestId: id });
  });

  it.each(['', 'x'.repeat(65), 'a"b', 'ä', 'a\tb'])(
    'a request id of other characters or lengths is replaced: %j',
    async (id) => {
      const reply = await gateway.ask('/api/admin/verify-session', { headers: { 'x-request-id': id } });
      expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('body, query and session of a write reach the service', async () => {
    await gateway.ask('/api/admin/products/7?x=1', {
      method: 'PATCH',
      headers: { 'x-session-id': 's', 'x-csrf-token': 'c', cookie: 'larder=1', 'content-type': 'application/json' },
      body: '{"ourPrice":1}',
    });
    expect(origins.catalog.asked).toMatchObject([
      {
        method: 'PATCH',
        url: '/api/admin/products/7?x=1',
        body: '{"ourPrice":1}',
        headers: { 'x-session-id': 's', 'x-csrf-token': 'c', cookie: 'larder=1' },
      },
    ]);
  });

  it('sockets are accepted at /ws only, and nothing else is accepted there', async () => {
    const upgrade = { upgrade: 'websocket', connection: 'upgrade' };
    expect((await gateway.ask('/api/products', { headers: upgrade })).status).toBe(400);
    expect((await gateway.ask('/', { headers: upgrade })).status).toBe(400);
    expect((await gateway.ask('/ws')).status).toBe(400);
    expect((await gateway.ask('/ws/', { headers: upgrade })).status).toBe(400);
  });
});
