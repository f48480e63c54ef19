import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PERMISSIONS } from '@larder/contracts';
import { SpecifiedClient } from './specified-client.js';

/** Calls whose last parameter is a name or a code, which answer differently. */
const BY_NAME = /:(category|code|slug)$/;

/** Bodies that satisfy the calls' contracts. */
const BODIES: Readonly<Record<string, object>> = {
  'PATCH /api/admin/restaurant/products/:id/order': { displayOrder: 1 },
  'PATCH /api/admin/rebates/:id': { status: 'approved' },
  'POST /api/admin/rebates/customers/:id/merge': { into: randomUUID() },
  'PATCH /api/admin/restaurant/orders/:id/status': { status: 'confirmed' },
  'PUT /api/admin/stores/:id/closures/:day': { hours: null, reason: 'test' },
  'POST /api/admin/system/alerts/:id/acknowledge': { reason: 'test', minutes: 5 },
  'POST /api/admin/price-batches/:id/exceptions': { store: 'a-store' },
};
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/admin/rebates/customer/:customerId/report': '?period=2025-Q1',
};

const calls = PERMISSIONS.filter(({ path }) => path.includes(':') && !BY_NAME.test(path));

let client: SpecifiedClient;

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
});

describe.each(calls.map(({ method, path }) => [method, path]))('%s %s', (method, path) => {
  // An unknown alert counts as one that has ended.
  const sentence = path.includes('alerts')
    ? /^(Alert not found|This alert has ended)\.$/
    : /^[A-Z][a-z ]+ not found\.( |$)/;

  it.each([
    ['another word', 'not-an-id'],
    ['a number', '1'],
    ['an id and more', `${randomUUID()}x`],
    ['SQL', "1'%20OR%20'1'%3D'1"],
    ['Chinese', '%E9%B8%A1'],
    ['a long word', 'x'.repeat(400)],
    // An empty change is refused before the row is looked up.
    ...(method === 'GET' || method === 'DELETE' ? [['an id that nothing has', randomUUID()]] : []),
  ])('%s is a 404 that names the thing', async (_what, id = '') => {
    const call = `${method} ${path}`;
    const body = method === 'GET' ? undefined : (BODIES[call] ?? {});
    const answer = await client.call(
      method,
      path.replace(/:\w+/, id).replace(':day', '2099-01-01') + (QUERIES[call] ?? ''),
      body,
    );
    const { message } = (await answer.json()) as { message: string };
    expect([answer.status, message]).toEqual([404, expect.stringMatching(sentence)]);
  });
});
