import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicRestaurantProduct } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { load } from '../proof-parts/load/http-load.ts';
import { ScreenCrowd } from '../proof-parts/load/screen-crowd.ts';
import { SocketCrowd } from '../proof-parts/load/socket-crowd.ts';
import { madeUpOrder } from '../proof-parts/orders/made-up-orders.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { median, percentile, seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_121;
const SCREENS = 100;
const CLIENTS = 4;
const APART = 0.1;
/** Of medians: in a second, a dozen orders decide the p95. */
const APART_IN_SHORT = 0.5;
/** The time in which every screen, or in a short run a few of them, reports once. */
const SETTLED_MS = 2_000;

/** The p95 (in a short run the median) of placing an order with and without a hundred screens, in interleaved rounds. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const rounds = short ? 2 : 7;
  const orders = short ? 240 : 3_000;
  const system = await context.startSystem(short ? undefined : { replicas: 2 });
  const staff = await StaffClient.signIn(system);
  const products = (await (await fetch(`${system.url}/api/restaurant/products`)).json()) as PublicRestaurantProduct[];
  const chance = seededChance(SEED);
  const [share, name] = short ? ([0.5, 'median'] as const) : ([0.95, 'p95'] as const);
  const wait = async (): Promise<number> => {
    const waits: number[] = [];
    await load(system.ports['nginx'] ?? 0, '/api/restaurant/order', {
      count: orders,
      connections: CLIENTS,
      answered: (tookMs) => waits.push(tookMs),
      makePost: () => ({ headers: { 'Idempotency-Key': randomUUID() }, body: madeUpOrder(chance, products).placement }),
    });
    return percentile(waits, share);
  };
  const screens = await ScreenCrowd.pair(system, staff, SCREENS);
  const without: number[] = [];
  const beside: number[] = [];
  try {
    await wait();
    for (let round = 1; round <= rounds; round++) {
      without.push(await wait());
      beside.push(await besideScreens(system.url, screens, wait));
      say(
        `round ${round}: ${name} without ${without.at(-1)?.toFixed(1)} ms, beside ${SCREENS} screens ${beside.at(-1)?.toFixed(1)} ms`,
      );
    }
  } finally {
    await screens.remove();
  }
  const [plain, loaded] = [median(without), median(beside)];
  const spread = Math.max(...without) - Math.min(...without);
  const more = loaded / plain - 1;
  const apart = short ? APART_IN_SHORT : APART;
  return verdict(say, SEED, [
    {
      claim:
        `${SCREENS} polling screens change the ${name} of placing an order by at most ${apart * 100} %, ` +
        `or less than rounds without them differ, medians of ${rounds} rounds`,
      holds: more <= apart || loaded - plain <= spread,
      figures: `${plain.toFixed(1)} ms without, ${loaded.toFixed(1)} ms beside them, ${(more * 100).toFixed(1)} %; spread ${spread.toFixed(1)} ms`,
    },
    {
      claim: 'every screen got a response',
      holds: screens.faults === 0 && screens.requests > 0,
      figures: `${screens.faults} of ${screens.requests} requests were not`,
    },
  ]);
}

async function besideScreens(url: string, screens: ScreenCrowd, measure: () => Promise<number>): Promise<number> {
  const sockets = await SocketCrowd.open(`${url.replace('http', 'ws')}/ws`, SCREENS);
  screens.start();
  try {
    await pause(SETTLED_MS);
    return await measure();
  } finally {
    sockets.close();
    await screens.stop();
  }
}
