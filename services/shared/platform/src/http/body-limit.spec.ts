import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { BODY_LIMIT, heedBodyLimits } from './body-limit.js';

function service(isSignedIn: boolean): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT });
  heedBodyLimits(app, () => Promise.resolve(isSignedIn));
  app.setErrorHandler((error: { code: string }, _request, reply) => reply.status(418).send({ code: error.code }));
  app.post('/small', () => ({ taken: true }));
  app.post('/large', { config: { bodyLimit: 4 * BODY_LIMIT } as object }, () => ({ taken: true }));
  return app;
}

const send = async (app: FastifyInstance, url: string, bytes: number): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify('x'.repeat(bytes - 2)) });
  return answer.json();
};

describe('body limits', () => {
  it('are small unless the route says otherwise', async () => {
    expect(await send(service(true), '/small', BODY_LIMIT)).toEqual({ taken: true });
    expect(await send(service(true), '/small', BODY_LIMIT + 1)).toEqual({ code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
    expect(await send(service(true), '/large', 4 * BODY_LIMIT)).toEqual({ taken: true });
    expect(await send(service(true), '/large', 4 * BODY_LIMIT + 1)).toEqual({ code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
  });

  it('leave small bodies of strangers to the guard and refuse large ones', async () => {
    expect(await send(service(false), '/large', BODY_LIMIT)).toEqual({ taken: true });
    expect(await send(service(false), '/large', BODY_LIMIT + 1)).toEqual({ code: 'unauthenticated' });
  });

  it("refuse a stranger's body that does not say how long it is before reading any of it", async () => {
    let read = 0;
    const payload = new Readable({
      read() {
        read++;
        this.push(null);
      },
    });
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const answer = await service(false).inject({ method: 'POST', url: '/large', headers, payload });
    expect([answer.json(), read]).toEqual([{ code: 'unauthenticated' }, 0]);
  });
});
