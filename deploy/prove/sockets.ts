import { setTimeout as pause } from 'node:timers/promises';
import type { LiveMessage } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { ReturningSockets } from '../proof-parts/load/returning-sockets.ts';
import { madeUpOrder } from '../proof-parts/orders/made-up-orders.ts';
import { OrderClient } from '../proof-parts/orders/order-client.ts';
import { asOwner } from '../proof-parts/owner.ts';
import { signInAs, StaffClient } from '../proof-parts/staff-client.ts';
import { percentile, seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_122;
const PASSWORD = 'Harvest-moon-5-barrels';
const BACK_WITHIN_MS = 10_000;
const ALL_BACK_WITHIN_MS = 60_000;
const ORDERS = 20;

/** Kinds of listeners: shoppers, and staff of all stores, of the store with the orders, and of another one. */
type Kind = 'shoppers' | 'chain' | 'store' | 'elsewhere';

/**
 * Thousands of open pages lose their sockets at the same moment, with nginx and with every replica that holds them.
 * They reconnect automatically, and order messages reach only the staff of the order's store, before and after.
 */
export async function run({ short, say, startSystem }: ProofContext): Promise<CheckResult> {
  const [shoppers, staffEach] = short ? [300, 10] : [9_700, 100];
  // The full form kills processes, so it has a separate system.
  const system = await startSystem(short ? undefined : { live: 2 });
  const chance = seededChance(SEED);
  const heard = new Map<Kind, number>();
  const crowds: ReturningSockets[] = [];
  const join = async (kind: Kind, count: number, headers: Record<string, string> = {}): Promise<void> => {
    const onMessage = (text: string): void => {
      if (isOrder(text)) heard.set(kind, (heard.get(kind) ?? 0) + 1);
    };
    const url = `${system.url.replace('http', 'ws')}/ws`;
    crowds.push(await ReturningSockets.open(url, count, chance, { headers, onMessage }));
  };
  const lines = [];
  const cuts = short ? [[]] : [['nginx'], ['live', 'live-2']];
  try {
    for (const kind of ['chain', 'store', 'elsewhere'] as const)
      await join(kind, staffEach, await staffOf(system, kind));
    await join('shoppers', shoppers);
    const all = shoppers + 3 * staffEach;
    say(`${all} sockets are open`);
    await tellOfOrders(system, chance);
    for (const cut of cuts) {
      for (const crowd of crowds) crowd.absences.length = 0;
      if (short) for (const crowd of crowds) crowd.cut();
      for (const name of cut) system.kill(name, 'SIGKILL');
      await untilBack(crowds, all);
      const absences = crowds.flatMap((crowd) => crowd.absences);
      const inTime = absences.filter((ms) => ms <= BACK_WITHIN_MS).length;
      lines.push({
        claim: `95 % of ${all} sockets reconnect within 10 s after ${cut.join(' and ') || 'the network'} died`,
        holds: inTime >= 0.95 * all && missing(crowds) === 0,
        figures: `${inTime} in time, p95 ${(percentile(absences, 0.95) / 1_000).toFixed(1)} s, slowest ${(Math.max(...absences) / 1_000).toFixed(1)} s, ${missing(crowds)} missing`,
      });
      say(lines.at(-1)?.figures ?? '');
      await tellOfOrders(system, chance);
    }
  } finally {
    for (const crowd of crowds) crowd.close();
  }
  const count = (kind: Kind): number => heard.get(kind) ?? 0;
  const orders = ORDERS * (cuts.length + 1);
  const expected = orders * staffEach;
  return verdict(say, SEED, [
    ...lines,
    {
      claim: 'shoppers and staff of other stores get no messages about orders',
      holds: count('shoppers') === 0 && count('elsewhere') === 0,
      figures: `${count('shoppers')} and ${count('elsewhere')} messages`,
    },
    {
      claim: `staff of the store and of the chain get messages about ${orders} orders each`,
      // Other proofs place orders during the short form.
      holds: count('chain') >= expected && count('store') >= expected && (short || count('chain') === expected),
      figures: `${count('chain')} and ${count('store')} messages of ${expected}`,
    },
  ]);
}

function isOrder(text: string): boolean {
  const { type, data } = JSON.parse(text) as LiveMessage & { data?: { id?: string | null } };
  return type === 'restaurant_order_created' && data?.id !== null;
}

/** A user of these stores, signed in like a browser. */
async function staffOf(system: RunningSystem, kind: Kind): Promise<Record<string, string>> {
  const username = `sockets-${kind}`;
  const admin = await StaffClient.signIn(system);
  await admin.ask('POST', '/api/admin/users', { username, password: PASSWORD, role: 'order' });
  await asOwner(system, async (owner) => {
    const stores = {
      chain: 'NULL',
      shoppers: 'NULL',
      store: 'ARRAY(SELECT id FROM catalog.store WHERE is_default)',
      elsewhere: 'ARRAY[gen_random_uuid()]',
    };
    await owner.query(`UPDATE identity.staff_user SET store_ids = ${stores[kind]} WHERE username = $1`, [username]);
  });
  const { sessionId } = await signInAs(system.url, username, PASSWORD);
  return { origin: system.url, cookie: `larder_session=${sessionId}` };
}

async function tellOfOrders(system: RunningSystem, chance: () => number): Promise<void> {
  const client = new OrderClient(system);
  const products = await client.products();
  for (let n = 0; n < ORDERS; n++) await client.place(madeUpOrder(chance, products).placement);
  await pause(2_000);
}

const missing = (crowds: readonly ReturningSockets[]): number => crowds.reduce((sum, each) => sum + each.missing, 0);

async function untilBack(crowds: readonly ReturningSockets[], all: number): Promise<void> {
  const back = (): number => crowds.reduce((sum, { absences }) => sum + absences.length, 0);
  for (const end = performance.now() + ALL_BACK_WITHIN_MS; back() < all && performance.now() < end; await pause(200));
}
