import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DiscountCode, Rebate } from '@larder/contracts';
import { eventually } from '@larder/testing';
import type request from 'supertest';
import { RebateDesk } from './rebate-desk.js';

const PATH = '/api/admin/rebates';
const IN = {
  Q1: '2025-02-10T17:00:00Z',
  Q2: '2025-05-10T17:00:00Z',
  Q3: '2025-08-10T17:00:00Z',
  Q4: '2025-11-10T17:00:00Z',
};

let desk: RebateDesk;

beforeAll(async () => {
  desk = await RebateDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

/** Creates a bronze customer with $10,000 in each of some quarters of 2025, calculated: $100 each. */
async function customer(...quarters: (keyof typeof IN)[]): Promise<DiscountCode> {
  const code = await desk.code('tier1');
  for (const quarter of quarters) await desk.deliver({ code, amountCents: 1_000_000, createdAt: IN[quarter] });
  for (const quarter of quarters) await desk.calculate(`2025-${quarter}`);
  return code;
}

async function settled(code: DiscountCode, period: string, expected: Partial<Rebate>): Promise<void> {
  await eventually(async () => {
    expect((await desk.rebate(code, period)).rebate).toMatchObject(expected);
  });
}

/** Every column of a rebate, as text. */
async function stored(id: string): Promise<string | undefined> {
  const [row] = await desk.database.query<{ row: string }>(
    'SELECT to_jsonb(r)::text AS row FROM discounts_rebates.rebate AS r WHERE id = $1',
    [id],
  );
  return row?.row;
}

describe('paying', () => {
  it('a payment records method, date and user, repeating it is idempotent, and a second payment is refused', async () => {
    const code = await customer('Q1');
    const { rebate } = await desk.rebate(code, '2025-Q1');
    const body = {
      status: 'paid',
      paidDate: '2025-04-02',
      paymentMethod: 'e-Transfer',
      paymentReference: ' ET-77 ',
      notes: 'with thanks',
    } as const;
    const { body: paid } = await desk.change(rebate.id, body).expect(200);
    expect(paid.rebate).toMatchObject({
      ...body,
      paymentReference: 'ET-77',
      paidBy: desk.admin.username,
      approvedBy: desk.admin.username,
      amountDue: 100,
    });
    const before = await stored(rebate.id);
    expect((await desk.change(rebate.id, body).expect(200)).body).toEqual(paid);
    for (const other of [
      { ...body, paymentReference: 'ET-78' },
      { ...body, paymentMethod: 'CHQ' as const },
      { ...body, paidDate: '2025-04-03' },
      { ...body, notes: 'by post' },
    ]) {
      expect((await desk.change(rebate.id, other).expect(409)).body.message).toBe('This rebate has been paid already.');
    }
    await desk.change(rebate.id, { status: 'approved' }).expect(409);
    await desk.calculate('2025-Q1');
    expect(await stored(rebate.id)).toBe(before);
    expect((await desk.summary('2025-Q1')).summary.paidRebates).toBe(100);
  });

  it('twenty concurrent payments with different cheques pay once', async () => {
    const code = await customer('Q2');
    const { rebate } = await desk.rebate(code, '2025-Q2');
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, cheque) =>
        desk.change(rebate.id, { status: 'paid', paymentReference: String(2_000 + cheque) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    const events = await desk.database.query<{ after: object }>(
      `SELECT after FROM discounts_rebates.event_log WHERE type = 'rebate.paid' AND subject = $1`,
      [`rebate:${rebate.id}`],
    );
    expect(events).toHaveLength(1);
  });

  it("a payment date may be an instant, whose day is that of the store's time zone", async () => {
    const code = await customer('Q4');
    const { rebate } = await desk.rebate(code, '2025-Q4');
    const body = { status: 'paid', paymentReference: 'ET-79', paidDate: '2026-04-03T01:30:00.000Z' } as const;
    const { body: paid } = await desk.change(rebate.id, body).expect(200);
    expect(paid.rebate.paidDate).toBe('2026-04-02');
  });

  it.each([
    [{ status: 'paid' }, 400, 'The cheque number is required.'],
    [
      { status: 'paid', paymentMethod: 'e-Transfer', paymentReference: '  ' },
      400,
      'The e-transfer reference is required.',
    ],
    [
      { status: 'paid', paymentMethod: 'cash', paymentReference: '1' },
      400,
      'paymentMethod must be one of CHQ, e-Transfer.',
    ],
    [
      { status: 'paid', paymentReference: '1', paidDate: '2150-01-01' },
      400,
      'The payment date must not be in the future.',
    ],
    [
      { status: 'paid', paymentReference: '1', paidDate: '2025-02-30' },
      400,
      'paidDate must be a day as YYYY-MM-DD or an ISO 8601 date and time.',
    ],
    [{ status: 'below_minimum' }, 400, 'Whether a rebate is below the minimum is calculated from its purchases.'],
    [{ status: 'posted' }, 400, 'status must be one of pending, approved, paid, below_minimum.'],
  ])('a payment with %j is refused', async (body, status, sentence) => {
    const code = await customer('Q3');
    const { rebate } = await desk.rebate(code, '2025-Q3');
    const answer = await desk.send('patch', `${PATH}/${rebate.id}`, body);
    expect([answer.status, answer.body.message]).toEqual([status, sentence]);
    expect((await desk.rebate(code, '2025-Q3')).rebate).toEqual(rebate);
  });

  it('a payment uses our amount and is refused if it differs from the one seen', async () => {
    const code = await customer('Q4');
    const { rebate } = await desk.rebate(code, '2025-Q4');
    const more = await desk.deliver({ code, amountCents: 100_000, createdAt: IN.Q4 });
    const refused = await desk
      .send('patch', `${PATH}/${rebate.id}`, { status: 'paid', paymentReference: '1', rebateAmount: 1_000_000 })
      .set('if-match', `"${rebate.version}"`)
      .expect(409);
    expect(refused.body).toMatchObject({
      message: 'This rebate has changed in the meantime.',
      current: { rebate: { rebateAmount: 110, version: rebate.version + 1 } },
    });
    const paid = await desk
      .send('patch', `${PATH}/${rebate.id}`, { status: 'paid', paymentReference: '1', rebateAmount: 1_000_000 })
      .set('if-match', `"${rebate.version + 1}"`)
      .expect(200);
    expect(paid.body.rebate).toMatchObject({ rebateAmount: 110, amountDue: 110 });
    await desk.send('patch', `${PATH}/${rebate.id}`, { status: 'approved' }).set('if-match', 'soon').expect(400);
    await desk.remove(more);
  });

  it('a payment is logged under one subject, whatever the case of its id', async () => {
    const code = await customer('Q2');
    const { rebate } = await desk.rebate(code, '2025-Q2');
    await desk.change(rebate.id.toUpperCase(), { status: 'approved' }).expect(200);
    const [event] = await desk.database.query<{ subject: string }>(
      `SELECT subject FROM discounts_rebates.event_log WHERE type = 'rebate.approved' ORDER BY number DESC LIMIT 1`,
    );
    expect(event?.subject).toBe(`rebate:${rebate.id}`);
  });

  it('a rebate that was paid in the meantime is returned with its payment', async () => {
    const code = await customer('Q2');
    const { rebate } = await desk.rebate(code, '2025-Q2');
    await desk.pay(code, '2025-Q2', '3001');
    const late = (paymentReference: string): request.Test =>
      desk
        .send('patch', `${PATH}/${rebate.id}`, { status: 'paid', paymentReference })
        .set('if-match', `"${rebate.version}"`);
    expect((await late('3002').expect(409)).body).toMatchObject({
      message: 'This rebate has changed in the meantime.',
      current: { rebate: { status: 'paid', paymentReference: '3001' } },
    });
    await late('3001').expect(200);
    await late(' ').expect(400);
  });

  it('undoing a payment requires a reason and recalculates the rebate', async () => {
    const code = await customer('Q1');
    const paid = await desk.pay(code, '2025-Q1');
    const { id } = paid.rebate;
    expect((await desk.change(id, { status: 'pending' }).expect(409)).body.message).toBe(
      'This rebate has been paid. Undoing the payment needs a reason.',
    );
    await desk.deliver({ code, amountCents: 50_000, createdAt: IN.Q1 });
    const { body } = await desk.change(id, { status: 'pending', reason: 'The cheque was lost.' }).expect(200);
    expect(body.rebate).toMatchObject({ status: 'pending', rebateAmount: 105, paidDate: null, paymentReference: null });
    const [event] = await desk.database.query<{ after: { reason: string }; actor_name: string }>(
      `SELECT after, actor_name FROM discounts_rebates.event_log
        WHERE type = 'rebate.reopened' ORDER BY number DESC LIMIT 1`,
    );
    expect(event).toMatchObject({ after: { reason: 'The cheque was lost.' }, actor_name: desk.admin.username });
    expect((await desk.pay(code, '2025-Q1', '1002')).rebate.amountDue).toBe(105);
  });
});

describe('late changes of a paid period', () => {
  it('changes after a payment become one adjustment of the next unpaid rebate', async () => {
    const code = await customer('Q1', 'Q2', 'Q3');
    await desk.pay(code, '2025-Q1');
    const paid = await stored((await desk.rebate(code, '2025-Q1')).rebate.id);
    await desk.deliver({ code, amountCents: 200_000, createdAt: IN.Q1 });
    await settled(code, '2025-Q2', { rebateAmount: 100, adjustmentAmount: 20, amountDue: 120 });
    await settled(code, '2025-Q3', { adjustmentAmount: 0, amountDue: 100 });
    expect((await desk.report(code, '2025-Q2')).adjustments).toEqual([{ period: '2025-Q1', amount: 20 }]);
    expect((await desk.report(code, '2025-Q1')).laterAdjustments).toEqual([{ period: '2025-Q2', amount: 20 }]);
    await desk.pay(code, '2025-Q2', '1002');
    await settled(code, '2025-Q3', { adjustmentAmount: 0, amountDue: 100 });
    await desk.deliver({ code, amountCents: 100_000, createdAt: IN.Q1 });
    await settled(code, '2025-Q3', { adjustmentAmount: 10, amountDue: 110 });
    expect(await stored((await desk.rebate(code, '2025-Q1')).rebate.id)).toBe(paid);
  });

  it('a deduction is limited to what is due, and the rest waits', async () => {
    const code = await desk.code('tier1');
    const orders: string[] = [];
    for (let order = 0; order < 4; order++) {
      orders.push(await desk.deliver({ code, amountCents: 1_000_000, createdAt: IN.Q1 }));
    }
    await desk.deliver({ code, amountCents: 1_000_000, createdAt: IN.Q2 });
    for (const period of ['2025-Q1', '2025-Q2']) await desk.calculate(period);
    await desk.pay(code, '2025-Q1');
    for (const order of orders.slice(1)) await desk.remove(order);
    await settled(code, '2025-Q2', { rebateAmount: 100, adjustmentAmount: -100, amountDue: 0 });
    const { rebate } = await desk.rebate(code, '2025-Q2');
    expect((await desk.change(rebate.id, { status: 'paid', paymentReference: '9' }).expect(409)).body.message).toBe(
      'There is nothing left to pay.',
    );
    await desk.deliver({ code, amountCents: 3_000_000, createdAt: IN.Q3 });
    await desk.calculate('2025-Q3');
    expect((await desk.rebate(code, '2025-Q3')).rebate).toMatchObject({
      rebateAmount: 300,
      adjustmentAmount: -200,
      amountDue: 100,
    });
  });
});

describe('a year', () => {
  it('a year pays the difference to its quarters, which then have nothing due', async () => {
    const code = await customer('Q1', 'Q2', 'Q3');
    await desk.pay(code, '2025-Q1');
    await desk.calculate('2025');
    const year = await desk.rebate(code, '2025');
    expect(year.rebate).toMatchObject({ rebateAmount: 300, alreadyPaid: 100, amountDue: 200, status: 'pending' });
    await desk.pay(code, '2025-Q2', '1002');
    expect((await desk.rebate(code, '2025')).rebate).toMatchObject({ alreadyPaid: 200, amountDue: 100 });
    expect((await desk.summary('2025')).summary.paidRebates).toBeGreaterThanOrEqual(200);
    await desk.pay(code, '2025', '1003');
    expect((await desk.rebate(code, '2025-Q3')).rebate).toMatchObject({
      rebateAmount: 100,
      alreadyPaid: 100,
      amountDue: 0,
    });
    await desk.deliver({ code, amountCents: 100_000, createdAt: '2026-02-10T17:00:00Z' });
    await desk.deliver({ code, amountCents: 100_000, createdAt: IN.Q1 });
    await desk.calculate('2026');
    // Below the minimum nothing is paid, not even an adjustment: it waits.
    expect((await desk.rebate(code, '2026')).rebate).toMatchObject({ status: 'below_minimum', adjustmentAmount: 0 });
    await desk.deliver({ code, amountCents: 2_400_000, createdAt: '2026-02-11T17:00:00Z' });
    await settled(code, '2026', { rebateAmount: 250, adjustmentAmount: 10, amountDue: 260 });
  });
});
