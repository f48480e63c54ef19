import type { ProductsChangedMessage } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { findFreePorts } from '../engines/free-ports.ts';
import { Fleet } from '../launcher/fleet.ts';
import { bareLocations, startBareServer } from '../proof-parts/load/bare-sockets.ts';
import { readChanges, type Readings } from '../proof-parts/load/changes-readers.ts';
import { peakMemoryMb } from '../proof-parts/load/process-memory.ts';
import { SocketCrowd } from '../proof-parts/load/socket-crowd.ts';
import { startTwinNginx } from '../proof-parts/load/twin-nginx.ts';
import { CSV_HEADER, madeUpRows } from '../proof-parts/made-up-catalogue.ts';
import { makeStores } from '../proof-parts/made-up-stores.ts';
import { priceChanger, StaffClient } from '../proof-parts/staff-client.ts';
import { median, percentile } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_124;
/** All viewers of a chain (the design's 200 stores × 5,000 products × 100,000 viewers). */
const VIEWERS = 100_000;
const REACH = 1.5;
const MOST_BYTES = 1_024;
const CHANGES_A_ROUND = 3;
const FULL = { sockets: 10_000, stores: 200, products: 5_000, own: 500, rounds: 5 };
const SHORT: typeof FULL = { sockets: 300, stores: 5, products: 300, own: 30, rounds: 1 };

/**
 * A price of the chain changes while a tenth of the viewers have a store's board open: the time until all have got the
 * message, compared with a bare server behind the same nginx, and what each then reads. The real calls.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const scale = short ? SHORT : FULL;
  const system = await context.startSystem({ replicas: 1, live: 1 });
  const staff = await StaffClient.signIn(system);
  await staff.clearProducts();
  await staff.importCsv([CSV_HEADER, ...madeUpRows(SEED, { rows: scale.products })].join('\n'));
  const slugs = await makeStores(system, staff, scale.stores, scale.own);
  const fleet = new Fleet({ say, changed: () => undefined });
  const [barePort = 0] = await findFreePorts(1);
  const bare = await startBareServer(barePort);
  try {
    const { port } = await startTwinNginx(context, system, fleet, bareLocations(barePort));
    const changePrice = await priceChanger(system, `http://127.0.0.1:${port}`);
    const send = async (): Promise<void> => void (await (await fetch(`http://127.0.0.1:${port}/bare-send`)).text());
    const ofStores = slugs.map((slug) => `ws://127.0.0.1:${port}/ws?store=${slug}`);
    const ratios: number[] = [];
    const readings: Readings[] = [];
    let frameBytes = 0;
    for (let round = 1; round <= scale.rounds; round++) {
      // One crowd after the other: together they exceed a process's limit of open files.
      const theirs = await p99([`ws://127.0.0.1:${port}/bare-ws`], scale.sockets, send);
      const ours = await p99(ofStores, scale.sockets, changePrice);
      const [since, rev] = ours.messages
        .slice(-2)
        .map((text) => (JSON.parse(text) as ProductsChangedMessage).data.revision);
      frameBytes = ours.messages.at(-1)?.length ?? 0;
      const paths = slugs.map((slug) => `/api/products/changes?since=${since}&store=${slug}&rev=${rev}`);
      const reading = await readChanges(port, paths, scale.sockets);
      readings.push(reading);
      ratios.push(ours.ms / theirs.ms);
      say(
        `round ${round}: p99 ours ${ours.ms.toFixed(0)} ms (the first after ${ours.firstMs.toFixed(0)}), bare ${theirs.ms.toFixed(0)} ms (${theirs.firstMs.toFixed(0)}), ratio ${(ours.ms / theirs.ms).toFixed(2)}; ` +
          `${reading.read} read what changed in ${(reading.ms / 1_000).toFixed(1)} s, ${reading.askedOfOrigin} of them from catalog`,
      );
    }
    const factor = Math.round(VIEWERS / scale.sockets);
    const bytes = frameBytes + Math.max(...readings.map(({ bodyBytes }) => bodyBytes));
    const headers = Math.max(...readings.map(({ headerBytes }) => headerBytes));
    say(
      `Scaled down ${factor} times: ${VIEWERS} viewers are ${factor} × ${scale.sockets} sockets, ${((bytes * VIEWERS) / 1e6).toFixed(0)} MB for a change ` +
        `and ${((headers * VIEWERS) / 1e6).toFixed(0)} MB of headers; catalog is asked ${scale.stores} times however many view.`,
    );
    say(
      `Memory at most: catalog ${peakMemoryMb(system, 'catalog').toFixed(0)} MB, live ${peakMemoryMb(system, 'live').toFixed(0)} MB.`,
    );
    const ratio = median(ratios);
    // With few sockets the fixed costs of a change weigh more; the full run decides.
    const reach = short ? REACH * 10 : REACH;
    const most = Math.max(...readings.map(({ askedOfOrigin }) => askedOfOrigin));
    return verdict(say, SEED, [
      {
        claim: `a chain price reaches ${scale.sockets} sockets in at most ${reach} times the time of a bare server, p99, median of ${scale.rounds} rounds`,
        holds: ratio <= reach,
        figures: `ratio ${ratio.toFixed(2)}`,
      },
      {
        claim: `a viewer receives at most ${MOST_BYTES} bytes for a change, with its message`,
        holds: bytes <= MOST_BYTES,
        figures: `${bytes.toFixed(0)} bytes, and ${headers.toFixed(0)} of headers`,
      },
      {
        claim: 'catalog gets one request per store for a change, for any number of viewers',
        holds: most <= scale.stores && readings.every(({ refused }) => refused === 0),
        figures: `${most} of ${scale.sockets} at most, ${readings.reduce((sum, { refused }) => sum + refused, 0)} refused`,
      },
    ]);
  } finally {
    await fleet.stop();
    bare.kill();
  }
}

/** The 99th percentile over that many sockets and several price changes. */
async function p99(
  urls: readonly string[],
  count: number,
  action: () => Promise<void>,
): Promise<{ ms: number; firstMs: number; messages: string[] }> {
  const crowd = await SocketCrowd.open(urls, count);
  try {
    await crowd.timeToAll(action);
    const waits: number[] = [];
    const firsts: number[] = [];
    const messages: string[] = [];
    for (let change = 0; change < CHANGES_A_ROUND; change++) {
      const all = await crowd.timeToAll(action);
      firsts.push(all[0] ?? 0);
      waits.push(...all);
      messages.push(crowd.lastMessage);
    }
    return { ms: percentile(waits, 0.99), firstMs: median(firsts), messages };
  } finally {
    crowd.close();
  }
}
