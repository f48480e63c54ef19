import { setTimeout as pause } from 'node:timers/promises';
import type { CustomerRebate, RebateSummary } from '@larder/contracts';
import type { Client } from 'pg';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import {
  forgetCustomers,
  forgetRebates,
  logDeliveries,
  NAME,
  storeCustomers,
} from '../proof-parts/orders/stored-purchases.ts';
import { connectOwner } from '../proof-parts/owner.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_121;
const PATH = '/api/admin/rebates';
const SERVICE = 'discounts-rebates';
const QUARTERS = ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4'];
const PATIENCE_MS = 60_000;

/**
 * Quarters are calculated undisturbed and some are paid; then the unpaid ones are deleted and calculated again from the
 * logs while the service is killed in the middle of runs, with the same result.
 */
export async function run({ short, say, startSystem }: ProofContext): Promise<CheckResult> {
  const [customers, orders, kills] = short ? [20, 8, 1] : [200, 80, 20];
  const system = await startSystem(short ? undefined : { replicas: 2 });
  const staff = await StaffClient.signIn(system);
  const owner = await connectOwner(system);
  try {
    await storeCustomers(owner, customers);
    await logDeliveries(owner, orders);
    for (const period of QUARTERS) await calculate(staff, period);
    const paid = await payEveryFourth(staff);
    for (const period of QUARTERS) await calculate(staff, period);
    const [undisturbed, paidRows] = [await unpaidFigures(owner), await rowsOf(owner, paid)];
    const disturber = disturberOf(system, owner, seededChance(SEED), short);
    let rounds = 0;
    while (disturber.kills < kills) {
      const period = QUARTERS[rounds++ % QUARTERS.length] ?? '2025-Q1';
      await disturber.reset();
      await Promise.all([persist(staff, period), disturber.killDuringRun()]);
    }
    for (const period of QUARTERS) await persist(staff, period);
    await allSettled(owner);
    const [disturbed, paidAfter] = [await unpaidFigures(owner), await rowsOf(owner, paid)];
    const interrupted = await interruptedRuns(owner);
    say(`${disturber.kills} kills in ${rounds} rounds; ${interrupted} runs were cut off`);
    return verdict(say, SEED, [
      {
        claim: `rebates of ${customers} customers and 4 quarters equal those of undisturbed runs`,
        holds: disturbed === undisturbed && undisturbed !== '',
        figures: `${undisturbed.split('\n').length} unpaid rows, ${differing(undisturbed, disturbed)} differ`,
      },
      {
        claim: 'paid rows are byte-equal',
        holds: paidAfter === paidRows && paid.length > 0,
        figures: `${paid.length} paid rows, ${differing(paidRows, paidAfter)} differ`,
      },
      {
        claim: `the service was killed ${kills} times, most of them in the middle of runs`,
        // Runs of the short form end too soon to be interrupted.
        holds: disturber.kills >= kills && (short || interrupted > kills / 2),
        figures: `${disturber.kills} kills, ${interrupted} runs cut off`,
      },
    ]);
  } finally {
    await forgetCustomers(owner);
    await owner.end();
  }
}

