import type { Availability, OrderPlacement, OwnRulesPatch, Settings, StaffStore, StoreRules } from '@larder/contracts';
import {
  addDays,
  dayIn,
  DEFAULT_ORDER_RULES,
  deliversTo,
  isOffered,
  rulesInCents,
  timeIn,
  type DeliverySlot,
  type OrderRules,
} from '@larder/kernel';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { madeUpOrder, type OrderableProduct } from '../proof-parts/orders/made-up-orders.ts';
import { OrderClient } from '../proof-parts/orders/order-client.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { percentile, seededChance, timed } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_124;

/** Time zones around the world: at any time some of them have another day. */
const ZONES = ['America/Toronto', 'America/Vancouver', 'Asia/Hong_Kong', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

const CARTS_OF_ROUND = 10;

const ORDER_WAYS = ['delivery', 'pickup'] as const;
type OrderWay = (typeof ORDER_WAYS)[number];

interface Shop {
  readonly system: RunningSystem;
  readonly staff: StaffClient;
  readonly products: readonly OrderableProduct[];
  readonly chance: () => number;
}

interface Store {
  readonly id: string;
  readonly slug: string;
  readonly timeZone: string;
}

interface Tally {
  placed: number;
  refused: number;
  /** Sentences about carts on which page and placement disagree. */
  readonly wrong: string[];
  /** Slots whose free places do not match the orders in them. */
  readonly leaks: string[];
}

/**
 * An order is accepted exactly when a page offers it from the public answers; and the last place of a slot goes to one
 * order, however many compete for it.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  // The full form creates stores, which other checks do not expect; the short one borrows the default store.
  const system = await context.startSystem(short ? undefined : { replicas: 2 });
  const staff = await StaffClient.signIn(system);
  const sold = (await new OrderClient(system).products()).filter(({ soldOutDate }) => !soldOutDate);
  const shop: Shop = { system, staff, products: sold, chance: seededChance(SEED) };
  const stores = short
    ? await defaultStore(staff)
    : await Promise.all(ZONES.map(async (zone) => makeStore(staff, zone)));
  try {
    return verdict(
      say,
      SEED,
      await ask(shop, stores, short ? { carts: 120, races: 2 } : { carts: 2_000, races: 20 }, say),
    );
  } finally {
    for (const { id } of stores) await staff.ask('PATCH', `/api/admin/stores/${id}/rules`, FOLLOWING);
    await staff.ask('PATCH', '/api/admin/chain-rules', FOLLOWING);
  }
}

async function ask(
  shop: Shop,
  stores: readonly Store[],
  { carts, races }: { readonly carts: number; readonly races: number },
  say: ProofContext['say'],
): Promise<Line[]> {
  await shop.staff.ask('PATCH', '/api/admin/chain-rules', { minimumOrder: 150, deliveryFee: 19.5 });
  const tally: Tally = { placed: 0, refused: 0, wrong: [], leaks: [] };
  await Promise.all(stores.map(async (store) => askStore(shop, store, carts / stores.length, tally)));
  for (const sentence of [...tally.wrong, ...tally.leaks].slice(0, 10)) say(sentence);
  const asked = tally.placed + tally.refused;
  return [
    {
      claim: 'placement accepts exactly what the page offers, at the price it shows',
      holds: tally.wrong.length === 0 && asked >= carts && Math.min(tally.placed, tally.refused) > carts / 10,
      figures: `${asked} carts, ${tally.placed} placed and ${tally.refused} refused, ${tally.wrong.length} differ`,
    },
    {
      claim: 'the places left are those that no order has taken',
      holds: tally.leaks.length === 0,
      figures: `${tally.leaks.length} slots differ`,
    },
    await race(shop, stores[0], races),
  ];
}

const defaultStore = async (staff: StaffClient): Promise<Store[]> =>
  (await staff.ask<StaffStore[]>('GET', '/api/admin/stores')).filter(({ isDefault }) => isDefault);

async function makeStore(staff: StaffClient, timeZone: string): Promise<Store> {
  const slug = timeZone.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const given = { name: slug, slug, address: '1 Main Street', phone: '905-555-0100', timeZone, weekHours: {} };
  const { id } = await staff.ask<{ id: string }>('POST', '/api/admin/stores', given);
  return { id, slug, timeZone };
}

/** Changes rules and closures every few carts. */
async function askStore(shop: Shop, store: Store, carts: number, tally: Tally): Promise<void> {
  for (let done = 0; done < carts; done += CARTS_OF_ROUND) {
    const today = dayIn(new Date(), store.timeZone);
    const rules = drawnRules(shop.chance, store.timeZone);
    const path = `/api/admin/stores/${store.id}`;
    await shop.staff.ask<StoreRules>('PATCH', `${path}/rules`, rules);
    const closed = addDays(today, 1 + whole(shop, 4));
    const hours = oneOf(shop, [null, [{ from: '12:00', to: '18:00' }], [{ from: '06:00', to: '09:30' }]]);
    await shop.staff.ask('PUT', `${path}/closures/${closed}`, { hours, reason: 'Proof' });
    await askRound(shop, store, today, tally);
    await shop.staff.ask('DELETE', `${path}/closures/${closed}`);
  }
}

async function askRound(shop: Shop, store: Store, today: string, tally: Tally): Promise<void> {
  const rules = await shownRules(shop.system, store);
  const shown = { delivery: await look(shop, store, 'delivery'), pickup: await look(shop, store, 'pickup') };
  const taken = new Map<string, number>();
  for (let cart = 0; cart < CARTS_OF_ROUND; cart++) {
    const { placement, totalCents } = madeUpOrder(shop.chance, shop.products, { terms: rules });
    const order: OrderPlacement = Object.assign(placement, {
      deliveryDate: addDays(today, whole(shop, 7)),
      deliveryPostalCode: oneOf(shop, ['L3R 1A1', 'm5v2t6', 'K1A 0A6', '']),
    });
    const days = shown[order.isDelivery ? 'delivery' : 'pickup'];
    const slot = slotOf(order);
    const offered = offerOf(rules, days, order, taken.get(slot) ?? 0);
    const answer = await send(shop.system, store, order);
    const { message = '', totalAmount } = (await answer.json()) as { message?: string; totalAmount?: number };
    const isPlaced = answer.status === 201;
    if (isPlaced) taken.set(slot, (taken.get(slot) ?? 0) + 1);
    tally[isPlaced ? 'placed' : 'refused'] += 1;
    const charged = isPlaced && Math.round((totalAmount ?? 0) * 100) !== totalCents;
    if (isPlaced !== offered || charged || ![201, 400, 409].includes(answer.status)) {
      tally.wrong.push(`${store.slug}: ${slot} offered ${offered}, answered ${answer.status} ${message}`);
    }
  }
  for (const type of ORDER_WAYS) tally.leaks.push(...(await leaksOf(shop, store, type, shown[type], taken)));
}

/** The page's decision. @param taken places taken in the slot since the page was loaded */
function offerOf(rules: OrderRules, days: Availability['days'], order: OrderPlacement, taken: number): boolean {
  const subtotal = Math.round((order.subtotalAmount ?? 0) * 100);
  const goes =
    !order.isDelivery || rules.outsidePrefixes === 'warn' || deliversTo(rules, order.deliveryPostalCode ?? '');
  const left = leftOf(days, order) ?? Number.POSITIVE_INFINITY;
  const isFree = isOffered(days, order.deliveryDate, order.deliveryTime) && left > taken;
  return isFree && goes && subtotal >= rules.minimumOrderCents;
}

const leftOf = (days: Availability['days'], { deliveryDate, deliveryTime }: OrderPlacement): number | undefined =>
  days.find(({ day }) => day === deliveryDate)?.slots.find(({ slot }) => slot === deliveryTime)?.left;

const slotOf = ({ deliveryDate, deliveryTime }: Pick<OrderPlacement, 'deliveryDate' | 'deliveryTime'>): string =>
  `${deliveryDate} ${deliveryTime}`;

async function leaksOf(
  shop: Shop,
  store: Store,
  type: OrderWay,
  before: Availability['days'],
  taken: ReadonlyMap<string, number>,
): Promise<string[]> {
  const after = await look(shop, store, type);
  return before.flatMap(({ day, slots }) =>
    slots.flatMap(({ slot, available, left }) => {
      // A slot that is not offered has no places.
      if (!available) return [];
      const now = after.find((each) => each.day === day)?.slots.find((each) => each.slot === slot)?.left;
      const expected = left === undefined ? undefined : left - (taken.get(`${day} ${slot}`) ?? 0);
      return now === expected ? [] : [`${store.slug}: ${day} ${slot} has ${now} left, not ${expected}`];
    }),
  );
}

/** Fifty concurrent orders for one place, repeatedly. */
async function race(shop: Shop, store: Store | undefined, races: number): Promise<Line> {
  if (!store) throw new Error('There is no store.');
  const counts: string[] = [];
  const waits: number[] = [];
  await shop.staff.ask('PATCH', '/api/admin/chain-rules', FOLLOWING);
  await shop.staff.ask('PATCH', `/api/admin/stores/${store.id}/rules`, { ...FOLLOWING, slotCapacity: 1 });
  const { placement } = madeUpOrder(shop.chance, shop.products);
  const rules = await shownRules(shop.system, store);
  for (let each = 0; each < races; each++) {
    const deliveryDate = addDays(dayIn(new Date(), store.timeZone), 200 + each);
    const order = Object.assign(placement, {
      isDelivery: false,
      deliveryDate,
      totalAmount: placement.subtotalAmount ?? 0,
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => timed(async () => (await send(shop.system, store, order)).status)),
    );
    waits.push(...answers.map(({ ms }) => ms));
    const won = answers.filter(({ value }) => value === 201).length;
    const lost = answers.filter(({ value }) => value === 409).length;
    if (won !== 1 || lost !== 49) counts.push(`${won} won, ${lost} lost`);
  }
  return {
    claim: 'the last place of a slot goes to exactly one of 50 orders at once',
    holds: counts.length === 0 && rules.slotCapacity === 1,
    figures: `${races} races, ${counts.join('; ') || 'one winner each'}, all answered within ${percentile(waits, 1).toFixed(0)} ms`,
  };
}

async function shownRules({ url }: RunningSystem, { slug }: Store): Promise<OrderRules> {
  const { orderRules } = (await (await fetch(`${url}/api/admin/settings?store=${slug}`)).json()) as Settings;
  return orderRules ? rulesInCents(orderRules) : DEFAULT_ORDER_RULES;
}

async function look({ system }: Shop, { slug }: Store, type: OrderWay): Promise<Availability['days']> {
  const answer = await fetch(`${system.url}/api/restaurant/availability?store=${slug}&type=${type}&days=10`);
  return ((await answer.json()) as Availability).days;
}

const send = async ({ url }: RunningSystem, { slug }: Store, order: OrderPlacement): Promise<Response> =>
  await fetch(`${url}/api/restaurant/order?store=${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });

const whole = ({ chance }: Pick<Shop, 'chance'>, below: number): number => Math.floor(chance() * below);
const oneOf = <T>(shop: Pick<Shop, 'chance'>, list: readonly T[]): T => list[whole(shop, list.length)] as T;

const FOLLOWING: Required<OwnRulesPatch> = {
  deliveryOn: null,
  deliveryFee: null,
  freeFrom: null,
  postalPrefixes: null,
  outsidePrefixes: null,
  pickupOn: null,
  slots: null,
  slotCapacity: null,
  cutOff: null,
  leadDays: null,
  minimumOrder: null,
};

/** Random rules; each field follows the chain half of the time. The cut-off never passes during a round. */
function drawnRules(chance: () => number, timeZone: string): OwnRulesPatch {
  const some = <T>(...list: readonly T[]): T | null => (chance() < 0.5 ? null : oneOf({ chance }, list));
  const minutes = Math.floor(chance() * 600) - 300;
  const cutOff = timeIn(new Date(Date.now() + (minutes < 0 ? minutes - 5 : minutes + 5) * 60_000), timeZone);
  return {
    deliveryOn: some(true, true, true, false),
    deliveryFee: some(0, 12.34, 40),
    freeFrom: some(0, 200, 500, 99_999.99),
    postalPrefixes: some(['L3R'], ['m5', 'L3'], []),
    outsidePrefixes: some('refuse', 'warn'),
    pickupOn: some(true, true, true, false),
    slots: some<DeliverySlot[]>(['9-12'], ['12-4'], ['9-12', '12-4']),
    slotCapacity: some(1, 2, 40),
    cutOff: some(cutOff, '24:00', '00:00'),
    leadDays: some(1, 2, 3),
    minimumOrder: some(0, 300, 800),
  };
}
