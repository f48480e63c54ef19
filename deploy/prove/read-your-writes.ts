import { setTimeout as pause } from 'node:timers/promises';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { ChangingLists } from '../proof-parts/changing-lists.ts';
import { ChangingShop, type Kind } from '../proof-parts/orders/changing-shop.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { percentile, timed } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

/**
 * The number of pairs, the percentile of reads that is compared, how much longer it may take after a write, and the
 * number of other requests per second.
 */
const FULL = { pairs: 1_000, share: 0.95, slowerMs: 60, others: 50 };
/** With a dozen pairs only the median is meaningful, and the short form runs in parallel with another proof. */
const SHORT: typeof FULL = { pairs: 12, share: 0.5, slowerMs: 250, others: 20 };

/**
 * After a 2xx the next call sees the change, with two replicas of every service, two gateways and other load: the
 * public lists, and what orders, codes, usage and rebates read of other services. No read is stale, none is refused for
 * being early, and waiting costs little.
 */
export async function run({ short, say, startSystem }: ProofContext): Promise<CheckResult> {
  const system = await startSystem(short ? undefined : { replicas: 2, gateways: 2 });
  const size = short ? SHORT : FULL;
  const staff = await StaffClient.signIn(system);
  const gateways = [system.ports['nginx'], system.ports['nginx-2']].flatMap((port) =>
    port === undefined ? [] : [`http://localhost:${port}`],
  );
  let turn = 0;
  const nextGateway = (): string => gateways[(turn += 1) % gateways.length] ?? system.url;
  const shop = await ChangingShop.open(nextGateway, staff);
  const lists = await ChangingLists.open(nextGateway, staff);
  const others = new AbortController();
  const busy = keepAsking(system.url, staff, size.others, others.signal);
  const lines: Line[] = [];
  try {
    for (const kind of [...lists.kinds(), ...shop.kinds()]) {
      lines.push(await prove(kind, size));
      say(`${kind.name}: ${lines.at(-1)?.figures}`);
    }
  } finally {
    others.abort();
    await busy;
    await shop.close();
    await lists.close();
  }
  return verdict(say, 0, lines);
}

async function prove(kind: Kind, { pairs, share, slowerMs }: typeof FULL): Promise<Line> {
  const [after, alone] = [[] as number[], [] as number[]];
  let stale = 0;
  for (let pair = 0; pair < pairs; pair++) {
    await kind.write();
    const read = await timed(async () => kind.read());
    if (!read.value) stale += 1;
    after.push(read.ms);
    alone.push((await timed(async () => kind.read())).ms);
  }
  const slower = percentile(after, share) - percentile(alone, share);
  return {
    claim: `${kind.name}: the next read sees the write, at most ${slowerMs} ms slower (p${share * 100})`,
    holds: stale === 0 && slower <= slowerMs,
    figures: `${stale} of ${pairs} stale, p${share * 100} ${percentile(after, share).toFixed(0)} ms, without a write ${percentile(alone, share).toFixed(0)} ms`,
  };
}

/** Sends other requests at a steady rate. */
async function keepAsking(url: string, staff: StaffClient, perSecond: number, signal: AbortSignal): Promise<void> {
  const asked: Promise<unknown>[] = [];
  for (let n = 0; !signal.aborted; n++) {
    const answer = n % 2 === 0 ? fetch(`${url}/api/products`) : staff.send('GET', '/api/admin/restaurant/stats');
    asked.push(answer.then(async (each) => each.arrayBuffer()).catch(() => undefined));
    await pause(1_000 / perSecond);
  }
  await Promise.all(asked);
}
