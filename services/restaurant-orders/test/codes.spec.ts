import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscountedProducts } from '@larder/contracts';
import request from 'supertest';
import { useRestaurantOrders } from './use-restaurant-orders.js';
import { WholesaleStock } from './wholesale-stock.js';

const NOT_VALID = {
  valid: false,
  message: 'This discount code is not valid.',
  restaurantName: null,
  contactPerson: null,
  email: null,
  phone: null,
  tier: null,
  tierName: null,
  discountPercentage: 0,
};

const { database, service } = useRestaurantOrders();
let stock: WholesaleStock;

beforeAll(async () => {
  stock = new WholesaleStock(database, service);
  await stock.open();
  await stock.code();
  await stock.code({ code: 'OFF1', active: false });
  await stock.product();
  await stock.product({ name: 'Rice', discountTags: ['tier0', 'tier1'], displayOrder: 1 });
  await stock.product({ name: 'Net price', discountTags: [], displayOrder: 2 });
  await stock.product({ name: 'Old', active: false });
  await stock.settled();
});

beforeEach(async () => {
  await database.query('TRUNCATE restaurant_orders.code_budget, restaurant_orders.code_refusal');
});

const validate = (text: unknown): request.Test =>
  request(service.server).post('/api/restaurant/validate-code').send({ code: text });
const products = (text: string): request.Test =>
  request(service.server).get(`/api/restaurant/products-with-discount/${encodeURIComponent(text)}`);

describe('a code', () => {
  it.each(['GW88', 'gw88', ' gw 88 '])('the code %p is recognized', async (text) => {
    const answer = await validate(text).expect(200).expect('cache-control', 'no-store');
    expect(answer.body).toEqual({
      valid: true,
      message: 'Welcome, Golden Wok 金鑊!',
      restaurantName: 'Golden Wok 金鑊',
      contactPerson: 'Ms Lau',
      email: 'lau@example.com',
      phone: null,
      tier: 'tier2',
      tierName: 'Silver',
      discountPercentage: 0.1,
    });
  });

  it.each(['ZZZZ', 'OFF1', '', 'GW8', 'GW888', '____', '%%%%', 'ＧＷ８８', '🍜🍜🍜🍜', "' OR"])(
    '%p gets the one answer for codes that are none',
    async (text) => {
      expect((await validate(text).expect(200)).body).toEqual(NOT_VALID);
      expect((await products(text === '' ? ' ' : text).expect(404)).body).toMatchObject({
        message: 'This discount code is not valid.',
      });
    },
  );

  it.each([[['GW88']], [{}], [null], [5], ['GW88\0'], ['x'.repeat(41)]])(
    '%j is no text and is refused',
    async (text) => {
      expect((await validate(text)).status).toBe(400);
    },
  );

  it('prices with a code follow its tier', async () => {
    const list = (await products('gw88').expect(200).expect('cache-control', 'no-store')).body as DiscountedProducts;
    expect(list.products).toHaveLength(3);
    expect(list.products).toMatchObject([
      {
        name: 'Pork belly 五花肉',
        originalPrice: 34.99,
        discountedPrice: 31.49,
        hasDiscount: true,
        discountPercentage: 0.1,
        appliedTier: 'tier2',
        appliedTierName: 'Silver',
        customerTier: 'tier2',
        isFullTierMatch: true,
      },
      {
        name: 'Rice',
        appliedTier: 'tier1',
        appliedTierName: 'Bronze',
        discountPercentage: 0.07,
        isFullTierMatch: false,
      },
      {
        name: 'Net price',
        appliedTier: null,
        appliedTierName: null,
        hasDiscount: false,
        originalPrice: 34.99,
        discountedPrice: 34.99,
      },
    ]);
  });

  it('a deactivated or deleted code is invalid in every call', async () => {
    const other = await stock.code({ code: 'NEW2' });
    await stock.settled();
    expect((await validate('NEW2').expect(200)).body).toMatchObject({ valid: true });
    await stock.changeCode(other, { active: false });
    await stock.settled();
    expect((await validate('NEW2').expect(200)).body).toEqual(NOT_VALID);
    await stock.changeCode(other, { active: true });
    await stock.deleteCode(other);
    await stock.settled();
    await products('NEW2').expect(404);
  });
});
