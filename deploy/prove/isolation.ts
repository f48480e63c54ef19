import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditPage, OrderFacets, OrderPage, OrderSelection, OrderStats, RestaurantOrder } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { readCalls } from '../proof-parts/hostile/hostile-calls.ts';
import { ReturningSockets } from '../proof-parts/load/returning-sockets.ts';
import { percentile, seededChance } from '../proof-parts/statistics.ts';
import { askFor, Asked } from '../proof-parts/stores/asking-staff.ts';
import { TwoStores, type Person, type PopulatedStore } from '../proof-parts/stores/two-stores.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_122;
const FULL = { orders: 60, formats: ['csv', 'xlsx', 'pdf'], pairs: 200, slowerMs: 3 };
const SHORT: typeof FULL = { orders: 4, formats: ['csv'], pairs: 12, slowerMs: 15 };
/** After a user's stores were limited, the sessions must end within this time. */
const ENDED_WITHIN_MS = 1_000;

/** Calls that end sessions or change passwords, which concern no store. */
const OWN_BUSINESS = /logout|sessions|password/;

const ORDERS = '/api/admin/restaurant/orders';
const AUDIT = '/api/admin/system/audit';

/** Staff of two stores try every route for the other's data: lists, ids, files, searches, audit log, sockets. */
export async function run({ short, say, startSystem }: ProofContext): Promise<CheckResult> {
  const sizes = short ? SHORT : FULL;
  const system = await startSystem(short ? undefined : { replicas: 2 });
  const world = await TwoStores.open(system, sizes.orders, seededChance(SEED));
  const lines: Line[] = [];
  try {
    const [a, b] = world.stores;
    if (!a || !b) throw new Error('There are no two stores.');
    const calls = (await readCalls(world.admin)).filter(
      ({ who, path }) => who !== 'public' && !OWN_BUSINESS.test(path),
    );
    const asked = new Asked(system);
    const sides = short
      ? ([[a, b]] as const)
      : ([
          [a, b],
          [b, a],
        ] as const);
    for (const [own, other] of sides) {
      say(`staff of ${own.slug} ask ${calls.length} routes for what is of ${other.slug}`);
      const before = JSON.stringify(await world.ordersOf(other));
      await Promise.all(
        own.staff.map(async (person, place) => {
          // In the short form the administrator, who may call most, tries every route, and the others share them.
          const asksAll = !short || person.role === 'admin';
          const routes = calls.filter((_call, index) => asksAll || index % own.staff.length === place);
          for (const call of routes) await askFor(asked, call, person, other, world);
        }),
      );
      if (JSON.stringify(await world.ordersOf(other)) !== before)
        asked.faults.push(`orders of ${other.slug} were changed`);
      for (const person of own.staff)
        asked.faults.push(...(await wrongCounts(asked, person, own, world, sizes.formats)));
    }
    for (const fault of asked.faults.slice(0, 20)) say(fault);
    lines.push(
      {
        claim: 'no response to staff of a store contains data of another store, and no data of another is changed',
        holds: asked.faults.length === 0 && asked.answers > 0,
        figures: `${asked.faults.length} in ${asked.answers} answers of ${calls.length} routes`,
      },
      await heard(system, world, a, b),
      ...(await answeredAlike(asked, a, b, sizes)),
      await narrowed(system, world, a, b),
    );
  } finally {
    await world.close();
  }
  return verdict(say, SEED, lines);
}

/** Compares lists, counts, choices, files and the audit log with the data of the user's store. */
async function wrongCounts(
  asked: Asked,
  person: Person,
  own: PopulatedStore,
  world: TwoStores,
  formats: readonly string[],
): Promise<string[]> {
  const expected = (await world.ordersOf(own)).map(({ id }) => id).toSorted();
  const ids = (list: readonly { id: string }[]): string =>
    list
      .map(({ id }) => id)
      .toSorted()
      .join();
  const all = await asked.read<RestaurantOrder[]>(person, ORDERS);
  const page = await asked.read<OrderPage>(person, `${ORDERS}/page?limit=100`);
  const selection = await asked.read<OrderSelection>(person, `${ORDERS}/selection`);
  const facets = await asked.read<OrderFacets>(person, `${ORDERS}/facets`);
  const stats = await asked.read<OrderStats>(person, '/api/admin/restaurant/stats?by=store');
  const counts: [string, boolean][] = [
    ['the list', ids(all) === expected.join()],
    ['a page', ids(page.orders) === expected.join() && page.total === expected.length],
    ['a selection', ids(selection.orders) === expected.join() && selection.total === expected.length],
    ['the choices', facets.stores === undefined && facets.restaurants.every(({ name }) => name.includes(own.mark))],
    [
      'the figures',
      stats.orders.totalOrders === expected.length && stats.stores?.map(({ store }) => store).join() === own.slug,
    ],
  ];
  for (const format of formats) {
    counts.push([`a file as ${format}`, (await world.exportOf(person, format)).orders === expected.length]);
  }
  if (person.role === 'admin') {
    const { entries } = await asked.read<AuditPage>(person, `${AUDIT}?limit=200`);
    counts.push(['the audit log', entries.length > 0 && entries.every(({ storeId }) => storeId === own.id)]);
  }
  return counts.flatMap(([what, isRight]) =>
    isRight ? [] : [`${what} of ${person.username} has not exactly what is of the store`],
  );
}

