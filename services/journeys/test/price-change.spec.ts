import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Product, ProductsChangedMessage } from '@larder/contracts';
import { eventually } from '@larder/testing';
import { WebSocket } from 'ws';
import { ask, send, signIn, systemUrl } from './running-system.js';

const list = async (query = ''): Promise<Product[]> =>
  (await (await send(`/api/products${query}`)).json()) as Product[];

describe('a price changed by staff', () => {
  it('a price change reaches every board and, under one request id, the log and the audit trail', async () => {
    const staff = await signIn();
    // The last one, because browser tests change the first ones.
    const product = (await list()).at(-1);
    if (!product) throw new Error('The shelves are empty.');
    const board = new WebSocket(`${systemUrl().replace('http', 'ws')}/ws`);
    const heard: ProductsChangedMessage[] = [];
    board.on('message', (data) => void heard.push(JSON.parse(String(data)) as ProductsChangedMessage));
    await once(board, 'open');

    const ourPrice = product.ourPrice === 3.21 ? 3.22 : 3.21;
    const answer = await staff.patch(`/api/admin/products/${product.id}`, { ourPrice, version: product.version });
    expect(answer.status).toBe(200);
    const requestId = answer.headers.get('x-request-id');

    const news = await eventually(() => {
      const message = heard.find(({ data }) => data.id === product.id || data.id === null);
      if (!message) throw new Error('The board heard nothing.');
      return message;
    });
    const shown = (await list(`?rev=${news.data.revision}`)).find(({ id }) => id === product.id);
    expect(shown).toMatchObject({ ourPrice, version: product.version + 1 });
    board.terminate();

    const logged = await ask('SELECT subject FROM catalog.event_log WHERE request_id = $1', [requestId]);
    expect(logged).toEqual([{ subject: `product:${product.id}` }]);
    await eventually(async () => {
      const audited = await ask('SELECT type, actor_name FROM system_ops.audit_entry WHERE request_id = $1', [
        requestId,
      ]);
      expect(audited).toEqual([{ type: 'product.updated', actor_name: expect.any(String) }]);
    }, 8_000);
  });

  it('a stale price change is refused with the current product', async () => {
    const staff = await signIn();
    const product = (await list()).at(-2);
    const answer = await staff.patch(`/api/admin/products/${product?.id}`, { ourPrice: 1, version: 999_999 });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'conflict', current: { id: product?.id } });
  });
});

describe('the services behind the gateway', () => {
  it.each([
    '/internal/ready',
    '/internal/live',
    '/api/internal/ready',
    '/api/..%2finternal/ready',
    '/api/restaurant/order',
  ])('do not answer at %s', async (path) => {
    const answer = await send(path, { redirect: 'manual' });
    const body = await answer.text();
    expect(answer.status).toBe(404);
    expect(body).not.toMatch(/"status":\s*"(ready|live)"/);
  });
});
