import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { peakMemoryMb } from '../proof-parts/load/process-memory.ts';
import { CSV_HEADER, madeUpRows } from '../proof-parts/made-up-catalogue.ts';
import { makeStores } from '../proof-parts/made-up-stores.ts';
import { readList, StaffClient } from '../proof-parts/staff-client.ts';
import { percentile, seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_123;
const CHAIN_MS = 2_000;
const STORE_MS = 300;
const MOST_MEMORY_MB = 512;
const POLL_MS = 200;
/** Reused, or opening a thousand connections a second would dominate. Closed earlier than by the gateway (30 s). */
const CONNECTIONS = new Agent({ keepAlive: true, timeout: 20_000 });

/** A price of the chain is on the board of every store, and a price of one store only on its board, at once. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const [stores, products, own, rounds] = short ? [10, 300, 30, 2] : [200, 5_000, 500, 10];
  // Uses a separate system: it creates stores, which other checks do not expect.
  const system = await context.startSystem({ replicas: 1 });
  const staff = await StaffClient.signIn(system);
  await staff.clearProducts();
  await staff.importCsv([CSV_HEADER, ...madeUpRows(SEED, { rows: products })].join('\n'));
  const slugs = await makeStores(system, staff, stores, own);
  const port = system.ports['nginx'] ?? 0;
  const list = (await readList(system.url)).products;
  const chance = seededChance(SEED);
  const anyProduct = (): string => list[Math.floor(chance() * list.length)]?.id ?? '';
  const began = performance.now();
  await eachOf(slugs, async (slug) => revisionOf(port, slug));
  say(`${stores} boards of ${products} products, ${own} own prices each, first read in ${seconds(began)} s`);

  const chain: number[] = [];
  const single: number[] = [];
  let moved = 0;
  for (let round = 1; round <= rounds; round++) {
    const before = await revisions(port, slugs);
    const asked = performance.now();
    await staff.setPrice(anyProduct(), randomInt(1, 9_999) / 100);
    const shown = await Promise.all(slugs.map(async (slug) => shownAfter(port, slug, before.get(slug) ?? 0, asked)));
    chain.push(...shown);
    await pause(1_500);
    const [one = ''] = [slugs[Math.floor(chance() * slugs.length)]];
    const still = await revisions(port, slugs);
    const changed = performance.now();
    await staff.ask('PATCH', `/api/admin/products/${anyProduct()}?store=${one}`, {
      ourPrice: randomInt(1, 9_999) / 100,
    });
    single.push(await shownAfter(port, one, still.get(one) ?? 0, changed));
    await pause(1_500);
    const after = await revisions(port, slugs);
    moved += slugs.filter((slug) => slug !== one && after.get(slug) !== still.get(slug)).length;
    say(
      `round ${round}: chain ${percentile(shown, 0.95).toFixed(0)} ms (p95), one store ${single.at(-1)?.toFixed(0)} ms`,
    );
  }
  const memory = peakMemoryMb(system, 'catalog');
  return verdict(say, SEED, [
    {
      claim: `a chain price is on every board within ${CHAIN_MS} ms (p95)`,
      holds: percentile(chain, 0.95) <= CHAIN_MS,
      figures: `${percentile(chain, 0.95).toFixed(0)} ms, ${Math.max(...chain).toFixed(0)} ms at most`,
    },
    {
      claim: `a store's price is on its board within ${STORE_MS} ms (p95)`,
      holds: percentile(single, 0.95) <= STORE_MS,
      figures: `${percentile(single, 0.95).toFixed(0)} ms`,
    },
    { claim: "no other store's revision moves", holds: moved === 0, figures: `${moved} moved` },
    {
      claim: `catalog uses at most ${MOST_MEMORY_MB} MB of memory`,
      holds: memory <= MOST_MEMORY_MB,
      figures: `${memory.toFixed(0)} MB at most`,
    },
  ]);
}

const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(1);

async function eachOf(slugs: readonly string[], work: (slug: string) => Promise<unknown>): Promise<void> {
  const waiting = [...slugs];
  const worker = async (): Promise<void> => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) await work(slug);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function revisions(port: number, slugs: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await eachOf(slugs, async (slug) => found.set(slug, await revisionOf(port, slug)));
  return found;
}

/** The revision of a store's list, from the gateway. */
async function revisionOf(port: number, slug: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    // Reads only headers: the bytes of 200 boards would dominate.
    const asked = request(
      { port, method: 'HEAD', path: `/api/products?store=${slug}`, agent: CONNECTIONS },
      (answer) => {
        resolve(Number(answer.headers['x-revision']));
        answer.resume();
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Milliseconds until the list is newer than `before`. */
async function shownAfter(port: number, slug: string, before: number, since: number): Promise<number> {
  while (performance.now() - since < 20_000) {
    if ((await revisionOf(port, slug)) > before) break;
    await pause(POLL_MS);
  }
  return performance.now() - since;
}
