import { centsToDollars, dollarsToCents } from '../money.js';
import { effective, type OverrideOf } from '../stores/effective.js';
import { DELIVERY_FEE_CENTS, DELIVERY_SLOTS, FREE_DELIVERY_FROM_CENTS, type DeliverySlot } from './delivery.js';

export const OUTSIDE_PREFIXES = ['refuse', 'warn'] as const;

interface RulesWithoutMoney {
  deliveryOn: boolean;
  pickupOn: boolean;
  /** Beginnings of the postal codes that are delivered to, "L3R", in capitals without blanks; none: all are. */
  postalPrefixes: readonly string[];
  /** How deliveries elsewhere are handled. */
  outsidePrefixes: (typeof OUTSIDE_PREFIXES)[number];
  slots: readonly DeliverySlot[];
  /** Orders of one slot of a day, deliveries and pickups together; null: any number. */
  slotCapacity: number | null;
  /** "18:00" of the store's clock: from then on an order counts as placed the next day. Null or "24:00": never. */
  cutOff: string | null;
  /** Days between the day on which an order counts as placed and the first possible day: 1 is tomorrow. */
  leadDays: number;
}

/** When and how a store takes orders, money in cents. */
export interface OrderRules extends RulesWithoutMoney {
  deliveryFeeCents: number;
  /** The subtotal before discounts from which deliveries are free. */
  freeFromCents: number;
  /** The least subtotal before discounts; 0: none. */
  minimumOrderCents: number;
}

/** The API's form, money in dollars. */
export interface OrderRulesInDollars extends RulesWithoutMoney {
  deliveryFee: number;
  freeFrom: number;
  minimumOrder: number;
}

/** The chain's or a store's own rules. */
export type OwnRules = OverrideOf<OrderRules>;

/** The defaults where neither the chain nor the store sets a rule. */
export const DEFAULT_ORDER_RULES: OrderRules = {
  deliveryOn: true,
  deliveryFeeCents: DELIVERY_FEE_CENTS,
  freeFromCents: FREE_DELIVERY_FROM_CENTS,
  postalPrefixes: [],
  outsidePrefixes: 'refuse',
  pickupOn: true,
  slots: DELIVERY_SLOTS,
  slotCapacity: null,
  cutOff: null,
  leadDays: 1,
  minimumOrderCents: 0,
};

export const MOST_LEAD_DAYS = 60;
export const MOST_OF_SLOT = 9_999;

/** The effective rules of a store, field by field: the store's, else the chain's, else the default. */
export function orderRulesOf(chain: OwnRules | null | undefined, store?: OwnRules | null): OrderRules {
  return effective(effective(DEFAULT_ORDER_RULES, chain), store);
}

export function rulesInDollars({
  deliveryFeeCents,
  freeFromCents,
  minimumOrderCents,
  ...rules
}: OrderRules): OrderRulesInDollars {
  return {
    ...rules,
    deliveryFee: centsToDollars(deliveryFeeCents),
    freeFrom: centsToDollars(freeFromCents),
    minimumOrder: centsToDollars(minimumOrderCents),
  };
}

export function rulesInCents({ deliveryFee, freeFrom, minimumOrder, ...rules }: OrderRulesInDollars): OrderRules {
  const cents = (dollars: number): number => dollarsToCents(dollars) ?? 0;
  return {
    ...rules,
    deliveryFeeCents: cents(deliveryFee),
    freeFromCents: cents(freeFrom),
    minimumOrderCents: cents(minimumOrder),
  };
}

/** "l3r 1a1" → "L3R1A1". */
export const postalPrefix = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether the store delivers to a postal code; a store with prefixes delivers nowhere without one. */
export function deliversTo({ postalPrefixes }: Pick<OrderRules, 'postalPrefixes'>, postalCode: string): boolean {
  const code = postalPrefix(postalCode);
  return postalPrefixes.length === 0 || postalPrefixes.some((prefix) => code.startsWith(prefix));
}
