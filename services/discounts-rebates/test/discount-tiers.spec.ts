import { describe, expect, it } from '@jest/globals';
import type { DiscountTierConfig } from '@larder/contracts';
import request from 'supertest';
import { useDiscountsRebates } from './use-discounts-rebates.js';

const PATH = '/api/admin/discount-tiers';

const { database, service, admin } = useDiscountsRebates();

const list = async (): Promise<DiscountTierConfig[]> =>
  (await request(service.server).get(PATH).set(admin.headers).expect(200)).body as DiscountTierConfig[];
const put = (id: string, body: object): request.Test =>
  request(service.server).put(`${PATH}/${id}`).set(admin.headers).send(body);
const events = async () =>
  await database.query<{ type: string }>(
    `SELECT type FROM discounts_rebates.event_log WHERE type = 'discount-tier.updated'`,
  );

describe('discount tiers', () => {
  it('four tiers with annual minimums are seeded, each with its event', async () => {
    expect(
      (await list()).map(
        ({ tier, tierName, discountPercentage, rebatePercentage, rebatePeriod, minPurchaseAmount }) => [
          tier,
          tierName,
          discountPercentage,
          rebatePercentage,
          rebatePeriod,
          minPurchaseAmount,
        ],
      ),
    ).toEqual([
      ['tier0', 'Regular', 0, 0, 'annually', 0],
      ['tier1', 'Bronze', 0.07, 0.01, 'annually', 25_000],
      ['tier2', 'Silver', 0.1, 0.02, 'annually', 50_000],
      ['tier3', 'Gold', 0.15, 0.03, 'annually', 100_000],
    ]);
    const made = await database.query(
      `SELECT FROM discounts_rebates.event_log WHERE type = 'discount-tier.created' AND after->>'tier' IS NOT NULL`,
    );
    expect(made).toHaveLength(4);
  });

  it('the tier matrix lists every tier', async () => {
    const { body } = await request(service.server)
      .get('/api/admin/restaurant/discount-matrix')
      .set(admin.headers)
      .expect(200);
    expect(body.tiers[1]).toEqual({ tier: 'tier1', label: 'Bronze', percentage: 0.07 });
  });

  it('tiers change in steps of 0.01 %, and equal values change nothing', async () => {
    const [, , silver] = await list();
    if (!silver) throw new Error('There is no silver tier.');
    const change = {
      tierName: 'Silver Plus',
      discountPercentage: 0.1225,
      rebatePercentage: 0.005,
      rebatePeriod: 'quarterly',
      minPurchaseAmount: 12_500.5,
      description: 'From 12,500 a quarter',
    };
    const { body } = await put(silver.id, change).expect(200);
    expect(body).toEqual(Object.assign({}, silver, change, { version: 2 }));
    await put(silver.id, change).expect(200);
    expect(await events()).toHaveLength(1);
    expect((await put(silver.id, { tierName: 'Old', version: 1 }).expect(409)).body.current).toEqual(body);
  });

  it.each([
    [{ discountPercentage: 1.1 }, 'discountPercentage must be a fraction from 0 to 1, in steps of 0.0001.'],
    [{ discountPercentage: -0.01 }, 'discountPercentage must be a fraction from 0 to 1, in steps of 0.0001.'],
    [{ rebatePercentage: 0.00001 }, 'rebatePercentage must be a fraction from 0 to 1, in steps of 0.0001.'],
    [{ rebatePercentage: '0.1' }, 'rebatePercentage must be a fraction from 0 to 1, in steps of 0.0001.'],
    [{ rebatePeriod: 'weekly' }, 'rebatePeriod must be one of monthly, quarterly, annually.'],
    [{ minPurchaseAmount: -1 }, 'minPurchaseAmount must be an amount from 0 to 99999999.99 with at most two decimals.'],
    [{ tierName: ' ' }, 'tierName must be text of 1 to 60 characters.'],
  ])('a tier change of %j is refused', async (wrong, sentence) => {
    const before = await list();
    const { body } = await put(before[3]?.id ?? '', wrong).expect(400);
    expect(body.message).toBe(sentence);
    expect(await list()).toEqual(before);
  });

  it('an unknown tier is a 404', async () => {
    const { body } = await put('0197a3c0-0000-7000-8000-00000000ffff', { tierName: 'None' }).expect(404);
    expect(body.message).toBe('Tier not found.');
  });
});
