import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import type { RouteDeclarations } from '../auth/route-declarations.js';
import { BODY_LIMIT, heedBodyLimits } from './body-limit.js';

/** A route that only administrators may call. */
function service(isAdmin: boolean): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT });
  heedBodyLimits(app, async (_request, _reply, { who }) => {
    await Promise.resolve();
    if (who === 'admin' && !isAdmin) throw Object.assign(new Error('No.'), { code: 'forbidden' });
  });
  app.setErrorHandler((error: { code: string }, _request, reply) => reply.status(418).send({ code: error.code }));
  const config = { access: { who: 'admin' } } satisfies RouteDeclarations;
  app.post('/small', { config }, () => ({ taken: true }));
  app.post('/large', { config: { ...config, bodyLimit: 4 * BODY_LIMIT } }, () => ({ taken: true }));
  app.post('/public', { config: { access: { who: 'public' } } satisfies RouteDeclarations }, () => ({ taken: true }));
  return app;
}

const send = async (app: FastifyInstance, url: string, bytes: number): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify('x'.repeat(bytes - 2)) });
  return answer.json();
};

describe('body limits', () => {
  it('body limits are small unless the route declares one', async () => {
    expect(await send(service(true), '/small', BODY_LIMIT)).toEqual({ taken: true });
    expect(await send(service(true), '/small', BODY_LIMIT + 1)).toEqual({ code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
    expect(await send(service(true), '/large', 4 * BODY_LIMIT)).toEqual({ taken: true });
    expect(await send(service(true), '/large', 4 * BODY_LIMIT + 1)).toEqual({ code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
  });

  it('long bodies are only read from callers who are allowed to call the route', async () => {
    for (const path of ['/small', '/large']) {
      expect(await send(service(false), path, 16 * 1024)).toEqual({ taken: true });
      expect(await send(service(false), path, 16 * 1024 + 1)).toEqual({ code: 'forbidden' });
    }
    expect(await send(service(false), '/public', BODY_LIMIT)).toEqual({ taken: true });
  });

  it('a body without a length is refused before it is read', async () => {
    let read = 0;
    const payload = new Readable({
      read() {
        read++;
        this.push(null);
      },
    });
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const answer = await service(false).inject({ method: 'POST', url: '/large', headers, payload });
    expect([answer.json(), read]).toEqual([{ code: 'forbidden' }, 0]);
  });
});
