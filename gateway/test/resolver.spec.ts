import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from './free-port.ts';
import { Gateway } from './gateway.ts';
import { NameServer } from './name-server.ts';
import { listAnswer, Origin } from './origin.ts';

/** Replicas with one port on several loopback addresses, behind one name. */
describe('services that are known by a name', () => {
  const names = new NameServer();
  let gateway: Gateway;
  let first: Origin;
  let second: Origin;
  let port: number;

  beforeAll(async () => {
    port = await findFreePort();
    [first, second] = [new Origin(port, '127.0.0.1'), new Origin(port, '127.0.0.2')];
    await Promise.all([first.start(), second.start()]);
    names.names.set('catalog.test', ['127.0.0.1']);
    const resolver = `127.0.0.1:${await names.start()}`;
    const at = (name: string): string[] => [`${name}.test:${port}`];
    gateway = await Gateway.start(
      {},
      {
        resolver,
        upstreams: {
          catalog: at('catalog'),
          identity: at('nowhere'),
          'restaurant-orders': at('catalog'),
          'discounts-rebates': at('catalog'),
          'system-ops': at('catalog'),
        },
      },
    );
  });

  afterAll(async () => {
    await gateway.stop();
    await Promise.all([first.stop(), second.stop(), names.stop()]);
  });

  it('services found by name get the exact path, and list requests only the parameters of the cache key', async () => {
    await gateway.ask('/api/admin/products/export?includeInactive=true');
    first.answer = listAnswer('[]');
    await gateway.ask('/api/products?rev=7&other=1');
    await gateway.ask('/api/products/category/produce?store=main');
    first.answer = (_asked, response) => response.end('{}');
    expect(first.asked.map(({ url }) => url)).toEqual([
      '/api/admin/products/export?includeInactive=true',
      '/api/products?rev=7',
      '/api/products/category/produce?store=main',
    ]);
  });

  it('a service that moved to another address is found within seconds, without a reload', async () => {
    names.names.set('catalog.test', ['127.0.0.2']);
    await pause(1_200);
    for (let tries = 0; tries < 3; tries++) await gateway.ask('/api/admin/products/template');
    await pause(1_200);
    second.asked.length = 0;
    first.asked.length = 0;
    const reply = await gateway.ask('/api/admin/products/template');
    expect([reply.status, first.asked.length, second.asked.length]).toEqual([200, 0, 1]);
  });

  it('with one replica gone reads and orders go to the other one', async () => {
    names.names.set('catalog.test', ['127.0.0.3', '127.0.0.2']);
    await pause(1_200);
    await gateway.ask('/api/restaurant/order', { method: 'POST', body: '{}' });
    await pause(1_200);
    second.asked.length = 0;
    for (let order = 0; order < 6; order++) {
      const placed = await gateway.ask('/api/restaurant/order', { method: 'POST', body: '{}' });
      expect(placed.status).toBe(200);
      expect((await gateway.ask('/api/admin/products/template')).status).toBe(200);
    }
    expect(second.asked).toHaveLength(12);
  });

  it('a service without an address is unavailable, with our error page', async () => {
    const reply = await gateway.ask('/api/admin/verify-session');
    expect(reply.status).toBe(503);
    expect(JSON.parse(reply.body)).toMatchObject({ code: 'unavailable' });
  });
});
