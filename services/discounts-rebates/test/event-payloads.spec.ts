import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiscountTierConfig } from '@larder/contracts';
import { loggedPayloads } from '@larder/testing';
import { RebateDesk } from './rebate-desk.js';

const CODES = '/api/admin/restaurant/discount-codes';

let desk: RebateDesk;

beforeAll(async () => {
  desk = await RebateDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

it('the events of discounts-rebates keep their payloads to the character', async () => {
  const full = await desk.code('tier1');
  await desk
    .send('put', `${CODES}/${full.id}`, { contactPerson: 'Mei', email: 'mei@example.com', phone: '604-555-0100' })
    .expect(200);
  const sparse = await desk.code('tier2');
  await desk.send('delete', `${CODES}/${(await desk.code('tier3')).id}`).expect(200);
  await desk.deliver({ code: full, amountCents: 10_000_000, createdAt: '2025-02-10T17:00:00Z' });
  await desk.calculate('2025-Q1');
  const { rebate } = await desk.rebate(full, '2025-Q1');
  await desk.change(rebate.id, { status: 'approved' }).expect(200);
  await desk.change(rebate.id, { status: 'pending' }).expect(200);
  await desk
    .change(rebate.id, {
      status: 'paid',
      paidDate: '2025-04-02',
      paymentMethod: 'e-Transfer',
      paymentReference: 'ET-77',
      notes: 'with thanks',
    })
    .expect(200);
  await desk.change(rebate.id, { status: 'pending', reason: 'Wrong account' }).expect(200);
  await desk
    .send('post', `/api/admin/rebates/customers/${sparse.customerId}/merge`, { into: full.customerId })
    .expect(200);
  const { body: tiers } = await desk.send('get', '/api/admin/discount-tiers').expect(200);
  const [tier] = tiers as DiscountTierConfig[];
  await desk
    .send('put', `/api/admin/discount-tiers/${tier?.id}`, { tierName: 'Plain', discountPercentage: 0.015 })
    .expect(200);
  expect(await loggedPayloads(desk.database, 'discounts-rebates')).toMatchSnapshot();
});
