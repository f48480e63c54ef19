import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { findFreePorts } from '../engines/free-ports.ts';
import { Fleet } from '../launcher/fleet.ts';
import { bareLocations, startBareServer } from '../proof-parts/load/bare-sockets.ts';
import { SocketCrowd } from '../proof-parts/load/socket-crowd.ts';
import { startTwinNginx } from '../proof-parts/load/twin-nginx.ts';
import { priceChanger } from '../proof-parts/staff-client.ts';
import { median, percentile } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const REACH = 3;
const CHANGES_A_ROUND = 5;

/** The time from a price change to the last socket, compared with a bare `ws` server behind the same nginx. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const count = short ? 300 : 2_000;
  const rounds = short ? 3 : 7;
  const system = await context.startSystem();
  const fleet = new Fleet({ say, changed: () => undefined });
  const [barePort = 0] = await findFreePorts(1);
  const bare = await startBareServer(barePort);
  const crowds: SocketCrowd[] = [];
  try {
    const { port } = await startTwinNginx(context, system, fleet, bareLocations(barePort));
    const ours = await SocketCrowd.open(`ws://127.0.0.1:${port}/ws`, count);
    crowds.push(ours);
    const plain = await SocketCrowd.open(`ws://127.0.0.1:${port}/bare-ws`, count);
    crowds.push(plain);
    const changePrice = await priceChanger(system, `http://127.0.0.1:${port}`);
    const ask = async (): Promise<void> => void (await (await fetch(`http://127.0.0.1:${port}/bare-send`)).text());

    await ours.timeToAll(changePrice);
    await plain.timeToAll(ask);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const plainWaits = await waitsOf(plain, ask);
      const ourWaits = await waitsOf(ours, changePrice);
      const [oursP99, plainP99] = [percentile(ourWaits, 0.99), percentile(plainWaits, 0.99)];
      ratios.push(oursP99 / plainP99);
      say(
        `round ${round}: p99 ours ${oursP99.toFixed(0)} ms, bare ${plainP99.toFixed(0)} ms, ratio ${(oursP99 / plainP99).toFixed(2)}`,
      );
    }
    const ratio = median(ratios);
    // With few sockets the fixed costs of a change weigh more; the full run decides.
    const reach = short ? REACH * 3 : REACH;
    return verdict(say, 0, [
      {
        claim: `a price change reaches ${count} sockets in at most ${reach} times the time of a bare server, p99, median of ${rounds} rounds`,
        holds: ratio <= reach,
        figures: `ratio ${ratio.toFixed(2)}`,
      },
    ]);
  } finally {
    for (const crowd of crowds) crowd.close();
    await fleet.stop();
    bare.kill();
  }
}

async function waitsOf(crowd: SocketCrowd, action: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  for (let change = 0; change < CHANGES_A_ROUND; change++) waits.push(...(await crowd.timeToAll(action)));
  return waits;
}