/** Orders at both stores while staff of one listen, also at the other's address. */
async function heard(system: RunningSystem, world: TwoStores, a: PopulatedStore, b: PopulatedStore): Promise<Line> {
  const messages: string[] = [];
  const sockets: ReturningSockets[] = [];
  for (const { cookie } of a.staff) {
    for (const address of ['/ws', `/ws?store=${b.slug}`]) {
      const headers = { origin: system.url, cookie };
      const url = system.url.replace('http', 'ws') + address;
      sockets.push(
        await ReturningSockets.open(url, 1, Math.random, { headers, onMessage: (text) => messages.push(text) }),
      );
    }
  }
  await pause(500);
  for (const store of [a, b, a, b]) await world.place(store);
  await pause(1_500);
  for (const socket of sockets) socket.close();
  const before = new Set([...a.orders, ...b.orders].map(({ id }) => id));
  const placed = async (store: PopulatedStore): Promise<string[]> =>
    (await world.ordersOf(store)).map(({ id }) => id).filter((id) => !before.has(id));
  const [own, others] = [await placed(a), await placed(b)];
  const about = (ids: readonly string[]): number =>
    messages.filter((text) => ids.some((id) => text.includes(id))).length;
  return {
    claim: "sockets of a store's staff get messages about its orders and no others",
    holds: about(others) === 0 && own.length > 0 && about(own) >= own.length * sockets.length,
    figures: `${about(own)} messages of their own, ${about(others)} of the other`,
  };
}

/** Another store, and a row of it, compared with unknown ones: the same answer, in the same time. */
async function answeredAlike(
  asked: Asked,
  { staff }: PopulatedStore,
  other: PopulatedStore,
  { pairs, slowerMs }: typeof FULL,
): Promise<Line[]> {
  const [person] = staff;
  if (!person) throw new Error('The store has no staff.');
  const questions: [string, string][] = [
    [`${ORDERS}/page?store=${other.slug}`, `${ORDERS}/page?store=nowhere`],
    [`${ORDERS}/${other.orders[0]?.id}`, `${ORDERS}/${randomUUID()}`],
    [`${ORDERS}/exports/${other.job}`, `${ORDERS}/exports/${randomUUID()}`],
    [`${AUDIT}?store=${other.slug}`, `${AUDIT}?store=nowhere`],
    [`/api/admin/overrides/matrix?store=${other.slug}`, '/api/admin/overrides/matrix?store=nowhere'],
  ];
  let different = 0;
  const slower: number[] = [];
  for (const paths of questions) {
    const times: [number[], number[]] = [[], []];
    const answers: [string, string] = ['', ''];
    for (let n = 0; n < pairs; n++) {
      for (const side of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const from = performance.now();
        const { status, text } = await asked.send(person, 'GET', paths[side]);
        times[side].push(performance.now() - from);
        answers[side] = `${status} ${(JSON.parse(text) as { message?: string }).message}`;
      }
    }
    if (answers[0] !== answers[1] || !answers[0].startsWith('404')) different += 1;
    slower.push(Math.abs(percentile(times[0], 0.5) - percentile(times[1], 0.5)));
  }
  return [
    {
      claim: 'requests for data of another store get the same response as for data that does not exist',
      holds: different === 0,
      figures: `${different} of ${questions.length} questions differ`,
    },
    {
      claim: `and in the same time: the medians differ by at most ${slowerMs} ms`,
      holds: Math.max(...slower) <= slowerMs,
      figures: `${slower.map((ms) => ms.toFixed(1)).join(', ')} ms, ${pairs} pairs each`,
    },
  ];
}

/** A user of both stores is limited to one: the old session, socket and export file no longer work. */
async function narrowed(system: RunningSystem, world: TwoStores, a: PopulatedStore, b: PopulatedStore): Promise<Line> {
  const person = await world.employ(`narrowed-${randomUUID().slice(0, 8)}`, 'admin', [a.id, b.id]);
  const job = await world.exportOf(person, 'csv');
  const nameless = await fetch(`${system.url}/api/admin/settings`, {
    method: 'PATCH',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'paused' }),
  });
  const messages: string[] = [];
  const socket = await ReturningSockets.open(`${system.url.replace('http', 'ws')}/ws`, 1, Math.random, {
    headers: { origin: system.url, cookie: person.cookie },
    onMessage: (text) => messages.push(text),
  });
  await pause(300);
  const status = async (path: string, { headers }: Person): Promise<number> => {
    const answer = await fetch(system.url + path, { headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  await world.admin.ask('PUT', `/api/admin/users/${person.id}`, { storeIds: [a.id] });
  const from = performance.now();
  while ((await status('/api/admin/verify-session', person)) !== 401 && performance.now() < from + 5_000)
    await pause(10);
  const ended = performance.now() - from;
  messages.length = 0;
  await world.place(b);
  await pause(1_000);
  socket.close();
  const again = await world.signIn(person.id, person.username, person.role);
  const file = await status(`${ORDERS}/export/csv?job=${job.id}`, again);
  const orders = messages.filter((text) => text.includes('restaurant_order')).length;
  return {
    claim:
      'who works for both names the store of a change; narrowed to one, session, messages and files of both are gone',
    holds: nameless.status === 400 && ended <= ENDED_WITHIN_MS && file === 404 && orders === 0,
    figures: `a change without a store is a ${nameless.status}, the session gone after ${ended.toFixed(0)} ms, ${orders} messages, the file is a ${file}`,
  };
}
