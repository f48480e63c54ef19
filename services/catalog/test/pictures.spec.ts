import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import sharp from 'sharp';
import request from 'supertest';
import { CatalogModule } from '../src/catalog.module.js';
import { insertProduct } from './product-builder.js';

let database: TestDatabase;
let images: string;
let service: TestService;
let replica: TestService;
let homeless: TestService;
let admin: SignedInStaff;
let png: Buffer;
let gif: Buffer;

beforeAll(async () => {
  database = await TestDatabase.create();
  images = mkdtempSync(join(tmpdir(), 'larder-'));
  const config = testConfig('catalog', database);
  service = await startTestService((each) => CatalogModule.for(each, images), config);
  replica = await startTestService((each) => CatalogModule.for(each, images), config);
  homeless = await startTestService((each) => CatalogModule.for(each, join(images, 'gone')), config);
  admin = await signIn(database, 'admin');
  const red = sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } });
  [png, gif] = await Promise.all([red.png().toBuffer(), red.clone().gif().toBuffer()]);
});

beforeEach(async () => {
  await database.query('TRUNCATE catalog.product, catalog.event_log');
  for (const file of readdirSync(images)) rmSync(join(images, file));
});

afterAll(async () => {
  await Promise.all([service?.close(), replica?.close(), homeless?.close()]);
  await database?.drop();
  rmSync(images, { recursive: true });
});

const upload = (server = service.server): request.Test =>
  request(server).post('/api/admin/upload/product-image').set(admin.headers);

const dataUrl = (bytes: Buffer, type = 'png'): string => `data:image/${type};base64,${bytes.toString('base64')}`;

const DRAFT = { description: 'Cod', size: '1 lb', retailPrice: 2, ourPrice: 1 };

const events = async () => await database.query<object>('SELECT * FROM catalog.event_log ORDER BY number');

describe('an uploaded picture', () => {
  it('an uploaded picture is stored once by content, on any replica, and its path returned', async () => {
    const [first, second] = [
      await upload().attach('image', png, 'a.png').expect(200),
      await upload(replica.server).attach('image', png, '../../b.exe').expect(200),
    ];
    expect(first.body).toEqual({ imageUrl: expect.stringMatching(/^\/images\/products\/[0-9a-f]{32}\.png$/) });
    expect(second.body).toEqual(first.body);
    const [file = '', ...others] = readdirSync(images);
    expect([`/images/products/${file}`, others]).toEqual([first.body.imageUrl, []]);
    expect((await sharp(readFileSync(join(images, file))).metadata()).width).toBe(20);
    expect(await events()).toEqual(
      Array(2).fill(
        expect.objectContaining({
          type: 'picture.uploaded',
          actor_name: admin.username,
          after: { imageUrl: first.body.imageUrl, bytes: expect.any(Number) },
        }),
      ),
    );
  });

  it('an upload may contain other fields, and several can run concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => upload().field('note', 'x').attach('image', png, 'a.png')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(readdirSync(images)).toHaveLength(1);
  });

  it.each<[string, () => request.Test, number, RegExp]>([
    ['a GIF called .png', () => upload().attach('image', gif, 'a.png'), 400, /^Invalid file type/],
    ['text called .png', () => upload().attach('image', Buffer.from('hello'), 'a.png'), 400, /^Invalid file type/],
    ['an empty file', () => upload().attach('image', Buffer.alloc(0), 'a.png'), 400, /^Invalid file type/],
    ['half a picture', () => upload().attach('image', png.subarray(0, 60), 'a.png'), 400, /^The picture is damaged/],
    [
      'more than 5 MB',
      () => upload().attach('image', Buffer.alloc(5 * 1024 * 1024 + 1), 'a.png'),
      413,
      /^Image file is too large. Maximum size is 5MB.$/,
    ],
    ['another field', () => upload().attach('picture', png, 'a.png'), 400, /^Send one picture, in the field "image"/],
    ['no file', () => upload().field('image', 'x'), 400, /^Send one picture/],
    ['two files', () => upload().attach('image', png, 'a.png').attach('image', png, 'b.png'), 400, /^Send one picture/],
    ['JSON', () => upload().send({ image: 'x' }), 415, /^Send the picture as a file/],
    ['nothing', () => upload(), 415, /^Send the picture as a file/],
    [
      'a form that breaks off',
      () => upload().set('content-type', 'multipart/form-data; boundary=x').send('--x\r\nContent-Disp'),
      400,
      /^The upload could not be read/,
    ],
    [
      'a form without a boundary',
      () => upload().set('content-type', 'multipart/form-data').send('--x--'),
      400,
      /^The upload could not be read/,
    ],
    [
      'too many fields',
      () => Array.from({ length: 30 }).reduce((post: request.Test) => post.field('f', 'x'), upload()),
      400,
      /^The upload/,
    ],
    ['a field called __proto__', () => upload().attach('__proto__', png, 'a.png'), 400, /\.$/],
  ])('that is %s is refused with a sentence', async (_what, send, status, message) => {
    const { body, status: answered } = await send();
    expect([answered, body.message, body.error]).toEqual([status, expect.stringMatching(message), body.message]);
    expect([readdirSync(images), await events()]).toEqual([[], []]);
  });

  it('multipart forms are refused on routes other than uploads', async () => {
    const { body } = await request(service.server)
      .post('/api/admin/products')
      .set(admin.headers)
      .attach('image', png, 'a.png')
      .expect(415);
    expect(body).toMatchObject({ code: 'unsupported_type', message: expect.stringMatching(/Send JSON\.$/) });
  });

  it('a picture that cannot be stored answers 503 and leaves nothing behind', async () => {
    const { body, headers } = await upload(homeless.server).attach('image', png, 'a.png').expect(503);
    expect(body.message).toBe('Pictures cannot be stored at the moment. Please try again.');
    expect(headers['retry-after']).toBe('10');
    expect([readdirSync(images), await events()]).toEqual([[], []]);
  });
});

