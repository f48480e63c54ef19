import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Gateway, startOrigin } from './gateway.ts';
import type { Origin } from './origin.ts';

const PATHS = [
  '/api/restaurant/products-with-discount/AB12',
  '/api/restaurant/products-with-discount/AB12?store=main',
  '/api/restaurant/products%2Dwith-discount/%41B12',
  '/API/restaurant/products-with-discount/AB12',
];

const folder = mkdtempSync(join(tmpdir(), 'larder-log-'));
let orders: Origin;
let gateway: Gateway;

beforeAll(async () => {
  orders = await startOrigin();
  gateway = await Gateway.start({ 'restaurant-orders': [orders] }, { accessLog: join(folder, 'access.log') });
});

afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('no log of the gateway contains a discount code, even while the service is down', async () => {
  for (const path of PATHS) await gateway.ask(path);
  await orders.stop();
  for (const path of PATHS) await gateway.ask(path);
  for (const path of PATHS) await gateway.ask(path, { method: 'POST', body: '{}' });
  // The log is flushed once a second.
  await pause(1_500);
  const access = readFileSync(join(folder, 'access.log'), 'utf8');
  expect(access.split('\n').length).toBeGreaterThan(PATHS.length * 3);
  expect(access).toContain('/api/restaurant/products-with-discount/***');
  expect(access).not.toMatch(/AB12/i);
  expect(gateway.errors).not.toMatch(/AB12/i);
});
