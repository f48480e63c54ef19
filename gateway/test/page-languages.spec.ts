import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Gateway } from './gateway.ts';

let gateway: Gateway;

beforeAll(async () => {
  gateway = await Gateway.start({});
  for (const [folder, name] of [
    ['', 'English'],
    ['zh-Hant/', 'Traditional'],
    ['zh-Hans/', 'Simplified'],
  ]) {
    mkdirSync(join(gateway.web, folder ?? ''), { recursive: true });
    for (const page of ['index', 'board']) {
      writeFileSync(join(gateway.web, `${folder}${page}.html`), `${name} ${page}`);
    }
  }
});

afterAll(() => gateway.stop());

const page = async (path: string, headers: Record<string, string>): Promise<string> =>
  (await gateway.ask(path, { headers })).body;

describe('the language of a page', () => {
  it.each([
    ['en-CA,en;q=0.9', 'English'],
    ['zh-TW,zh;q=0.9,en;q=0.8', 'Traditional'],
    ['zh-HK', 'Traditional'],
    ['zh-Hant-CA,en;q=0.5', 'Traditional'],
    ['yue-HK,zh-Hans;q=0.8', 'Traditional'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'Simplified'],
    ['zh', 'Simplified'],
    ['zh-Hans-HK', 'Simplified'],
    ['fr-CA, zh-TW;q=0.8, en;q=0.5', 'Traditional'],
    ['fr-CA,fr;q=0.9,en;q=0.8,zh-CN;q=0.7', 'English'],
    ['fr-CA,fr;q=0.9', 'English'],
    ['english, zhuang', 'English'],
    ['*', 'English'],
    ['', 'English'],
  ])('a browser with Accept-Language %j gets the page in %s', async (languages, expected) => {
    expect(await page('/', { 'accept-language': languages })).toBe(`${expected} board`);
    expect(await page('/restaurant', { 'accept-language': languages })).toBe(`${expected} index`);
  });

  it('a language chosen before wins over Accept-Language', async () => {
    const headers = { 'accept-language': 'zh-CN', cookie: 'larder=x; larder_language=zh-Hant' };
    expect(await page('/', headers)).toBe('Traditional board');
    expect(await page('/s/north/restaurant', headers)).toBe('Traditional index');
    expect(await page('/no-such-page', headers)).toBe('Traditional index');
    expect(await page('/', { ...headers, cookie: 'larder_language=../admin' })).toBe('Simplified board');
  });

  it('the back office is served in the language of the browser too', async () => {
    const headers = { 'accept-language': 'zh-TW' };
    expect(await page('/admin', headers)).toBe('Traditional index');
    expect(await page('/admin/products', headers)).toBe('Traditional index');
  });

  it('pages vary by language for caches, which revalidate them', async () => {
    const { headers } = await gateway.ask('/', { headers: { 'accept-language': 'zh-TW' } });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toContain('Accept-Language, Cookie');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('a page that is missing in the chosen language is served in English', async () => {
    const headers = { 'accept-language': 'zh-TW' };
    const [board, index] = ['board', 'index'].map((name) => join(gateway.web, `zh-Hant/${name}.html`));
    rmSync(board ?? '');
    expect(await page('/', headers)).toBe('Traditional index');
    rmSync(index ?? '');
    expect(await page('/', headers)).toBe('English board');
    expect(await page('/status', headers)).toBe('English index');
  });
});

describe('?lang=', () => {
  it.each([
    ['/?lang=zh-Hans', '/'],
    ['/restaurant?lang=zh-Hans&q=%E9%9B%9E', '/restaurant?q=%E9%9B%9E'],
    ['/s/north/restaurant?q=a&lang=zh-Hans', '/s/north/restaurant?q=a'],
    ['/?q=a&lang=zh-Hans&sort=price', '/?q=a&sort=price'],
  ])('%s keeps the language for a year and leads to %s', async (path, target) => {
    const { status, headers } = await gateway.ask(path);
    expect([status, headers.location]).toEqual([302, target]);
    expect(headers['set-cookie']).toEqual(['larder_language=zh-Hans; Max-Age=31536000; Path=/; SameSite=Lax']);
  });

  it.each(['/?lang=fr', '/?lang=', '/?language=en', '/?slang=en'])('%s chooses nothing', async (path) => {
    const { status, headers, body } = await gateway.ask(path);
    expect([status, body, headers['set-cookie']]).toEqual([200, 'English board', undefined]);
  });

  it.each(['//evil.example/?lang=en', '/\\evil.example/?lang=en', '/%5cevil.example?lang=en'])(
    '%s leads to no other host',
    async (path) => {
      expect((await gateway.ask(path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});