describe('a picture inside a product', () => {
  it('a data URL becomes a file on create and update', async () => {
    const post = request(service.server).post('/api/admin/products').set(admin.headers);
    const { body: added } = await post.send({ ...DRAFT, imageUrl: dataUrl(png) }).expect(201);
    expect(readdirSync(images).map((file) => `/images/products/${file}`)).toEqual([added.imageUrl]);
    const jpeg = await sharp(png).jpeg().toBuffer();
    const patch = request(service.server).patch(`/api/admin/products/${added.id}`).set(admin.headers);
    // The type in the data URL is ignored.
    const { body: changed } = await patch.send({ imageUrl: dataUrl(jpeg, 'png') }).expect(200);
    expect(changed.imageUrl).toMatch(/\.jpg$/);
    expect(readdirSync(images)).toHaveLength(2);
    const [logged] = await database.query<object>(`SELECT * FROM catalog.event_log WHERE type = 'product.updated'`);
    expect(logged).toMatchObject({ after: { imageUrl: changed.imageUrl } });
  });

  it('a large data URL is accepted', async () => {
    const noise = createHash('shake256', { outputLength: 3_000_000 }).update('noise').digest();
    const large = await sharp(noise, { raw: { width: 1_000, height: 1_000, channels: 3 } })
      .png()
      .toBuffer();
    expect(large.length).toBeGreaterThan(1_000_000);
    const post = request(service.server).post('/api/admin/products').set(admin.headers);
    expect((await post.send({ ...DRAFT, imageUrl: dataUrl(large) }).expect(201)).body.imageUrl).toMatch(/\.png$/);
  });

  it('a data URL of more than 5 MB is refused', async () => {
    const post = request(service.server).post('/api/admin/products').set(admin.headers);
    const { status, body } = await post.send({ ...DRAFT, imageUrl: dataUrl(Buffer.alloc(5 * 1024 * 1024 + 1)) });
    expect({ status, ...body }).toMatchObject({
      status: 413,
      code: 'too_large',
      message: 'Image file is too large. Maximum size is 5MB.',
    });
  });

  it.each<[string, () => string]>([
    ['a GIF', () => dataUrl(gif)],
    ['text', () => dataUrl(Buffer.from('hello'))],
    ['a GIF that says so', () => dataUrl(gif, 'gif')],
    ['an SVG', () => `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
    ['no base64', () => 'data:image/png;base64,%%%'],
    ['a folder above', () => '/images/products/../../etc/passwd.png'],
    ['another scheme', () => 'http://shop.example/a.png'],
  ])('that is %s is refused, and neither row nor file is changed', async (_what, imageUrl) => {
    const id = await insertProduct(database, {});
    const patch = request(service.server).patch(`/api/admin/products/${id}`).set(admin.headers);
    const { body } = await patch.send({ imageUrl: imageUrl() }).expect(400);
    expect(body.message).toMatch(/^Invalid file type|^imageUrl must be /);
    const post = request(service.server).post('/api/admin/products').set(admin.headers);
    await post.send({ ...DRAFT, imageUrl: imageUrl() }).expect(400);
    expect([readdirSync(images), (await events()).length]).toEqual([[], 1]);
  });
});
