import type { RebateRun } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { peakMemoryMb } from '../proof-parts/load/process-memory.ts';
import {
  forgetCustomers,
  forgetRebates,
  storeCustomers,
  storePurchases,
} from '../proof-parts/orders/stored-purchases.ts';
import { connectOwner } from '../proof-parts/owner.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { median, timed } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const REACH = 5;
const MB = 300;
const PERIOD = { periodType: 'quarterly', period: '2025-Q1' };

/** The time until a quarter's rebates are written and logged, compared with the bare SQL aggregate; and peak memory. */
export async function run({ short, say, startSystem }: ProofContext): Promise<CheckResult> {
  // With fewer purchases the fixed costs would dominate.
  const [customers, purchases, rounds] = short ? [200, 400_000, 5] : [2_000, 1_000_000, 7];
  const system = await startSystem(short ? undefined : { replicas: 1 });
  const staff = await StaffClient.signIn(system);
  const owner = await connectOwner(system);
  try {
    await storeCustomers(owner, customers);
    await storePurchases(owner, purchases);
    const ratios: number[] = [];
    let wrong = 0;
    for (let round = 1; round <= rounds; round++) {
      await forgetRebates(owner);
      const bare = await timed(() => owner.query(AGGREGATE));
      const ours = await timed(() => calculate(staff));
      wrong += Number((await owner.query<{ wrong: string }>(COMPARE)).rows[0]?.wrong);
      if (ours.value.created !== customers) wrong += Math.abs(customers - ours.value.created);
      ratios.push(ours.ms / bare.ms);
      say(
        `round ${round}: aggregate ${bare.ms.toFixed(0)} ms, run ${ours.ms.toFixed(0)} ms, ratio ${(ours.ms / bare.ms).toFixed(2)}`,
      );
    }
    const ratio = median(ratios);
    const peak = peakMemoryMb(system, 'discounts-rebates');
    return verdict(say, 0, [
      {
        claim: `rebates on ${purchases} purchases of ${customers} customers take at most ${REACH} times the bare aggregate, median of ${rounds} rounds`,
        holds: ratio <= REACH,
        figures: `ratio ${ratio.toFixed(2)}`,
      },
      { claim: 'every customer gets the rebate on all their purchases', holds: wrong === 0, figures: `${wrong} wrong` },
      {
        claim: `the service uses at most ${MB} MB`,
        holds: peak < MB,
        figures: `${peak.toFixed(0)} MB at most`,
      },
    ]);
  } finally {
    await forgetCustomers(owner);
    await owner.end();
  }
}

async function calculate(staff: StaffClient): Promise<RebateRun> {
  const answer = await staff.send('POST', '/api/admin/rebates/calculate', PERIOD);
  // 202 means that the calculation takes too long.
  if (answer.status !== 200) throw new Error(`A calculation got a ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as RebateRun;
}

const AGGREGATE = `SELECT customer_id, sum(amount_cents) FROM discounts_rebates.purchase
  WHERE order_quarter = 2025 * 4 AND reversed_at IS NULL GROUP BY customer_id`;

const COMPARE = `SELECT count(*) AS wrong FROM (${AGGREGATE}) AS p (customer_id, cents)
  LEFT JOIN discounts_rebates.rebate AS r ON r.customer_id = p.customer_id AND r.period = '2025-Q1'
 WHERE r.purchases_cents IS DISTINCT FROM p.cents`;
