import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AcceptedSuggestion, DiscountCode, TierSuggestion, TierSuggestions } from '@larder/contracts';
import { dayIn } from '@larder/kernel';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { RebateDesk } from './rebate-desk.js';
import { ACCOUNT_TABLES } from './rebate-world.js';

const SUGGESTIONS = '/api/admin/discount-tiers/suggestions';
const CODES = '/api/admin/restaurant/discount-codes';
const MONTH_MS = 30 * 86_400_000;

let desk: RebateDesk;

beforeAll(async () => {
  desk = await RebateDesk.open();
});

beforeEach(async () => {
  await desk.database.empty(...ACCOUNT_TABLES);
});

afterAll(async () => {
  await desk?.close();
});

const monthsAgo = (months: number): string => new Date(Date.now() - months * MONTH_MS).toISOString();

const buy = async (code: DiscountCode, dollars: number, months = 1): Promise<string> =>
  await desk.deliver({ code, amountCents: dollars * 100, createdAt: monthsAgo(months) });

const list = async (): Promise<TierSuggestions> =>
  (await desk.send('get', SUGGESTIONS).expect(200)).body as TierSuggestions;

const words = async (): Promise<string[]> =>
  (await list()).suggestions.map(
    ({ codes, tierName, suggestedTierName, totalPurchases, minimumPurchases, isNew }) =>
      `${codes.join(' ')}: ${tierName} → ${suggestedTierName}, ${totalPurchases} of ${minimumPurchases}${isNew ? ', new' : ''}`,
  );

const accepted = ({ customer, tier, suggestedTier }: TierSuggestion): AcceptedSuggestion => ({
  customerId: customer.id,
  tier,
  suggestedTier,
});

const tiersOf = async (...codes: DiscountCode[]): Promise<(string | undefined)[]> => {
  const all = (await desk.send('get', CODES).expect(200)).body as DiscountCode[];
  return codes.map(({ id }) => all.find((code) => code.id === id)?.tier);
};

const events = async (): Promise<{ subject: string; before: { tier: string }; after: { tier: string } }[]> =>
  await desk.database.query(
    `SELECT subject, before, after FROM discounts_rebates.event_log WHERE type = 'discount-code.updated' ORDER BY number`,
  );

