import { setTimeout as pause } from 'node:timers/promises';
import type { AuditVerification, RestaurantOrder } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { restored } from '../proof-parts/backup-client.ts';
import { madeUpOrder } from '../proof-parts/orders/made-up-orders.ts';
import { OrderClient } from '../proof-parts/orders/order-client.ts';
import { readList, StaffClient, untilListShows } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { workADay } from '../proof-parts/upgrade/busy-shop.ts';
import { FormerRelease, hasCommit } from '../proof-parts/upgrade/former-release.ts';
import { ask, isOfAudit, lost, type Answers } from '../proof-parts/upgrade/questions.ts';
import { FORMER_RELEASE, loadDatabase, readReleaseData } from '../proof-parts/upgrade/release-data.ts';
import { lastOfTheChain, restoredStores } from '../proof-parts/upgrade/restored-stores.ts';
import { eventShapes, lastEvents, filledStoreTables } from '../proof-parts/upgrade/store-tables.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_123;
/** Lists are cached for a moment. */
const PATIENCE_MS = 5_000;

interface Shop {
  readonly system: Pick<RunningSystem, 'url' | 'databaseUrl' | 'stop'>;
  readonly staff: StaffClient;
}

/**
 * This release on the former one's database, and with its backup: every list, order, rebate and history is equal, and
 * with one store nothing new is written. The full form then goes back to the former release and forward again; a
 * checkout without that commit skips that, and reports it.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const { database, backup, backupKey, adminPassword, answers } = readReleaseData(FORMER_RELEASE);
  const data = context.makeFolder();
  await loadDatabase(data, context.engines.postgres, database);
  const env = { BACKUP_TRUSTED_KEYS: backupKey };
  const enter = async (system: Shop['system']): Promise<Shop> => {
    const staff = await StaffClient.signIn({ url: system.url, adminUser: 'admin', adminPassword });
    return { system, staff };
  };
  let shop = await enter(await context.startSystem({ data, env }));
  const lines = [
    equal('every list, order, rebate and history is as the former release left it', await compare(shop, answers)),
    await intact(shop),
    ...(await withOneStore(shop)),
  ];
  if (!short && (await hasCommit(context.root, FORMER_RELEASE))) {
    const before = await askedAgain(shop, answers);
    await shop.system.stop();
    const former = await FormerRelease.checkOut(context.root, FORMER_RELEASE);
    try {
      const { databaseUrl } = shop.system;
      const old = await enter({ ...(await former.start(data, adminPassword)), databaseUrl });
      const sold = await goneBack(old, before, lines);
      shop = await enter(await context.startSystem({ data, env }));
      lines.push(await forthAgain(shop, sold));
    } finally {
      former.remove();
    }
  } else if (!short) {
    say(`not tested: going back to ${FORMER_RELEASE}, because this checkout does not have that commit`);
  }
  lines.push(await lastOfTheChain(shop.staff), await restoredStores(shop.staff));
  // The short form restores into the shop that it worked in, the full one into a new shop.
  if (!short) {
    const system = await context.startSystem({ env });
    shop = { system, staff: await StaffClient.signIn(system) };
  }
  await restored(shop.staff, backup);
  lines.push(...(await fromBackup(await enter(shop.system), answers)));
  return verdict(say, SEED, lines);
}

const askedAgain = async ({ system, staff }: Shop, { everybody, staff: own }: Answers): Promise<Answers> =>
  await ask(system.url, staff, { everybody: Object.keys(everybody), staff: Object.keys(own) });

/** @returns answers of the shop that differ from before, once caches have expired. */
async function compare(shop: Shop, answers: Answers): Promise<{ asked: number; missing: string[] }> {
  const asked = Object.keys({ ...answers.everybody, ...answers.staff }).length;
  for (const deadline = performance.now() + PATIENCE_MS; ; await pause(250)) {
    const missing = lost(answers, await askedAgain(shop, answers));
    if (missing.length === 0 || performance.now() > deadline) return { asked, missing };
  }
}

function equal(claim: string, { asked, missing }: { asked: number; missing: readonly string[] }): Line {
  const figures = [`${asked} answers, ${missing.length} differences`, ...missing.slice(0, 5)].join('; ');
  return { claim, holds: missing.length === 0 && asked > 50, figures };
}

async function intact({ staff }: Shop): Promise<Line> {
  const audit = await staff.ask<AuditVerification>('GET', '/api/admin/system/audit/verify');
  const holds = audit.intact && audit.entries > 0;
  return { claim: "the audit trail's chain is intact", holds, figures: `${audit.entries} entries` };
}

/** The same day's work as in the former release. */
async function withOneStore({ system, staff }: Shop): Promise<Line[]> {
  const last = await lastEvents(system);
  await workADay(system.url, staff);
  const filled = await filledStoreTables(system);
  const { before, after } = await eventShapes(system, last);
  const strange = [...after].filter((shape) => !before.has(shape));
  return [
    {
      claim: "with one store without its own prices, a day's work writes nothing into the new tables",
      holds: filled.length === 0,
      figures: filled.join(', ') || 'empty',
    },
    {
      claim: 'its events have their former keys',
      holds: strange.length === 0 && after.size > 20,
      figures: [`${after.size} kinds, ${strange.length} are new`, ...strange].join('; '),
    },
  ];
}

interface Sale {
  readonly productId: string;
  readonly price: number;
  readonly orderNumber: string;
}

/** Runs the former release on the upgraded database. */
async function goneBack(old: Shop, before: Answers, lines: Line[]): Promise<Sale> {
  try {
    const answers = await askedAgain(old, before);
    const asked = Object.keys({ ...answers.everybody, ...answers.staff }).length;
    lines.push(
      equal('the former release answers the same on the upgraded schema', { asked, missing: lost(answers, before) }),
    );
    const [product] = (await readList(old.system.url)).products;
    const productId = product?.id ?? '';
    const price = 7.77;
    const status = await old.staff.setPrice(productId, price);
    await untilListShows(old.system.url, productId, price);
    const client = new OrderClient(old.system);
    const { placement } = madeUpOrder(seededChance(SEED), await client.products());
    const { orderNumber } = await client.place(placement);
    const figures = `a price change is a ${status} and on the board, the order is ${orderNumber}`;
    lines.push({
      claim: 'the former release changes a price and accepts an order with it',
      holds: status === 200,
      figures,
    });
    return { productId, price, orderNumber };
  } finally {
    await old.system.stop();
  }
}

async function forthAgain({ system, staff }: Shop, { productId, price, orderNumber }: Sale): Promise<Line> {
  const orders = await staff.ask<RestaurantOrder[]>('GET', '/api/admin/restaurant/orders?limit=20');
  const shown = (await readList(system.url)).products.find(({ id }) => id === productId)?.ourPrice;
  return {
    claim: 'after returning to this release, the changes made meanwhile are there',
    holds: shown === price && orders.some((order) => order.orderNumber === orderNumber),
    figures: `the price is ${shown}`,
  };
}

async function fromBackup(shop: Shop, answers: Answers): Promise<Line[]> {
  // A restore keeps the audit trail of the system in which it is done.
  const staff = Object.fromEntries(Object.entries(answers.staff).filter(([path]) => !isOfAudit(path)));
  const filled = await filledStoreTables(shop.system);
  return [
    equal('a backup of the former release brings back the same', await compare(shop, { ...answers, staff })),
    {
      claim: 'and the new tables are empty',
      holds: filled.length === 0,
      figures: filled.join(', ') || 'empty',
    },
  ];
}
