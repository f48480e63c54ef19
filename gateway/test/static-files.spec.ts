import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Gateway, type Reply } from './gateway.ts';

const UPLOADED = `${'0a'.repeat(16)}.jpg`;
const SCRIPT = 'console.log("board")';

let gateway: Gateway;

beforeAll(async () => {
  gateway = await Gateway.start({});
  const put = (name: string, content: string | Buffer): void => writeFileSync(join(gateway.folder, name), content);
  put('web/index.html', '<title>the application</title>');
  put('web/signage.html', '<title>a screen</title>');
  put('web/sw.js', 'self.x = 1');
  put('web/assets/board-1a2b.js', SCRIPT);
  put('web/assets/board-1a2b.js.gz', gzipSync(SCRIPT));
  put('web/assets/board-1a2b.js.br', brotliCompressSync(SCRIPT));
  put('web/assets/part-3c4d.css', 'a{}');
  put('web/assets/board-1a2b.js.map', '{}');
  put('web/.env', 'SECRET=1');
  put('images/tofu.webp', 'RIFF');
  put('images/page.html', '<script>1</script>');
  put('images/.hidden.png', 'x');
  put('secret.png', 'not a product');
  mkdirSync(join(gateway.images, 'sets'));
  put('images/sets/青菜 1.JPG', 'jpeg');
  put(`images/${UPLOADED}`, 'jpeg');
});

afterAll(() => gateway.stop());

const isApplication = (reply: Reply): boolean => reply.body.includes('the application');

describe('the web application', () => {
  it.each(['/', '/admin', '/admin/products?tab=x', '/no-such-page', '/a/b/c', '/apiary'])(
    '%s is a page of it',
    async (path) => {
      const reply = await gateway.ask(path);
      expect(reply.status).toBe(200);
      expect(isApplication(reply)).toBe(true);
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('/ is the board as the build rendered it, once it exists, and no other path is', async () => {
    const board = join(gateway.folder, 'web/board.html');
    writeFileSync(board, '<h1>FEATURED PRICES</h1>');
    try {
      const reply = await gateway.ask('/?q=tofu');
      expect([reply.status, reply.body]).toEqual([200, '<h1>FEATURED PRICES</h1>']);
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
      expect(isApplication(await gateway.ask('/admin'))).toBe(true);
    } finally {
      rmSync(board);
    }
  });

  it.each(['/meatprices', '/meatpriceairport?store=bellevue', '/tv'])('%s is served the signage page', async (path) => {
    const reply = await gateway.ask(path);
    expect([reply.status, reply.body]).toEqual([200, '<title>a screen</title>']);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync(SCRIPT)],
    ['br;q=1.0, gzip;q=0.5', 'br', brotliCompressSync(SCRIPT)],
    ['gzip, br;q=0', 'gzip', gzipSync(SCRIPT)],
    ['zebra', undefined, Buffer.from(SCRIPT)],
    ['', undefined, Buffer.from(SCRIPT)],
  ])('a script for clients that accept "%s" is sent as %s, cached for good', async (accepted, encoding, bytes) => {
    const reply = await gateway.ask('/assets/board-1a2b.js', { headers: { 'accept-encoding': accepted } });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.bytes).toEqual(bytes);
  });

  it('a stylesheet without a Brotli twin is sent as it is', async () => {
    const reply = await gateway.ask('/assets/part-3c4d.css', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([reply.status, reply.body, reply.headers['content-encoding']]).toEqual([200, 'a{}', undefined]);
    expect(reply.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('sw.js is revalidated each time', async () => {
    expect((await gateway.ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/gone.js',
    '/assets/board-1a2b.js.map',
    '/assets/board-1a2b.js.br',
    '/assets../web/index.html',
    '/assets/',
    '/gone.css',
    '/.env',
    '/.error/404',
    '/index.html.bak',
    '/images/products/gone.jpg',
    '/images/products/page.html',
    '/images/products/.hidden.png',
    '/images/products/../../secret.png',
    '/images/products/..%2fsecret.png',
    '/images../secret.png',
    '/images/products../secret.png',
    '/images/products/',
    '/images/products',
    '/images/tofu.webp',
  ])('%s is a real 404', async (path) => {
    const reply = await gateway.ask(path);
    expect(reply.status).toBe(404);
    expect(isApplication(reply)).toBe(false);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('static files refuse writes', async () => {
    const reply = await gateway.ask('/', { method: 'POST', body: 'x' });
    expect(reply.status).toBe(405);
    expect(JSON.parse(reply.body)).toMatchObject({ code: 'invalid' });
  });
});

describe('product pictures', () => {
  it('an uploaded picture is cached for good, because its name is the hash of its content', async () => {
    const { status, headers } = await gateway.ask(`/images/products/${UPLOADED}`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it.each([
    ['/images/products/tofu.webp', 'image/webp', 'RIFF'],
    ['/images/products/sets/%E9%9D%92%E8%8F%9C%201.JPG', 'image/jpeg', 'jpeg'],
  ])('%s is revalidated each time, because it may be replaced', async (path, type, body) => {
    const reply = await gateway.ask(path);
    expect(reply.status).toBe(200);
    expect(reply.body).toBe(body);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const again = await gateway.ask(path, { headers: { 'if-none-match': reply.headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });
});
