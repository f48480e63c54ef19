import { describe, expect, it } from '@jest/globals';
import { ApiError, errorOfResponse, noticeOf } from './api-error.ts';

describe('the error of a failed answer', () => {
  it('an error has the message of a JSON body, the status and the body', async () => {
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

  it('an error uses the error field without a message', async () => {
    const error = await errorOfResponse(Response.json({ error: 'No such category.' }, { status: 404 }));
    expect(error.message).toBe('No such category.');
  });

  it('an error has the text of any other body', async () => {
    const error = await errorOfResponse(new Response('upstream gone', { status: 502, statusText: 'Bad Gateway' }));
    expect([error.message, error.serverMessage]).toEqual(['upstream gone', null]);
  });

  it('an error has the status text of an empty body', async () => {
    const error = await errorOfResponse(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(error.message).toBe('Bad Gateway');
  });

  it.each([
    [Response.json({ message: 'That price is too high.' }, { status: 400 }), 'That price is too high.'],
    [new Response('upstream gone', { status: 502, statusText: 'Bad Gateway' }), 'upstream gone'],
    [new Response('', { status: 502, statusText: 'Bad Gateway' }), 'Bad Gateway'],
    [new Response('<html>…</html>', { status: 502, statusText: 'Bad Gateway' }), 'Bad Gateway'],
    [Response.json({}, { status: 502, statusText: 'Bad Gateway' }), 'Bad Gateway'],
    [new Response('', { status: 502 }), 'Unknown error'],
  ])('the notice of an error is the message, else the text, else the status: case %#', async (response, notice) => {
    expect(noticeOf(await errorOfResponse(response), 'Unknown error')).toBe(notice);
  });

  it('without an answer the notice is the fallback text', () => {
    expect(noticeOf(new ApiError('The server could not be reached.', 0, null), 'Unknown error')).toBe('Unknown error');
    expect(noticeOf(new TypeError('a bug'), 'Unknown error')).toBe('Unknown error');
  });

  it('the time to wait is only read from a number of seconds', async () => {
    const wait = async (value: string) =>
      (await errorOfResponse(new Response('', { status: 429, headers: { 'retry-after': value } }))).retryAfterSeconds;
    expect([await wait('30'), await wait('soon'), await wait('-1')]).toEqual([30, null, null]);
  });
});
