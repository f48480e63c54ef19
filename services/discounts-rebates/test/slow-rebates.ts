import type { RebateWorld, WorldCustomer, WorldOrder } from './rebate-world.js';

/** The expected rebate of a customer in a period, in cents; null when there is none. */
export interface SlowRebate {
  purchasesCents: number;
  rebateCents: number;
  status: 'pending' | 'below_minimum';
  tier: string;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day on which an order was placed, in its store's zone. */
export function dayOf({ placedAt, zone }: WorldOrder): string {
  // Swedish dates are in the form year-month-day.
  const calendar = calendars.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  calendars.set(zone, calendar);
  return calendar.format(placedAt);
}

/**
 * The reference implementation, from the final state of all orders: reads each of them, compares dates as texts, and
 * calculates percentages in integers of a hundredth of a percent of a cent.
 */
export function slowRebate(
  { tiers }: RebateWorld,
  customer: WorldCustomer,
  { from, to, months }: { from: string; to: string; months: number },
): SlowRebate | null {
  let purchases = 0n;
  let orders = 0;
  for (const order of customer.orders) {
    if (order.status !== 'delivered') continue;
    const day = dayOf(order);
    if (day < from || day > to) continue;
    purchases += BigInt(order.amountCents);
    orders++;
  }
  if (orders === 0) return null;
  const active = customer.codes
    .filter(({ active }) => active)
    .map(({ tier }) => tier)
    .sort();
  const tier = active.at(-1) ?? 'tier0';
  const terms = tiers.find((each) => each.tier === tier);
  if (!terms) throw new Error(`There is no ${tier}.`);
  const meantFor = BigInt({ monthly: 1, quarterly: 3, annually: 12 }[terms.minimumPeriod]);
  const reached = purchases * meantFor >= BigInt(terms.minimumCents) * BigInt(months);
  const parts = purchases * BigInt(terms.rebateBasisPoints);
  const rebate = parts / 10_000n + (parts % 10_000n >= 5_000n ? 1n : 0n);
  const granted = active.length > 0 && reached;
  return {
    purchasesCents: Number(purchases),
    rebateCents: granted ? Number(rebate) : 0,
    status: granted ? 'pending' : 'below_minimum',
    tier,
  };
}
