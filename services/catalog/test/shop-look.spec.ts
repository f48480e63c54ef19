import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isReadable } from '@larder/kernel';
import sharp from 'sharp';
import request from 'supertest';
import { insertProduct } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const SHOP = '/api/admin/shop';

const { database, service, replica, admin, images } = useCatalog({ replica: true, images: true });
let logo: Buffer;

beforeAll(async () => {
  logo = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#aa1428' } })
    .png()
    .toBuffer();
  await database.query(
    `INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours, is_default)
     VALUES ('main', 'Golden Market', '1 Main St', '', 'UTC', '9-9', true)`,
  );
});

beforeEach(async () => {
  await database.query('TRUNCATE catalog.shop_look, catalog.event_log');
});

const call = (method: 'patch' | 'put' | 'delete' | 'get', path = SHOP): request.Test =>
  request(service.server)[method](path).set(admin.headers);

const setLogo = (sent: Buffer): request.Test => call('put', `${SHOP}/logo`).attach('image', sent, 'logo.png');

const styleOf = async (of = replica): Promise<string> => {
  const { text, headers } = await request(of.server).get('/api/shop/style').expect(200);
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  return text;
};

const manifest = async (): Promise<unknown> =>
  JSON.parse((await request(replica.server).get('/api/shop/manifest')).text);

const icon = async (): Promise<string | undefined> =>
  (await request(replica.server).get('/api/shop/icon').expect(302)).headers['location'];

const logged = async (): Promise<unknown[]> =>
  await database.query('SELECT type, store_id, before, after FROM catalog.event_log ORDER BY number');

describe('the look of the shop', () => {
  it('the look is the default until staff set it, with the name of the default store', async () => {
    const { body } = await call('get').expect(200);
    expect(body).toEqual({ logoUrl: null, color: null, proposals: [], hasDemoGoods: false });
    expect(await styleOf()).toBe('');
    expect(await icon()).toBe('/favicon.svg');
    expect(await manifest()).toMatchObject({
      name: 'Golden Market',
      theme_color: '#0b5d3b',
      icons: [{ src: '/favicon.svg' }],
    });
  });

  it('an uploaded logo gives a square icon and proposed colours, on every replica', async () => {
    const { body } = await setLogo(logo).expect(200);
    expect(body).toMatchObject({
      logoUrl: expect.stringMatching(/^\/images\/products\/[0-9a-f]{32}\.png$/),
      color: null,
      proposals: ['#aa1428'],
    });
    const iconUrl = await icon();
    expect(readdirSync(images)).toEqual(expect.arrayContaining([body.logoUrl.slice(17), iconUrl?.slice(17)]));
    const { width, height } = await sharp(join(images, iconUrl?.slice(17) ?? '')).metadata();
    expect([width, height]).toEqual([512, 512]);
    expect(await styleOf()).toContain(body.logoUrl);
    expect(await manifest()).toMatchObject({ icons: [{ src: iconUrl, sizes: '512x512', type: 'image/png' }] });
    expect(await logged()).toEqual([
      {
        type: 'shop-look.updated',
        store_id: null,
        before: { logoUrl: null, color: null },
        after: { logoUrl: body.logoUrl, color: null },
      },
    ]);
    await setLogo(logo).expect(200);
    expect(await logged()).toHaveLength(1);
    expect((await call('delete', `${SHOP}/logo`).expect(200)).body).toMatchObject({ logoUrl: null, proposals: [] });
    expect(await styleOf()).toBe('');
  });

  it('staff can choose a colour and remove it again', async () => {
    expect((await call('patch').send({ color: '#aa1428' }).expect(200)).body.color).toBe('#aa1428');
    expect(await styleOf()).toContain('--color-brand:#aa1428');
    expect(await manifest()).toMatchObject({ theme_color: '#aa1428' });
    await call('patch').send({ color: null }).expect(200);
    expect(await styleOf()).toBe('');
  });

  it('an unreadable colour is refused with a similar readable one', async () => {
    const { body } = await call('patch').send({ color: '#ffcc00' }).expect(400);
    expect(body.message).toMatch(
      /^Text on #ffcc00 cannot be read: its contrast is 1\.\d, and 4\.5 is needed\. #[0-9a-f]{6} would work\.$/,
    );
    expect(isReadable(/(#[0-9a-f]{6}) would/.exec(body.message)?.[1] ?? '')).toBe(true);
    expect(await logged()).toEqual([]);
  });

  it.each(['red', '#FFF', '#12345', 'url(https://evil.test)', '#aa1428;}*{display:none', 7, undefined])(
    'refuses the colour %j with a sentence',
    async (color) => {
      const { body } = await call('patch').send({ color }).expect(400);
      expect(body.message).toBe('color must be a colour like #0b5d3b.');
    },
  );

  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      /JPEG, PNG or WebP/,
    ],
    ['a GIF', async () => sharp(logo).gif().toBuffer(), /JPEG, PNG or WebP/],
    ['half a picture', () => logo.subarray(0, logo.length / 2), /damaged or incomplete/],
    [
      'a decompression bomb',
      async () =>
        sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: 'red' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      /too many pixels/,
    ],
  ])('%s is refused as a logo, and nothing is stored', async (_what, sent, sentence) => {
    const { body } = await setLogo(await sent()).expect(400);
    expect(body.message).toMatch(sentence);
    expect(await logged()).toEqual([]);
    expect((await database.query('SELECT FROM catalog.shop_look')).length).toBe(0);
  });

  it.each([
    ['a single pixel', { width: 1, height: 1, channels: 3, background: 'navy' }],
    ['a transparent picture', { width: 20, height: 20, channels: 4, background: '#00000000' }],
    ['a thin line', { width: 1_000, height: 1, channels: 3, background: 'navy' }],
  ] as const)('%s is accepted as a logo', async (_what, create) => {
    const { status, body } = await setLogo(await sharp({ create }).webp().toBuffer());
    expect([status, body]).toEqual([200, expect.objectContaining({ logoUrl: expect.stringMatching(/\.webp$/) })]);
  });

  it('the look says whether demo goods are among the products', async () => {
    await insertProduct(database, {});
    expect((await call('get')).body.hasDemoGoods).toBe(false);
    await database.query(
      `UPDATE catalog.product SET id = '0197a3c0-0000-8000-a000-0000000000a1' WHERE id = (SELECT id FROM catalog.product LIMIT 1)`,
    );
    expect((await call('get')).body.hasDemoGoods).toBe(true);
  });
});
