import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { overlayTexts } from '../../texts/overlays.ts';
import { session } from '../session/session-store.ts';
import { ApiError, noticeOf, sentenceOf } from './api-error.ts';
import { request, requestJson } from './http.ts';

const USER = {
  id: 'u1',
  username: 'mei',
  role: 'admin',
  storeIds: null,
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;

describe('a request', () => {
  const fetchMock = jest.fn<typeof fetch>();
  const originalFetch = globalThis.fetch;

  beforeEach(() => {
    globalThis.fetch = fetchMock;
    fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
    session.signedOut();
  });

  afterEach(() => {
    globalThis.fetch = originalFetch;
    session.signedOut();
  });

  const sent = (): RequestInit => fetchMock.mock.calls[0]?.[1] ?? {};

  it('a visitor’s request has credentials and no session, token or content type', async () => {
    await request('/api/products');
    expect(sent()).toMatchObject({ method: 'GET', credentials: 'include' });
    // With any further header the browser could not use the page's preloads.
    expect(sent().headers).toEqual({});
  });

  it('a request of staff has the session, and the CSRF token only for writes', async () => {
    session.signedIn(USER, 's1', 'c1');
    await request('/api/products');
    expect(sent().headers).toMatchObject({ 'x-session-id': 's1' });
    expect(sent().headers).not.toHaveProperty('x-csrf-token');
    fetchMock.mockClear();
    await request('/api/admin/logout', { method: 'POST' });
    expect(sent().headers).toMatchObject({ 'x-session-id': 's1', 'x-csrf-token': 'c1' });
    expect(sent().headers).not.toHaveProperty('content-type');
  });

  it('a request with a body is sent as JSON', async () => {
    await request('/api/admin/login', { method: 'POST', body: { username: 'mei' } });
    expect(sent()).toMatchObject({ body: '{"username":"mei"}', headers: { 'content-type': 'application/json' } });
  });

  it('a request names the version it changes', async () => {
    await request('/api/admin/rebates/r1', { method: 'PATCH', body: {}, ifMatch: 7 });
    expect(sent().headers).toMatchObject({ 'if-match': '"7"' });
  });

  it('a request is sent exactly once, even when it fails', async () => {
    fetchMock.mockResolvedValue(new Response('', { status: 500, statusText: 'Internal Server Error' }));
    await expect(requestJson('/api/products')).rejects.toBeInstanceOf(ApiError);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('a request without a connection fails with status 0', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request('/api/products')).rejects.toMatchObject({ status: 0 });
  });

  it.each([
    ['a change of staff', '/api/admin/products/1', { method: 'PATCH', body: {}, staff: true }, overlayTexts.unanswered],
    [
      'the plan of a change',
      '/api/admin/products/bulk',
      { method: 'POST', body: { dryRun: true }, staff: true },
      'Failed',
    ],
    [
      'the plan of an import',
      '/api/admin/products/import?dryRun=1',
      { method: 'POST', body: {}, staff: true },
      'Failed',
    ],
    ['a list', '/api/admin/users', { staff: true }, 'Failed'],
    ['a sign-in', '/api/admin/login', { method: 'POST', body: {} }, 'Failed'],
    [
      'a change with its own sentence',
      '/api/admin/password',
      { method: 'POST', body: {}, staff: true, unanswered: 'Try the new password.' },
      'Try the new password.',
    ],
  ] as const)('without an answer to %s the sentence fits: case %#', async (_what, path, options, sentence) => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const error: unknown = await request(path, options).catch((reason: unknown) => reason);
    expect(sentenceOf(error, 'Failed')).toBe(sentence);
    expect(noticeOf(error, 'Unknown error')).toBe('Unknown error');
  });

  it('a 401 for staff ends the session here', async () => {
    session.signedIn(USER, 's1', 'c1');
    fetchMock.mockResolvedValue(Response.json({ message: 'Please sign in.' }, { status: 401 }));
    await expect(request('/api/admin/products/1', { method: 'PATCH', body: {}, staff: true })).rejects.toThrow(
      'Please sign in.',
    );
    expect(session.current()).toMatchObject({ user: null, sessionId: null, csrfToken: null, ended: true });
  });

  it('a 401 for the public board keeps the session', async () => {
    session.signedIn(USER, 's1', 'c1');
    fetchMock.mockResolvedValue(Response.json({ message: 'Please sign in.' }, { status: 401 }));
    await expect(request('/api/admin/settings')).rejects.toThrow('Please sign in.');
    expect(session.current().sessionId).toBe('s1');
  });

  it('a late 401 does not end the next session', async () => {
    session.signedIn(USER, 's1', 'c1');
    let answer: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const late = request('/api/products?includeInactive=true', { staff: true });
    session.signedIn(USER, 's2', 'c2');
    answer(Response.json({ message: 'Please sign in.' }, { status: 401 }));
    await expect(late).rejects.toThrow('Please sign in.');
    expect(session.current().sessionId).toBe('s2');
  });

  it('an answer whose body stalls is aborted at the deadline', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation((_path, init) => {
      const body = new ReadableStream({
        start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
      });
      return Promise.resolve(new Response(body));
    });
    const outcome = requestJson('/api/products', { timeoutMs: 500 }).then(
      () => 'read',
      () => 'given up',
    );
    await jest.advanceTimersByTimeAsync(600);
    jest.useRealTimers();
    expect(await Promise.race([outcome, Promise.resolve('hanging')])).toBe('given up');
  });
});
