import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeKind, Planned, RecentChanges, UndoResult } from '@larder/contracts';
import type { Client } from 'pg';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { makeStores } from '../proof-parts/made-up-stores.ts';
import { madeUpOrder } from '../proof-parts/orders/made-up-orders.ts';
import { makeCode, OrderClient } from '../proof-parts/orders/order-client.ts';
import { connectOwner } from '../proof-parts/owner.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { disagreements } from '../proof-parts/undo/disagreements.ts';
import { PlanMaker, type Plan } from '../proof-parts/undo/plans.ts';
import { differences, expected, readRows, same, textOf, type Rows } from '../proof-parts/undo/rows.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_123;
const KINDS = 13;
const PATIENCE_MS = 30_000;

interface Tally {
  plans: number;
  undone: number;
  kills: number;
  others: number;
  left: number;
  wrong: string[];
  stale: number;
}

/**
 * Random plans of every kind, half of them undone, with changes of others in between and the service killed at every
 * step: undone data is restored exactly, others' changes stay, and all copies agree at the end.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const system = await context.startSystem({});
  const chance = seededChance(SEED);
  const world = await World.open(system, chance, short ? { codes: 3, orders: 4 } : { codes: 6, orders: 60 });
  const tally: Tally = { plans: 0, undone: 0, kills: 0, others: 0, left: 0, wrong: [], stale: 0 };
  const plans = short ? KINDS : 500;
  const killEvery = short ? 7 : 10;
  try {
    while (tally.plans < plans) {
      await world.round(tally, tally.plans % killEvery === killEvery - 1);
      if (tally.plans % 100 === 0) say(`${tally.plans} plans, ${tally.undone} undone, ${tally.kills} kills`);
    }
    const disagree = await world.disagreements();
    for (const sentence of tally.wrong.slice(0, 5)) say(sentence);
    const figures = `${tally.plans} plans of ${KINDS} kinds, ${tally.undone} undone, ${tally.others} with changes of others, ${tally.kills} kills, ${tally.left} rows left alone`;
    return verdict(say, SEED, [
      {
        claim: 'undone rows are as before to the byte, and changes by others stay',
        holds: tally.wrong.length === 0 && tally.undone >= plans / 3,
        figures: `${tally.wrong.length} differences; ${figures}`,
      },
      { claim: 'a stale plan changes nothing', holds: tally.stale > 0, figures: `${tally.stale} refused` },
      {
        claim: 'lists and copies agree with what is stored',
        holds: disagree.length === 0,
        figures: disagree.join('; ') || 'all',
      },
    ]);
  } finally {
    await world.close();
  }
}

class World {
  private readonly system: RunningSystem;
  private readonly staff: StaffClient;
  private readonly owner: Client;
  private readonly chance: () => number;
  private readonly maker: PlanMaker;

  private constructor(
    system: RunningSystem,
    staff: StaffClient,
    owner: Client,
    chance: () => number,
    stores: string[],
  ) {
    this.system = system;
    this.staff = staff;
    this.owner = owner;
    this.chance = chance;
    this.maker = new PlanMaker(staff, chance, stores);
  }

  static async open(
    system: RunningSystem,
    chance: () => number,
    many: { codes: number; orders: number },
  ): Promise<World> {
    const staff = await StaffClient.signIn(system);
    const stores = await makeStores(system, staff, 2, 10);
    const client = new OrderClient(system);
    const codes = [];
    for (let n = 0; n < many.codes; n++) codes.push(await makeCode(staff, client, 'tier1'));
    for (let n = 0; n < many.orders; n++) {
      const { code } = codes[n % codes.length] ?? { code: '' };
      await client.place(madeUpOrder(chance, await client.productsWithCode(code), { code }).placement);
    }
    return new World(system, staff, await connectOwner(system), chance, stores);
  }

  async close(): Promise<void> {
    await this.owner.end();
  }

  async round(tally: Tally, kills: boolean): Promise<void> {
    const kinds = Object.keys(this.maker.kinds) as ChangeKind[];
    const kind = kinds[tally.plans % kinds.length] ?? 'product-deleted';
    tally.plans += 1;
    const plan = await this.maker.kinds[kind]();
    if (!plan) return;
    await this.settled(plan);
    // The step that a kill hits: the plan, the commit, the others' changes or the undo.
    const step = kills ? Math.floor(this.chance() * 3) : -1;
    const before = await readRows(this.owner, plan.service);
    const hash = await this.dryRun(plan, before, tally, step === 0);
    const changeId = await this.commit(plan, hash, before, tally, step === 1);
    const after = await readRows(this.owner, plan.service);
    if (changeId === null) return;
    if (this.chance() < 0.5) {
      await this.maker.interfere(plan.service);
      tally.others += 1;
    }
    // Changes that would lose data permanently are always undone.
    if (this.chance() < 0.4 && !IRREPLACEABLE.has(kind)) return;
    await this.settled(plan);
    const now = await readRows(this.owner, plan.service);
    const leftCount = await this.undo(plan, changeId, tally, step === 2);
    tally.undone += 1;
    tally.left += leftCount ?? 0;
    this.compare(plan, { before, after, now }, await readRows(this.owner, plan.service), leftCount, tally);
  }

  /** A dry run changes nothing, and the hash of another plan is refused. */
  private async dryRun(plan: Plan, before: Rows, tally: Tally, kill: boolean): Promise<string | undefined> {
    if (plan.planned === null) return undefined;
    const { hash } = await this.insist<Planned>(plan, await this.asked(plan, tally, kill, { dryRun: true }), {
      dryRun: true,
    });
    const refused = await this.send(plan, { hash: 'another' });
    if (refused?.status === 409) tally.stale += 1;
    if (differences(before, await readRows(this.owner, plan.service)).length > 0)
      tally.wrong.push(`A plan of ${plan.kind} has written something.`);
    return hash;
  }

  /** @returns null when the commit changed nothing. */
  private async commit(
    plan: Plan,
    hash: string | undefined,
    before: Rows,
    tally: Tally,
    kill: boolean,
  ): Promise<string | null> {
    const options = hash === undefined ? {} : { hash };
    const answer = await this.asked(plan, tally, kill, options);
    if (answer?.ok) return ((await answer.json()) as Planned).changeId ?? null;
    if (answer && answer.status < 500) return null;
    // The answer was lost; the rows show whether the change was committed.
    const happened = differences(before, await readRows(this.owner, plan.service)).length > 0;
    if (happened) return (await this.recent(plan)).changes[0]?.id ?? null;
    return (await this.insist<Planned>(plan, null, options)).changeId ?? null;
  }

  /** @returns how many rows were left alone; null when the answer was lost. */
  private async undo(plan: Plan, id: string, tally: Tally, kill: boolean): Promise<number | null> {
    const call: Plan = {
      ...plan,
      method: 'POST',
      path: `/api/admin/changes/${plan.service}/${id}/undo`,
      planned: null,
    };
    delete call.body;
    const answer = await this.asked(call, tally, kill, {});
    if (answer?.ok) return ((await answer.json()) as UndoResult).leftCount;
    const { changes } = await this.recent(plan);
    const undone = changes.find((change) => change.id === id)?.undoneAt != null;
    return undone ? null : (await this.insist<UndoResult>(call, null, {})).leftCount;
  }

  private compare(
    plan: Plan,
    { before, after, now }: Record<'before' | 'after' | 'now', Rows>,
    result: Rows,
    leftCount: number | null,
    tally: Tally,
  ): void {
    const wanted = expected(before, after, now);
    const stayed = differences(wanted, result).filter((key) => same(result.get(key), now.get(key)));
    const wrong = differences(wanted, result).filter((key) => !same(result.get(key), now.get(key)));
    for (const key of wrong)
      tally.wrong.push(`${plan.kind}, ${key}: ${textOf(result.get(key))} instead of ${textOf(wanted.get(key))}`);
    // A whole row may stay because its name is taken or others refer to it; the answer counts these.
    if (leftCount !== null && stayed.length > leftCount)
      tally.wrong.push(
        `${plan.kind}: ${stayed.length} rows stayed, ${leftCount} are said to: ${stayed.slice(0, 3).join(', ')}`,
      );
  }

  async disagreements(): Promise<string[]> {
    await this.settled({ service: 'restaurant-orders' });
    return await disagreements(this.owner, this.staff);
  }

  private async recent({ service }: Pick<Plan, 'service'>): Promise<RecentChanges> {
    return await this.staff.ask('GET', `/api/admin/changes/${service}`);
  }

  /** Waits until purchases have followed orders; nothing else is written in the meantime. */
  private async settled({ service }: Pick<Plan, 'service'>): Promise<void> {
    for (
      const end = performance.now() + PATIENCE_MS;
      service !== 'catalog' && performance.now() < end;
      await pause(50)
    ) {
      const { rows } = await this.owner.query<{ behind: string }>(BEHIND);
      if (Number(rows[0]?.behind) === 0) return;
    }
  }

  private async asked(plan: Plan, tally: Tally, kill: boolean, options: Options): Promise<Response | null> {
    const answer = this.send(plan, options);
    if (kill) {
      await pause(this.chance() * 25);
      this.system.kill(plan.service, 'SIGKILL');
      tally.kills += 1;
    }
    const answered = await answer;
    if (kill) await this.healed(plan);
    return answered;
  }

  /** Retries until the service is back. @throws when it refuses */
  private async insist<T>(plan: Plan, first: Response | null, options: Options): Promise<T> {
    let answer = first;
    for (const end = performance.now() + PATIENCE_MS; ; await pause(100)) {
      if (answer?.ok) return (await answer.json()) as T;
      if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`${plan.kind} was answered ${answer.status}: ${await answer.text()}`);
      if (performance.now() > end) throw new Error(`${plan.kind} got no answer in time.`);
      answer = await this.send(plan, options);
    }
  }

  private async healed(plan: Plan): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(100)) {
      const answer = await this.staff.send('GET', `/api/admin/changes/${plan.service}`).catch(() => null);
      if (answer?.ok) return;
    }
  }

  private async send({ method, path, body, planned }: Plan, { dryRun, hash }: Options): Promise<Response | null> {
    const inQuery = planned === 'query' || (planned === 'file' && dryRun === true);
    const query = new URLSearchParams({ ...(dryRun ? { dryRun: '1' } : {}), ...(hash === undefined ? {} : { hash }) });
    const named =
      planned === null || inQuery ? {} : { ...(dryRun ? { dryRun } : {}), ...(hash === undefined ? {} : { hash }) };
    const url = inQuery && query.size > 0 ? `${path}?${query}` : path;
    return await this.staff.send(method, url, body && { ...body, ...named }).catch(() => null);
  }
}

interface Options {
  dryRun?: true;
  hash?: string;
}

const IRREPLACEABLE: ReadonlySet<ChangeKind> = new Set([
  'products-cleared',
  'orders-deleted',
  'customers-merged',
  'discount-code-deleted',
  'restaurant-category-deleted',
]);

const BEHIND = `SELECT (SELECT coalesce(max(number), 0) FROM restaurant_orders.event_log)
  - (SELECT coalesce(max(number), 0) FROM discounts_rebates.event_cursor
      WHERE consumer = 'rebates.purchases' AND producer = 'restaurant-orders') AS behind`;