async function calculate(staff: StaffClient, period: string): Promise<void> {
  const answer = await staff.send('POST', `${PATH}/calculate`, { periodType: 'quarterly', period });
  if (answer.status !== 200) throw new Error(`A calculation got a ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Retries until it works, as a user would. */
async function persist(staff: StaffClient, period: string): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await pause(300)) {
    const failure = await calculate(staff, period).then(
      () => null,
      (error: Error) => error,
    );
    if (failure === null) return;
    if (performance.now() > deadline) throw failure;
  }
}

async function payEveryFourth(staff: StaffClient): Promise<string[]> {
  const answer = await staff.send('GET', `${PATH}/summary?periodType=quarterly&period=2025-Q1`);
  const { rebates } = (await answer.json()) as RebateSummary;
  const payable = rebates.filter(
    ({ customer, rebate }) => customer.businessName.startsWith(NAME) && rebate.amountDue > 0,
  );
  const chosen = payable.filter((_, index) => index % 4 === 0);
  for (const [index, { rebate }] of chosen.entries()) {
    const paid = await staff.send('PATCH', `${PATH}/${rebate.id}`, {
      status: 'paid',
      paidDate: '2025-04-02',
      paymentMethod: 'CHQ',
      paymentReference: String(1_000 + index),
      notes: '',
    });
    if (paid.status !== 200) throw new Error(`A payment answered ${paid.status}: ${await paid.text()}`);
    await ((await paid.json()) as Promise<CustomerRebate>);
  }
  return chosen.map(({ rebate }) => rebate.id);
}

function disturberOf(system: RunningSystem, owner: Client, chance: () => number, short: boolean) {
  async function runBegins(): Promise<void> {
    for (const deadline = performance.now() + 5_000; performance.now() < deadline; await pause(5)) {
      const { rows } = await owner.query(`SELECT FROM discounts_rebates.rebate_run WHERE state = 'running'`);
      if (rows.length > 0) return;
    }
  }
  return {
    kills: 0,

    /** Deletes unpaid rows, so that the next run counts every order again. */
    async reset(): Promise<void> {
      await forgetRebates(owner);
      // The short form's system is shared.
      if (short) return;
      await owner.query('BEGIN');
      await owner.query(
        `UPDATE discounts_rebates.event_cursor SET number = 0
          WHERE consumer = 'rebates.purchases' AND producer = 'restaurant-orders'`,
      );
      await owner.query('UPDATE discounts_rebates.purchase SET reversed_at = now() WHERE reversed_at IS NULL');
      await owner.query('COMMIT');
    },

    /** Kills every replica at once, at a random moment of a run. */
    async killDuringRun(): Promise<void> {
      await runBegins();
      await pause(chance() * (short ? 5 : 700));
      for (const name of Object.keys(system.pids()).filter((each) => each.startsWith(SERVICE))) {
        system.kill(name, 'SIGKILL');
      }
      this.kills++;
    },
  };
}

/** Waits for all runs: interrupted ones restart once their lease has expired. */
async function allSettled(owner: Client): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await pause(200)) {
    const { rows } = await owner.query(
      `SELECT FROM discounts_rebates.rebate_run WHERE state IN ('queued', 'running')
       UNION ALL SELECT FROM discounts_rebates.customer WHERE unsettled`,
    );
    if (rows.length === 0) return;
  }
  throw new Error('Runs or customers are still being settled.');
}

async function interruptedRuns(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ runs: string }>(
    'SELECT count(*) AS runs FROM discounts_rebates.rebate_run WHERE attempts > 1',
  );
  return Number(rows[0]?.runs);
}

/** The figures without ids and times, which differ between runs. */
async function unpaidFigures(owner: Client): Promise<string> {
  const { rows } = await owner.query<{ line: string }>(
    `SELECT concat_ws(' ', c.business_name, r.period, r.tier, r.rebate_basis_points, r.minimum_cents, r.status,
              r.purchases_cents, r.rebate_cents, r.adjustment_cents, r.already_paid_cents, r.due_cents) AS line
       FROM discounts_rebates.rebate AS r JOIN discounts_rebates.customer AS c ON c.id = r.customer_id
      WHERE c.business_name LIKE '${NAME} %' AND r.status <> 'paid' ORDER BY 1`,
  );
  return rows.map(({ line }) => line).join('\n');
}

async function rowsOf(owner: Client, ids: readonly string[]): Promise<string> {
  const { rows } = await owner.query<{ line: string }>(
    'SELECT r::text AS line FROM discounts_rebates.rebate AS r WHERE id = ANY($1) ORDER BY id',
    [ids],
  );
  return rows.map(({ line }) => line).join('\n');
}

function differing(before: string, after: string): number {
  const had = new Set(before.split('\n'));
  const has = after.split('\n');
  return has.filter((line) => !had.has(line)).length + Math.max(0, had.size - has.length);
}
