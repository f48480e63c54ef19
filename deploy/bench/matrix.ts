import type { BulkOverrideResult, OverrideMatrix } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { CSV_HEADER, madeUpRows } from '../proof-parts/made-up-catalogue.ts';
import { makeStores } from '../proof-parts/made-up-stores.ts';
import { readList, StaffClient } from '../proof-parts/staff-client.ts';
import { percentile, seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_124;
const ROWS = 100;
const READ_MS = 500;
const EDIT_MS = 300;
const APPLY_MS = 2_000;

/** The comparison of stores through the gateway: its first rows, a price changed in place, and many prices at once. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const [stores, products, own, pairs, rounds] = short ? [10, 300, 30, 1_000, 3] : [200, 5_000, 500, 20_000, 5];
  // Uses a separate system: it creates stores, which other checks do not expect.
  const system = await context.startSystem({ replicas: 1 });
  const staff = await StaffClient.signIn(system);
  await staff.clearProducts();
  await staff.importCsv([CSV_HEADER, ...madeUpRows(SEED, { rows: products })].join('\n'));
  const slugs = await makeStores(system, staff, stores, own);
  const ids = (await readList(system.url)).products.map(({ id }) => id);
  say(`${products} products in ${stores + 1} stores, ${own} prices of their own in each`);
  const chance = seededChance(SEED);
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T;
  const apply = async (to: readonly string[], of: readonly string[], ourPrice: number): Promise<number> => {
    const items = of.map((productId) => ({ kind: 'retail', productId, ourPrice }));
    const body = { stores: to, items, confirm: true };
    return (await staff.ask<BulkOverrideResult>('POST', '/api/admin/overrides/bulk', body)).changed;
  };

  const reads: number[] = [];
  const edits: number[] = [];
  const many: number[] = [];
  let wrong = 0;
  for (let round = 1; round <= rounds; round++) {
    for (let each = 0; each < 10; each++) {
      const read = performance.now();
      const page = await staff.ask<OverrideMatrix>('GET', `/api/admin/overrides/matrix?limit=${ROWS}`);
      reads.push(performance.now() - read);
      if (page.rows.length !== ROWS || page.stores.length !== stores + 1) wrong += 1;
      const edit = performance.now();
      await apply([one(slugs)], [one(ids)], (100 + Math.floor(chance() * 900)) / 100);
      edits.push(performance.now() - edit);
    }
    const set = performance.now();
    // A price that no store has yet, so that every pair changes.
    if ((await apply(slugs, ids.slice(0, pairs / stores), 20 + round / 100)) !== pairs) wrong += 1;
    many.push(performance.now() - set);
    say(`round ${round}: ${pairs} pairs in ${many.at(-1)?.toFixed(0)} ms`);
  }
  const figures = (of: readonly number[]): string =>
    `p50 ${percentile(of, 0.5).toFixed(0)} ms, p95 ${percentile(of, 0.95).toFixed(0)} ms over ${of.length}`;
  return verdict(say, SEED, [
    {
      claim: `the first ${ROWS} rows arrive within ${READ_MS} ms, p95`,
      holds: percentile(reads, 0.95) <= READ_MS,
      figures: figures(reads),
    },
    {
      claim: `a price is changed within ${EDIT_MS} ms, p95`,
      holds: percentile(edits, 0.95) <= EDIT_MS,
      figures: figures(edits),
    },
    {
      claim: `${pairs} pairs of store and product are applied within ${APPLY_MS} ms, median`,
      holds: percentile(many, 0.5) <= APPLY_MS,
      figures: figures(many),
    },
    { claim: 'every answer has all rows and pairs', holds: wrong === 0, figures: `${wrong} have not` },
  ]);
}
