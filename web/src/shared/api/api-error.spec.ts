import { describe, expect, it } from '@jest/globals';
import { errorOfResponse } from './api-error.ts';

describe('the error of a failed answer', () => {
  it('carries the message of a JSON body, the status and the body', async () => {
    const body = {
      message: 'That price is too high.',
      error: 'That price is too high.',
      code: 'INVALID',
      requestId: 'r1',
    };
    const error = await errorOfResponse(Response.json(body, { status: 400 }));
    expect([error.message, error.status, error.body, error.serverMessage]).toEqual([
      body.message,
      400,
      body,
      body.message,
    ]);
  });

  it('reads the error field where there is no message', async () => {
    const error = await errorOfResponse(Response.json({ error: 'No such category.' }, { status: 404 }));
    expect(error.message).toBe('No such category.');
  });

  it('carries the text of any other body', async () => {
    const error = await errorOfResponse(new Response('upstream gone', { status: 502, statusText: 'Bad Gateway' }));
    expect([error.message, error.serverMessage]).toEqual(['upstream gone', null]);
  });

  it('carries the status text of an empty body', async () => {
    const error = await errorOfResponse(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(error.message).toBe('Bad Gateway');
  });

  it('reads how long to wait, and only from a number of seconds', async () => {
    const wait = async (value: string) =>
      (await errorOfResponse(new Response('', { status: 429, headers: { 'retry-after': value } }))).retryAfterSeconds;
    expect([await wait('30'), await wait('soon'), await wait('-1')]).toEqual([30, null, null]);
  });
});