describe('suggested tiers', () => {
  it('tiers are suggested to customers who earned or lost theirs in twelve months, earned ones first', async () => {
    const [earns, keeps, loses] = [await desk.code('tier0'), await desk.code('tier1'), await desk.code('tier3')];
    await buy(earns, 30_000, 11);
    await buy(earns, 20_000);
    await buy(keeps, 25_000);
    await buy(loses, 99_999);
    // Thirteen months ago is too early, and reversed purchases do not count.
    await buy(loses, 80_000, 13);
    await desk.remove(await buy(loses, 1));
    expect(await words()).toEqual([
      `${earns.code}: Regular → Silver, 50000 of 50000, new`,
      `${loses.code}: Gold → Silver, 99999 of 100000`,
    ]);
    const { from, to, total } = await list();
    expect([total, to]).toEqual([2, dayIn(new Date(), 'America/Toronto')]);
    expect(from > monthsAgo(12.5).slice(0, 10)).toBe(true);
  });

  it('suggestions count all active codes of a customer together, at every store', async () => {
    const first = await desk.code('tier1');
    const second = await desk.code('tier0', { customerId: first.customerId });
    const off = await desk.code('tier3', { customerId: first.customerId });
    await desk.send('patch', `${CODES}/${off.id}`, { active: false }).expect(200);
    await buy(first, 30_000);
    await buy(second, 20_000);
    // The second code keeps its lower tier, which was chosen.
    expect(await words()).toEqual([`${first.code}: Bronze → Silver, 50000 of 50000, new`]);
    const nothingActive = await desk.code('tier2');
    await desk.send('patch', `${CODES}/${nothingActive.id}`, { active: false }).expect(200);
    expect(await words()).toHaveLength(1);
  });

  it('of many suggestions the first by name are listed, and no other customer is read', async () => {
    await desk.database.query(
      `WITH made AS (SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS customer_id, 'Z' || lpad(n::text, 3, '0') AS code
                       FROM generate_series(1, 230) AS n),
            codes AS (INSERT INTO discounts_rebates.discount_code (id, code, restaurant_name, tier)
                      SELECT id, code, code, 'tier3' FROM made),
            held AS (INSERT INTO discounts_rebates.customer_code SELECT id, code, customer_id FROM made)
       INSERT INTO discounts_rebates.customer (id, business_name, email, main_code_id)
       SELECT customer_id, 'Wok ' || code, code || '@example.com', id FROM made`,
    );
    const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
    const { suggestions, total } = await list();
    const answers = JSON.stringify(await Promise.all(statements.mock.results.map(({ value }) => value)));
    statements.mockRestore();
    expect(total).toBe(230);
    expect(suggestions.map(({ customer }) => customer.businessName)).toEqual(
      Array.from({ length: 200 }, (_none, place) => `Wok Z${String(place + 1).padStart(3, '0')}`),
    );
    expect(answers.match(/Z\d+@example\.com/g)).toHaveLength(200);
  });

  it('suggestions mark customers as new while no code or purchase is twelve months old', async () => {
    const code = await desk.code('tier2');
    expect(await words()).toEqual([`${code.code}: Silver → Regular, 0 of 50000, new`]);
    await desk.database.query(
      `UPDATE discounts_rebates.event_log SET occurred_at = $2 WHERE subject = $1 AND type = 'discount-code.created'`,
      [`discount-code:${code.id}`, monthsAgo(13)],
    );
    expect(await words()).toEqual([`${code.code}: Silver → Regular, 0 of 50000`]);
  });

  it('suggestions are applied together, with an event for each code, and undone and redone together', async () => {
    const [up, down] = [await desk.code('tier0'), await desk.code('tier3')];
    const branch = await desk.code('tier2', { customerId: down.customerId });
    await buy(up, 100_000);
    await buy(down, 25_000);
    const { suggestions } = await list();
    const before = (await events()).length;
    const { body } = await desk.send('post', SUGGESTIONS, { suggestions: suggestions.map(accepted) }).expect(200);
    expect(body).toEqual({ customers: 2, codes: 3, changeId: expect.any(String) });
    expect(await tiersOf(up, down, branch)).toEqual(['tier3', 'tier1', 'tier1']);
    const logged = (await events()).slice(before).map(({ before: was, after }) => `${was.tier} ${after.tier}`);
    expect(logged.toSorted()).toEqual(['tier0 tier3', 'tier2 tier1', 'tier3 tier1']);
    expect((await list()).suggestions).toEqual([]);

    const undo = async (id: string): Promise<{ restored: number; changeId: string }> =>
      (await desk.send('post', `/api/admin/changes/discounts-rebates/${id}/undo`).expect(200)).body;
    const undone = await undo(body.changeId);
    expect(undone.restored).toBe(3);
    expect(await tiersOf(up, down, branch)).toEqual(['tier0', 'tier3', 'tier2']);
    // Other services' copies are updated by the same events as after any change.
    expect(
      (await events())
        .slice(-3)
        .map(({ after }) => after.tier)
        .toSorted(),
    ).toEqual(['tier0', 'tier2', 'tier3']);
    await undo(undone.changeId);
    expect(await tiersOf(up, down, branch)).toEqual(['tier3', 'tier1', 'tier1']);
  });

  it('applying several suggestions is refused when one of them is outdated', async () => {
    const [one, other] = [await desk.code('tier0'), await desk.code('tier0')];
    await buy(one, 30_000);
    await buy(other, 30_000);
    const { suggestions } = await list();
    await buy(other, 30_000);
    const { body } = await desk.send('post', SUGGESTIONS, { suggestions: suggestions.map(accepted) }).expect(409);
    expect(body.message).toBe('The suggestions have changed. Look at them again.');
    expect(await tiersOf(one, other)).toEqual(['tier0', 'tier0']);
  });

  it('suggestions applied by two administrators at once change each code once', async () => {
    const code = await desk.code('tier0');
    await buy(code, 30_000);
    const body = { suggestions: (await list()).suggestions.map(accepted) };
    const answers = await Promise.all([1, 2, 3].map(() => desk.send('post', SUGGESTIONS, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await tiersOf(code)).toEqual(['tier1']);
  });

  it.each([
    [{}, 'suggestions must be a list of at most 200 objects.'],
    [{ suggestions: [{ customerId: 'me', tier: 'tier0', suggestedTier: 'tier1' }] }, /customerId/],
    [
      { suggestions: [{ customerId: '0197a3c0-0000-7000-8000-00000000ffff', tier: 'x', suggestedTier: 'tier1' }] },
      /tier/,
    ],
  ])('applying %j is refused', async (body, sentence) => {
    const answer = await desk.send('post', SUGGESTIONS, body).expect(400);
    expect(answer.body.message).toMatch(sentence);
  });
});
