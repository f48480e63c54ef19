import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Gateway, startOrigin, type Reply } from './gateway.ts';
import type { Answer, Origin } from './origin.ts';

let gateway: Gateway;
let identity: Origin;
let catalog: Origin;
let plain: Answer;

beforeAll(async () => {
  identity = await startOrigin();
  catalog = await startOrigin();
  plain = identity.answer;
  gateway = await Gateway.start({ identity: [identity], catalog: [catalog] });
});

afterEach(() => {
  identity.answer = plain;
  identity.asked.length = 0;
});

afterAll(async () => {
  await gateway.stop();
  await Promise.all([identity.stop(), catalog.stop()]);
});

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; connect-src 'self'; font-src 'self'; " +
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(self), screen-wake-lock=(self)',
};

/** The parts of a refusal that clients read; a request id that differs from the header becomes undefined. */
function refusal(reply: Reply): Record<string, unknown> {
  const body = JSON.parse(reply.body) as { code: string; requestId: string };
  const security = Object.keys(SECURITY_HEADERS).map((name) => [name, reply.headers[name]]);
  return {
    status: reply.status,
    code: body.requestId === reply.headers['x-request-id'] ? body.code : undefined,
    cacheControl: reply.headers['cache-control'],
    ...Object.fromEntries(security),
  };
}

const refused = (status: number, code: string): Record<string, unknown> => ({
  status,
  code,
  cacheControl: 'no-store',
  ...SECURITY_HEADERS,
});

describe('what nginx itself refuses', () => {
  it('a body over the limit is refused', async () => {
    const body = 'x'.repeat(100 * 1024 + 1);
    expect(refusal(await gateway.ask('/api/admin/login', { method: 'POST', body }))).toEqual(refused(413, 'too_large'));
    expect(
      refusal(
        await gateway.ask('/api/admin/login', { method: 'POST', body, headers: { 'transfer-encoding': 'chunked' } }),
      ),
    ).toEqual(refused(413, 'too_large'));
    expect(identity.asked).toEqual([]);
  });

  it('a URL that is too long is refused', async () => {
    expect(refusal(await gateway.ask(`/api/${'x'.repeat(9000)}`))).toEqual(refused(414, 'too_large'));
  });

  it('headers that are too large are refused', async () => {
    expect(refusal(await gateway.ask('/api/stores', { headers: { cookie: 'x'.repeat(9000) } }))).toEqual(
      refused(431, 'too_large'),
    );
  });

  it.each(['TRACE', 'CONNECT'])('%s is refused', async (method) => {
    const answer = await gateway.askRaw(`${method} / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[05] /);
    expect(answer).toContain('"requestId":"');
  });

  it.each([
    ['no request line', 'nonsense\r\n\r\n'],
    ['two lengths', 'POST /api/admin/login HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
    [
      'a length and chunks',
      'POST /api/admin/login HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'an unknown transfer encoding',
      'POST /api/admin/login HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    ],
    ['an unknown version of HTTP', 'GET /api/stores HTTP/9.9\r\nHost: shop\r\n\r\n'],
    ['no host', 'GET /api/stores HTTP/1.1\r\n\r\n'],
  ])('a request with %s is refused', async (_name, text) => {
    const answer = await gateway.askRaw(text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"invalid","requestId":"');
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
  });

  it.each([
    ['zh-TW', '這個網址沒有內容。'],
    ['zh-CN', '这个网址没有内容。'],
    ['fr', 'There is nothing at this address.'],
  ])(
    'with "Accept-Language: %s" a refusal is written in the first language that Larder has',
    async (language, message) => {
      const reply = await gateway.ask('/api/nothing-like-it', { headers: { 'accept-language': language } });
      expect(JSON.parse(reply.body)).toMatchObject({
        message,
        error: message,
        reason: 'There is nothing at this address.',
      });
    },
  );

  it('no answer reveals the version of nginx', async () => {
    expect((await gateway.ask('/api/nope')).headers['server']).toBe('nginx');
  });
});

describe('answers of a service', () => {
  it('an answer carries our headers once, and the status and body of the service', async () => {
    identity.answer = (_asked, response) => {
      response.writeHead(401, {
        'content-security-policy': "default-src 'self'",
        'x-content-type-options': 'sniff',
        'x-request-id': 'of the service',
        'cache-control': 'max-age=60',
        'set-cookie': 'larder=1',
      });
      response.end('{"code":"UNAUTHENTICATED"}');
    };
    for (const method of ['GET', 'POST']) {
      const reply = await gateway.ask('/api/admin/login', { method });
      expect([reply.status, reply.body]).toEqual([401, '{"code":"UNAUTHENTICATED"}']);
      expect(reply.headers).toMatchObject({
        ...SECURITY_HEADERS,
        'cache-control': 'no-store',
        'set-cookie': ['larder=1'],
      });
      expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('errors of a service are passed on unchanged', async () => {
    identity.answer = (_asked, response) => response.writeHead(503, { 'retry-after': '9' }).end('{"code":"STARTING"}');
    const reply = await gateway.ask('/api/admin/verify-session');
    expect([reply.status, reply.body, reply.headers['retry-after']]).toEqual([503, '{"code":"STARTING"}', '9']);
  });

  it('a dropped connection to a service answers 503, and the write is not repeated', async () => {
    identity.answer = (_asked, response) => response.socket?.destroy();
    expect(refusal(await gateway.ask('/api/admin/logout', { method: 'POST', body: '{}' }))).toEqual(
      refused(503, 'unavailable'),
    );
    expect(identity.asked).toHaveLength(1);
  });

  it('a connection dropped in the middle of a large body answers 503', async () => {
    catalog.answer = (_asked, response) => response.socket?.destroy();
    const body = 'x'.repeat(2 * 1024 * 1024);
    expect(refusal(await gateway.ask('/api/admin/products/import', { method: 'POST', body }))).toEqual(
      refused(503, 'unavailable'),
    );
  });
});

describe('the host name', () => {
  const status = async (own: Gateway, host: string): Promise<number[]> =>
    Promise.all(
      ['/', '/api/admin/verify-session', '/api/products', '/images/products/x.png'].map(
        async (path) => (await own.ask(path, { headers: { host } })).status,
      ),
    );

  it('any Host is accepted while none is configured', async () => {
    expect(await status(gateway, 'evil.example')).not.toContain(421);
  });

  it('once host names are configured only they, localhost and addresses are accepted', async () => {
    const own = await Gateway.start({ identity: [identity], catalog: [catalog] }, { hostNames: ['Shop.example'] });
    try {
      for (const host of ['shop.example', 'SHOP.example:8080', 'localhost:8080', '192.0.2.7', '[2001:db8::7]:8080']) {
        expect(await status(own, host)).not.toContain(421);
      }
      for (const host of ['evil.example', 'shop.example.evil.example', 'xshop.example', '1.2.3.4.example']) {
        expect(await status(own, host)).toEqual([421, 421, 421, 421]);
      }
      const reply = await own.ask('/', { headers: { host: 'evil.example' } });
      expect(refusal(reply)).toEqual(refused(421, 'invalid'));
    } finally {
      await own.stop();
    }
  });
});
