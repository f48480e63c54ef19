import { expect, it } from '@jest/globals';
import { signWebhook, webhookWait } from './webhook-sender.js';

it('a webhook signature covers both time and body', () => {
  const now = new Date('2026-11-21T12:00:00.900Z');
  expect(signWebhook('{"id":"system-ops:7"}', 'a secret of sixteen', now)).toEqual({
    'x-larder-timestamp': '1795262400',
    'x-larder-signature': expect.stringMatching(/^sha256=[0-9a-f]{64}$/),
  });
  const signature = (body: string, at: Date): string | undefined =>
    signWebhook(body, 'a secret of sixteen', at)['x-larder-signature'];
  expect(signature('a', now)).not.toBe(signature('b', now));
  expect(signature('a', now)).not.toBe(signature('a', new Date(now.getTime() + 1_000)));
});

it('failed webhooks wait longer each time, up to a quarter of an hour', () => {
  expect([1, 2, 3, 4, 20].map(webhookWait)).toEqual([5, 10, 20, 40, 900]);
});
