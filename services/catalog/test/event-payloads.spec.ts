import { beforeAll, expect, it } from '@jest/globals';
import { loggedPayloads } from '@larder/testing';
import { ZipArchive } from 'archiver';
import sharp from 'sharp';
import request from 'supertest';
import { useCatalog } from './use-catalog.js';

const RETAIL = '/api/admin/products';
const WHOLESALE = '/api/admin/restaurant/products';
const CATEGORIES = '/api/restaurant/categories';

const { database, service, admin } = useCatalog({ images: true });

beforeAll(async () => {
  await database.query(
    `INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours, is_default)
     VALUES ('main', 'Main Store', '1 Main Street', '604-555-0100', 'America/Vancouver', '9-21', true)`,
  );
});

/** Sends a request that must succeed; returns the id in its answer. */
async function send(method: 'get' | 'post' | 'patch' | 'put' | 'delete', path: string, body?: object): Promise<string> {
  const answer = await request(service.server)[method](path).set(admin.headers).send(body);
  expect([path, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([path, answer.status, '']);
  return (answer.body as { id: string }).id;
}

async function changeRetailProducts(): Promise<void> {
  const sparse = await send('post', RETAIL, { description: 'Leek', size: '1 lb', retailPrice: 2.99, ourPrice: 1.5 });
  const full = await send('post', RETAIL, {
    description: 'Beef',
    chineseName: '牛肉',
    detailedDescription: 'Lean',
    size: '2 lb',
    retailPrice: 12,
    ourPrice: 9.99,
    category: 'meat-beef',
    active: false,
    imageUrl: '/images/products/beef.png',
  });
  await send('patch', `${RETAIL}/${full}`, { ourPrice: 8.5, chineseName: '', active: true });
  await send('post', `${RETAIL}/reorder`, { productIds: [full, sparse] });
  await send('post', `${RETAIL}/import`, {
    csvContent: 'description,size,retailPrice,ourPrice,category\nBeef,2 lb,11,8,meat-beef\nRice,8 kg,20,18,groceries\n',
  });
  await send('get', `${RETAIL}/export`);
  await send('delete', `${RETAIL}/${sparse}`);
  await send('delete', `${RETAIL}/all`);
}

async function passSlips(): Promise<void> {
  const leek = await send('post', RETAIL, { description: 'Leek', size: '1 lb', retailPrice: 2.99, ourPrice: 1.5 });
  await send('patch', `${RETAIL}/${leek}`, { ourPrice: 150 });
  await send('put', '/api/admin/price-guard', { mode: 'ask', secondPerson: false });
}

async function changeRules(): Promise<void> {
  const stores = await request(service.server).get('/api/admin/stores').set(admin.headers);
  const path = `/api/admin/stores/${stores.body[0].id}/rules`;
  await send('patch', '/api/admin/chain-rules', {
    deliveryOn: true,
    deliveryFee: 20,
    freeFrom: 300,
    postalPrefixes: ['L3R'],
    outsidePrefixes: 'warn',
    pickupOn: true,
    slots: ['9-12'],
    slotCapacity: 10,
    cutOff: '18:00',
    leadDays: 2,
    minimumOrder: 100,
  });
  await send('patch', path, { deliveryFee: 15, postalPrefixes: [] });
  await send('patch', path, { deliveryFee: null, postalPrefixes: null });
}

async function changeWholesale(): Promise<void> {
  const rice = await send('post', CATEGORIES, { slug: 'rice', name: 'Rice' });
  const meat = await send('post', CATEGORIES, {
    slug: 'meat',
    name: 'Meat',
    colorScheme: 'red',
    icon: 'Beef',
    active: false,
  });
  const sparse = await send('post', WHOLESALE, { name: 'Jasmine Rice', category: 'rice', pricePerUnit: 32.99 });
  await send('post', WHOLESALE, {
    name: 'Pork Belly',
    description: 'Skin on',
    category: 'Meat',
    unit: 'box',
    size: '10 kg',
    minOrderQuantity: 2,
    pricePerUnit: 34.99,
    imageUrl: '/images/products/pork.png',
    displayOrder: 3,
    discountTags: '["tier1"]',
  });
  await send('put', `${WHOLESALE}/${sparse}`, { pricePerUnit: 30, size: '8 kg' });
  const stores = await request(service.server).get('/api/admin/stores').set(admin.headers);
  const own = `/api/admin/stores/${stores.body[0].id}/overrides/restaurant/${sparse}`;
  await send('put', own, { pricePerUnit: 29.5, minOrderQuantity: 2, displayOrder: 1, active: true });
  await send('delete', own);
  await send('put', `${CATEGORIES}/${rice}`, { name: 'Rice & Noodles' });
  await send('put', `${CATEGORIES}/reorder`, { categoryOrders: [{ id: meat, displayOrder: 7 }] });
  await send('post', `${WHOLESALE}/import/csv`, {
    csvContent:
      'Name,Description,Category,Unit,Price Per Unit,Active,Display Order\nPork Belly,,Meat,box,36,true,1\nTofu,,Rice,box,5,true,2\n',
  });
  await send('get', `${WHOLESALE}/export/csv`);
  await send('delete', `${WHOLESALE}/${sparse}`);
  await send('delete', `${CATEGORIES}/${rice}`);
}

async function changePictures(): Promise<void> {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await request(service.server)
    .post('/api/admin/upload/product-image')
    .set(admin.headers)
    .attach('image', png, 'a.png')
    .expect(200);
  const archive = new ZipArchive();
  const chunks: Buffer[] = [];
  archive.on('data', (chunk) => chunks.push(chunk));
  archive.append(png, { name: 'leek.png' });
  await archive.finalize();
  await request(service.server)
    .post('/api/admin/system/import-images')
    .set(admin.headers)
    .attach('images', Buffer.concat(chunks), 'pictures.zip')
    .expect(200);
  await send('get', '/api/admin/system/export-images');
  await request(service.server)
    .put('/api/admin/shop/logo')
    .set(admin.headers)
    .attach('image', png, 'logo.png')
    .expect(200);
  await send('patch', '/api/admin/shop', { color: '#aa1428' });
}

it("catalog's events keep their payloads to the character", async () => {
  await changeRetailProducts();
  await passSlips();
  await changeWholesale();
  await changePictures();
  await send('patch', '/api/admin/settings', { status: 'paused' });
  await send('patch', '/api/admin/settings', { lastUpdated: '2026-11-20T10:00:00.000Z' });
  await changeRules();
  expect(await loggedPayloads(database, 'catalog')).toMatchSnapshot();
});
