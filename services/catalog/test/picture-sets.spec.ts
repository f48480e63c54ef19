import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PictureImportAnswer, PictureImportDetails } from '@larder/contracts';
import { signIn } from '@larder/testing';
import { ZipArchive } from 'archiver';
import sharp from 'sharp';
import request from 'supertest';
import yauzl from 'yauzl';
import { bomb, claimedEntries } from './hostile-zips.js';
import { insertProduct } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const IMPORT = '/api/admin/system/import-images';
const EXPORT = '/api/admin/system/export-images';

const { database, service, admin, images } = useCatalog({ images: true });
let png: Buffer;
let gif: Buffer;

beforeAll(async () => {
  const red = sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } });
  [png, gif] = await Promise.all([red.png().toBuffer(), red.clone().gif().toBuffer()]);
});

beforeEach(async () => {
  await database.query('TRUNCATE catalog.product, catalog.event_log');
  for (const file of readdirSync(images)) rmSync(join(images, file));
});

async function zipOf(files: Record<string, Buffer | string>): Promise<Buffer> {
  const archive = new ZipArchive({ zlib: { level: 9 } });
  const chunks: Buffer[] = [];
  archive.on('data', (chunk) => chunks.push(chunk));
  for (const [name, content] of Object.entries(files)) archive.append(content, { name });
  await archive.finalize();
  return Buffer.concat(chunks);
}

