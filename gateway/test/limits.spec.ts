import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Gateway, startOrigin, type Reply } from './gateway.ts';
import type { Origin } from './origin.ts';

let identity: Origin;
let gateway: Gateway | null = null;

beforeEach(async () => {
  identity = await startOrigin();
});

afterEach(async () => {
  await gateway?.stop();
  await identity.stop();
});

async function burst(count: number, path: string, trustedAddresses: string[]): Promise<Reply[]> {
  const started = await Gateway.start({ identity: [identity], 'system-ops': [identity] }, { trustedAddresses });
  gateway = started;
  return Promise.all(
    Array.from({ length: count }, (_, number) =>
      started.ask(path, { headers: { 'x-forwarded-for': `10.0.0.${number}` } }),
    ),
  );
}

const refused = (replies: readonly Reply[]): Reply[] => replies.filter((reply) => reply.status === 429);

describe('limits', () => {
  it('an address over its limit is refused, whatever address it claims to be', async () => {
    const replies = await burst(260, '/api/admin/verify-session', []);
    const tooMany = refused(replies);
    expect(tooMany.length).toBeGreaterThan(30);
    expect(tooMany.length).toBeLessThan(60);
    expect(JSON.parse(tooMany[0]?.body ?? '')).toMatchObject({ code: 'too_many' });
    expect(tooMany[0]?.headers['retry-after']).toBe('5');
  });

  it('signing in has a lower limit', async () => {
    expect(refused(await burst(30, '/api/admin/login', []))).toHaveLength(9);
  });

  it('requests of screens do not use up the limit of people behind the same address', async () => {
    expect(refused(await burst(260, '/api/screens/self', [])).length).toBeGreaterThan(30);
    expect((await gateway?.ask('/api/admin/verify-session'))?.status).not.toBe(429);
  });

  it('trusted addresses are not limited', async () => {
    expect(refused(await burst(260, '/api/admin/login', ['127.0.0.0/8']))).toEqual([]);
  });
});
