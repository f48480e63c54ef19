import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  OrderPage,
  OrderStats,
  PlacedOrder,
  Product,
  PublicRestaurantProduct,
  StaffStore,
  Store,
} from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { eventually } from '@larder/testing';
import { WebSocket } from 'ws';
import { send, systemUrl } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';

const STORES = '/api/admin/stores';
const slug = `north-${Date.now().toString(36)}`;

let client: SpecifiedClient;
let first: StaffStore;
let north: StaffStore;

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  const stores = await client.json<StaffStore[]>('GET', STORES);
  const found = stores.find(({ isDefault }) => isDefault);
  if (!found) throw new Error('There is no store.');
  first = found;
  const { timeZone } = first;
  const draft = { name: 'North', slug, address: '1 North Road', phone: '905 555-0101', timeZone, copyFrom: first.slug };
  north = await client.json<StaffStore>('POST', STORES, draft);
});

afterAll(async () => {
  await client.call('PATCH', `${STORES}/${first.id}`, { isDefault: true });
  await client.call('PATCH', `${STORES}/${north.id}`, { active: false });
});

const change = async (store: StaffStore, patch: object): Promise<StaffStore> =>
  await client.json<StaffStore>('PATCH', `${STORES}/${store.id}`, patch);

/** A pickup of one product. */
async function order(query: string, key?: string): Promise<{ status: number; body: PlacedOrder }> {
  const products = (await (await send('/api/restaurant/products')).json()) as PublicRestaurantProduct[];
  const product = products.find((each) => each.minOrderQuantity === 1 && !each.soldOutUntil) ?? products[0];
  if (!product) throw new Error('There is nothing to order.');
  const { id, name, unit, pricePerUnit, minOrderQuantity: quantity } = product;
  const total = Math.round(pricePerUnit * quantity * 100) / 100;
  const answer = await send(`/api/restaurant/order${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify({
      restaurantName: `Journey ${slug}`,
      deliveryDate: addDays(dayIn(new Date(), first.timeZone), 1),
      deliveryTime: '9-12',
      isDelivery: false,
      orderItems: JSON.stringify([{ id, name, quantity, pricePerUnit, unit }]),
      subtotalAmount: total,
      discountCode: null,
      discountAmount: 0,
      deliveryFee: 0,
      totalAmount: total,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as PlacedOrder };
}

const namesOf = async (path: string, init?: RequestInit): Promise<string> => await (await send(path, init)).text();

describe('a store that was just created as a copy', () => {
  it('has a board, a page, a list of restaurant products and takes orders at once', async () => {
    expect(((await (await send(`/api/stores/${slug}`)).json()) as Store).openingHours).toBe(first.openingHours);
    const list = async (query: string) => (await (await send(`/api/products${query}`)).json()) as Product[];
    expect(await list(`?store=${slug}`)).toEqual(await list(''));
    expect((await send(`/s/${slug}`)).headers.get('content-type')).toContain('text/html');
    expect((await order(`?store=${slug}`)).status).toBe(201);
    expect((await order('')).status).toBe(201);
  });

  it('is the same by every way to name it, and unknown stores are always a 404', async () => {
    const ways = (name: string, path: string): [string, RequestInit?][] => [
      [`${path}?store=${name}`],
      [path, { headers: { 'x-store': name } }],
      [`/s/${name}${path}`],
    ];
    for (const path of [
      '/api/products',
      '/api/products/category/seafood',
      '/api/restaurant/products',
      '/api/admin/settings',
    ]) {
      const texts = await Promise.all(ways(slug, path).map(async ([url, init]) => await namesOf(url, init)));
      expect(new Set(texts).size).toBe(1);
      const unknown = await Promise.all(
        ways('nowhere', path).map(async ([url, init]) => (await send(url, init)).status),
      );
      expect(unknown).toEqual([404, 404, 404]);
    }
  });

  it('sends changes of overrides to its pages, and only its revision rises', async () => {
    const revision = async (query: string) => Number((await send(`/api/products${query}`)).headers.get('x-revision'));
    const boards = await Promise.all(
      ['', `?store=${slug}`].map(async (query) => {
        const socket = new WebSocket(`${systemUrl().replace('http', 'ws')}/ws${query}`);
        const heard: string[] = [];
        socket.on('message', (data) => void heard.push(String(data)));
        await once(socket, 'open');
        return { socket, heard };
      }),
    );
    const [product] = (await (await send('/api/products')).json()) as Product[];
    const before = await revision('');
    await client.json('PATCH', `/api/admin/products/${product?.id}?store=${slug}`, { ourPrice: 0.5 });
    expect(await revision(`?store=${slug}`)).toBeGreaterThan(before);
    expect(await revision('')).toBe(before);
    await eventually(() => expect(boards[1]?.heard.join()).toContain(`"store":"${slug}"`));
    expect(boards[0]?.heard.join()).not.toContain(slug);
    boards.forEach(({ socket }) => socket.terminate());
  });
});

describe("the stores' figures", () => {
  it('add up to those of the chain', async () => {
    const placed = [await order(`?store=${slug}`), await order('')];
    expect(placed.map(({ status }) => status)).toEqual([201, 201]);
    const { orders, stores = [] } = await client.json<OrderStats>('GET', '/api/admin/restaurant/stats?by=store');
    const sum = (figure: 'totalOrders' | 'pendingOrders' | 'totalRevenue'): number =>
      stores.reduce((total, each) => total + Math.round(each[figure] * 100), 0) / 100;
    expect([sum('totalOrders'), sum('pendingOrders'), sum('totalRevenue')]).toEqual([
      orders.totalOrders,
      orders.pendingOrders,
      orders.totalRevenue,
    ]);
    const own = stores.find((each) => each.store === slug);
    expect(own?.totalRevenue).toBeGreaterThanOrEqual(placed[0]?.body.totalAmount ?? Infinity);
    expect(own?.totalOrders).toBeLessThan(orders.totalOrders);
  });
});

describe('a store that is renamed', () => {
  it('is still found by its old name, which no other store can have', async () => {
    const later = `${slug}-later`;
    north = await change(north, { slug: later });
    const old = await send(`/api/products?store=${slug}`);
    expect([old.status, old.headers.get('x-store')]).toEqual([200, later]);
    expect((await order(`?store=${slug}`)).status).toBe(201);
    expect((await client.call('PATCH', `${STORES}/${first.id}`, { slug })).status).toBe(409);
    north = await change(north, { slug });
  });
});

describe('a new default store', () => {
  it('is the store without a name at once, and a repeated order keeps its number', async () => {
    const key = `journey-${slug}`;
    const placed = await order('', key);
    expect(placed.status).toBe(201);
    await change(north, { isDefault: true });
    const [bare, named] = [await send('/api/products'), await send(`/api/products?store=${slug}`)];
    expect(await bare.text()).toBe(await named.text());
    expect(Number(bare.headers.get('x-revision'))).toBe(Number(named.headers.get('x-revision')));
    expect((await order('', key)).body.orderNumber).toBe(placed.body.orderNumber);
    expect((await client.call('PATCH', `${STORES}/${north.id}`, { active: false })).status).toBe(409);
    await change(first, { isDefault: true });
  });
});

describe('a store that is closed', () => {
  it('has no lists and takes no orders, while its orders can still be read and exported', async () => {
    await change(north, { active: false });
    const paths = [
      '/api/products',
      '/api/products/category/seafood',
      '/api/restaurant/products',
      '/api/admin/settings',
    ];
    const answers = await Promise.all(paths.map(async (path) => (await send(`${path}?store=${slug}`)).status));
    expect(answers).toEqual(paths.map(() => 404));
    expect((await order(`?store=${slug}`)).status).toBe(404);
    const search = `search=${encodeURIComponent(`Journey ${slug}`)}`;
    const page = await client.json<OrderPage>('GET', `/api/admin/restaurant/orders/page?${search}`);
    expect(page.total).toBeGreaterThan(1);
    const csv = await client.call('GET', `/api/admin/restaurant/orders/export/csv?${search}`);
    expect(await csv.text()).toContain(`Journey ${slug}`);
  });
});