/** Renames an entry to a name that archiver would not write; both have the same length. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  const text = zip.toString('latin1').replaceAll(from, to);
  return Buffer.from(text, 'latin1');
}

const post = (zip: Buffer, name = 'pictures.zip'): request.Test =>
  request(service.server).post(IMPORT).set(admin.headers).attach('images', zip, name);

async function imported(zip: Buffer): Promise<PictureImportDetails> {
  const { body } = await post(zip).expect(200);
  return (body as PictureImportAnswer).details;
}

async function exported(): Promise<Map<string, Buffer>> {
  const { body, headers } = await request(service.server)
    .get(EXPORT)
    .set('authorization', `Bearer ${admin.sessionId}`)
    .buffer(true)
    .parse((answer, done) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="product-images-\d{4}-\d\d-\d\d\.zip"$/);
  const zip = await yauzl.fromBufferPromise(body as Buffer, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

describe('a set of pictures', () => {
  it('a picture set exports and imports as ZIP byte for byte', async () => {
    const [first] = (
      await request(service.server)
        .post('/api/admin/upload/product-image')
        .set(admin.headers)
        .attach('image', png, 'a.png')
    ).body.imageUrl
      .split('/')
      .slice(-1) as string[];
    await imported(await zipOf({ 'cod.jpg': png, 'party.gif': gif, 'photos/eel.webp': png }));
    writeFileSync(join(images, '.half.part'), 'x');
    writeFileSync(join(images, 'page.html'), '<html>');
    const files = await exported();
    expect([...files.keys()].toSorted()).toEqual(['cod.jpg', 'eel.webp', first, 'party.gif'].toSorted());
    for (const file of readdirSync(images)) rmSync(join(images, file));
    const own = await zipOf(Object.fromEntries(files));
    for (let time = 0; time < 2; time++) {
      expect(await imported(own)).toEqual({ imported: 4, skipped: 0, attached: 0, reasons: [] });
      for (const [name, bytes] of files) expect(readFileSync(join(images, name))).toEqual(bytes);
    }
    expect((await sharp(readFileSync(join(images, 'cod.jpg'))).metadata()).format).toBe('jpeg');
    expect((await sharp(readFileSync(join(images, 'party.gif'))).metadata()).format).toBe('gif');
  });

  it('pictures may have spaces and Chinese characters in their names, and products may show them', async () => {
    const names = ['牛肉 fillet（大）.JPG', 'Crème brûlée 1.png', '鱼.webp'];
    expect(await imported(await zipOf(Object.fromEntries(names.map((name) => [name, png]))))).toMatchObject({
      imported: 3,
      reasons: [],
    });
    expect([...(await exported()).keys()].toSorted()).toEqual(names.toSorted());
    const [id, other] = [await insertProduct(database, {}), await insertProduct(database, {})];
    for (const [product, imageUrl] of [
      [id, `/images/products/${names[0]}`],
      [other, `/images/products/${encodeURIComponent(names[1] ?? '')}`],
    ]) {
      const patch = request(service.server).patch(`/api/admin/products/${product}`).set(admin.headers);
      expect((await patch.send({ imageUrl }).expect(200)).body.imageUrl).toBe(imageUrl);
    }
  });

  it('a picture set zipped by Windows in China keeps its names', async () => {
    const gb18030 = Buffer.from('d3e3', 'hex').toString('latin1');
    const zip = renamed(await zipOf({ 'aa.png': png }), 'aa.png', `${gb18030}.png`);
    expect(await imported(zip)).toMatchObject({ imported: 1, reasons: [] });
    expect(readdirSync(images)).toEqual(['鱼.png']);
  });

  it('a picture with a location is re-encoded, and an import accepts more than a thousand', async () => {
    const phone = await sharp(png)
      .withExif({ IFD0: { Copyright: 'secret' } })
      .jpeg()
      .toBuffer();
    const many = Array.from({ length: 1_000 }, (_, n) => [`${n}.png`, png] as const);
    const details = await imported(await zipOf({ ...Object.fromEntries(many), 'phone.jpg': phone }));
    expect(details).toMatchObject({ imported: 1_001, skipped: 0 });
    expect(readFileSync(join(images, 'phone.jpg')).includes('secret')).toBe(false);
  }, 60_000);

  it('importing a picture replaces one of the same name', async () => {
    writeFileSync(join(images, 'cod.png'), 'old');
    expect(await imported(await zipOf({ 'cod.png': png }))).toMatchObject({ imported: 1, skipped: 0 });
    expect((await sharp(readFileSync(join(images, 'cod.png'))).metadata()).width).toBe(20);
  });

  it("a picture named by a product's id becomes its picture at once", async () => {
    const id = await insertProduct(database, {});
    const stranger = '0197a3c0-0000-7000-8000-00000000ffff';
    const details = await imported(await zipOf({ [`${id}.jpg`]: png, [`${stranger}.jpg`]: png }));
    expect(details).toMatchObject({ imported: 2, attached: 1, skipped: 0 });
    const [row] = await database.query<{ image_url: string }>('SELECT image_url FROM catalog.product');
    expect(row?.image_url).toMatch(/^\/images\/products\/[0-9a-f]{32}\.jpg$/);
    expect(readdirSync(images)).toContain(row?.image_url.split('/').at(-1));
    const types = await database.query<{ type: string }>('SELECT type FROM catalog.event_log ORDER BY number');
    expect(types.map(({ type }) => type)).toEqual(['product.created', 'product.updated', 'pictures.imported']);
  });

  it('files that are not pictures are skipped with a reason', async () => {
    const slipping = renamed(await zipOf({ 'aa/bb.jpg': png, 'ok.png': png }), 'aa/bb.jpg', '../bb.jpg');
    const details = await imported(slipping);
    expect(details).toMatchObject({ imported: 1, skipped: 1 });
    expect(details.reasons).toEqual([{ name: '../bb.jpg', reason: 'Its path leads out of the ZIP file.' }]);
    const { body } = await post(slipping).set('accept-language', 'zh-Hant').expect(200);
    expect(body).toMatchObject({
      message: '已匯入 1 張圖片；略過 1 個檔案。',
      details: { reasons: [{ name: '../bb.jpg', reason: '路徑指向 ZIP 檔案以外。' }] },
    });
    expect((await post(slipping)).body.message).toBe('1 picture was imported; 1 file was skipped.');
    const others = await imported(
      await zipOf({
        'page.jpg': '<html><script>alert(1)</script>',
        'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'half.png': png.subarray(0, 60),
        'large.jpg': Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
        'folder/': '',
        [`${'0a'.repeat(16)}.png`]: png,
        '鱼?.jpg': png,
      }),
    );
    expect([others.imported, others.skipped]).toEqual([0, 6]);
    expect(Object.fromEntries(others.reasons.map(({ name, reason }) => [name, reason]))).toEqual({
      'page.jpg': expect.stringMatching(/^Invalid file type/),
      'drawing.svg': expect.stringMatching(/^Its name must end in/),
      'half.png': expect.stringMatching(/^The picture is damaged/),
      'large.jpg': 'It is larger than 5 MB.',
      [`${'0a'.repeat(16)}.png`]: 'It has the name of an uploaded picture but different contents.',
      '鱼?.jpg': expect.stringMatching(/^Its name may have/),
    });
    expect(readdirSync(images).toSorted()).toEqual(['ok.png']);
  });

  it('a picture named by its content is accepted only if it is what an upload would have stored', async () => {
    const named = (bytes: Buffer, ending = 'png'): [string, Buffer] => [
      `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`,
      bytes,
    ];
    const vast = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const script = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>alert(1)</script>')]);
    const both = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
    const files = [named(vast), named(script), named(both), named(png, 'jpg')];
    expect(await imported(await zipOf(Object.fromEntries(files)))).toMatchObject({ imported: 0, skipped: 4 });
    expect(readdirSync(images)).toEqual([]);
    expect(await imported(await zipOf(Object.fromEntries([named(png)])))).toMatchObject({ imported: 1, skipped: 0 });
  });

  it('a ZIP bomb or an invalid ZIP file is refused and leaves nothing behind', async () => {
    const cases: [Buffer, number, RegExp][] = [
      [Buffer.from('hello'), 400, /^The file is not a ZIP file, or it is damaged\.$/],
      [Buffer.alloc(0), 400, /^The file is not a ZIP file/],
      [(await zipOf({ 'a.png': png })).subarray(0, 60), 400, /^The file is not a ZIP file/],
      [claimedEntries(100_001), 413, /^A ZIP file may hold 100,000 files at most\.$/],
      [bomb(), 413, /^The pictures are more than 2 GB in all\.$/],
      [bomb({ isLying: true }), 200, /^0 pictures were imported; 450 files were skipped\.$/],
    ];
    for (const [zip, status, says] of cases) {
      const { status: answered, body } = await post(zip);
      expect([answered, (body as { message: string }).message]).toEqual([status, expect.stringMatching(says)]);
    }
    expect((await post(await zipOf({ 'a.png': png }), 'a.rar')).status).toBe(400);
    expect((await request(service.server).post(IMPORT).set(admin.headers).send({})).status).toBe(400);
    expect(readdirSync(images)).toEqual([]);
  });

  it('picture sets are for administrators only', async () => {
    const reader = await signIn(database, 'read-only');
    await request(service.server).get(EXPORT).expect(401);
    await request(service.server).get(EXPORT).set(reader.headers).expect(403);
    await request(service.server).get(EXPORT).set(admin.headers).set('sec-fetch-site', 'cross-site').expect(403);
    await request(service.server).post(IMPORT).set(reader.headers).attach('images', png, 'a.zip').expect(403);
    await request(service.server)
      .post(IMPORT)
      .set('authorization', `Bearer ${admin.sessionId}`)
      .attach('images', await zipOf({ 'a.png': png }), 'a.zip')
      .expect(200);
  });
});
