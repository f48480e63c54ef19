import type { RebateOrder } from '@larder/contracts';
import { centsToDollars, shareOut, shareOutByGroup } from '@larder/kernel';

export interface PurchaseRow {
  orderDate: string;
  orderNumber: string;
  amountCents: number;
  storeId: string;
  /** The short name of the store. */
  store: string;
  discountCode: string | null;
  isReversed: boolean;
  /** The number of the quarter; see `quarterNumberOf`. */
  quarter: number;
  quarterlyRebateId: string | null;
  annualRebateId: string | null;
}

export interface SharedRebate {
  id: string;
  kind: 'quarterly' | 'annual';
  first: number;
  last: number;
  cents: number;
  paid: boolean;
  /** The amount that later rebates have paid for purchases after this one's payment. */
  paidLaterCents: number;
}

export type SharedPurchase = Pick<
  PurchaseRow,
  'amountCents' | 'storeId' | 'isReversed' | 'quarter' | 'quarterlyRebateId' | 'annualRebateId'
>;

export interface Share {
  shareCents: number;
  isLate: boolean;
  /** Whether a rebate counts the purchase, or counted it when it was paid. */
  isCounted: boolean;
}

/**
 * Each purchase's share of the year's rebate, if that is calculated, else of its quarter's. A share paid for a quarter
 * is kept, whatever the year yields. Shares of one rebate sum to it exactly; the order of the list decides odd cents.
 * All shares of a store sum to the store's share of the rebate.
 */
export function shareOrders(purchases: readonly SharedPurchase[], rebates: readonly SharedRebate[]): Share[] {
  const year = rebates.find(({ kind }) => kind === 'annual');
  const quarters = rebates.filter(({ kind, paid }) => kind === 'quarterly' && (paid || !year));
  const ofQuarters = purchases.map(() => 0);
  const stores = purchases.map(({ storeId }) => storeId);
  for (const rebate of quarters) {
    const weights = purchases.map((each) => (isCountedBy(rebate, each) ? each.amountCents : 0));
    if (weights.some((weight) => weight > 0)) add(ofQuarters, shareOutByGroup(rebate.cents, weights, stores));
  }
  const shares = year
    ? shareAtLeast(
        year.cents,
        purchases.map((each) => (isCountedBy(year, each) ? each.amountCents : 0)),
        ofQuarters,
        stores,
      )
    : ofQuarters;
  const counting = year ? [year, ...quarters] : quarters;
  const isCounted = purchases.map((each) => counting.some((rebate) => isCountedBy(rebate, each)));
  const lateOf = (rebate: SharedRebate): number[] =>
    purchases.map((each, index) =>
      rebate.paid && !isCounted[index] && !each.isReversed && isWithin(rebate, each) ? each.amountCents : 0,
    );
  const late = counting.map((rebate) => ({ rebate, weights: lateOf(rebate) }));
  for (const { rebate, weights } of late) {
    if (weights.some((weight) => weight > 0)) add(shares, shareOut(rebate.paidLaterCents, weights));
  }
  return purchases.map((each, index) => ({
    shareCents: shares[index] ?? 0,
    isLate: !isCounted[index] && !each.isReversed && counting.some((rebate) => rebate.paid && isWithin(rebate, each)),
    isCounted: isCounted[index] ?? false,
  }));
}

const isWithin = ({ first, last }: SharedRebate, { quarter }: SharedPurchase): boolean =>
  quarter >= first && quarter <= last;

/** A paid rebate counts the purchases that counted at payment; an unpaid one those that count now. */
function isCountedBy(rebate: SharedRebate, purchase: SharedPurchase): boolean {
  if (!isWithin(rebate, purchase)) return false;
  if (!rebate.paid) return !purchase.isReversed;
  return (rebate.kind === 'annual' ? purchase.annualRebateId : purchase.quarterlyRebateId) === rebate.id;
}

/** Splits by group and weight, no part less than its floor; the result exceeds the total if the floors do. */
export function shareAtLeast(
  total: number,
  weights: readonly number[],
  floors: readonly number[],
  groups: readonly string[],
): number[] {
  const parts = weights.map((weight, index) => ({ weight: BigInt(weight), floor: BigInt(floors[index] ?? 0), index }));
  const open = [...weights];
  const shares = weights.map(() => 0);
  let left = BigInt(total);
  let whole = parts.reduce((sum, { weight }) => sum + weight, 0n);
  // The part with the highest floor for its weight is the first that gets only its floor.
  const byFloor = (a: (typeof parts)[number], b: (typeof parts)[number]): number =>
    Number(b.floor * a.weight - a.floor * b.weight);
  const floored = parts.filter(({ floor }) => floor > 0n);
  for (const { weight, floor, index } of [
    ...floored.filter(({ weight }) => weight === 0n),
    ...floored.filter(({ weight }) => weight > 0n).sort(byFloor),
  ]) {
    if (left > 0n && weight > 0n && floor * whole <= left * weight) break;
    shares[index] = Number(floor);
    open[index] = 0;
    left -= floor;
    whole -= weight;
  }
  if (left > 0n && whole > 0n) add(shares, shareOutByGroup(Number(left), open, groups));
  return shares;
}

function add(sums: number[], parts: readonly number[]): void {
  for (const [index, part] of parts.entries()) sums[index] = (sums[index] ?? 0) + part;
}

export function orderView(order: PurchaseRow, { shareCents, isLate }: Share): RebateOrder {
  const { orderDate, orderNumber, store, discountCode, isReversed } = order;
  return {
    orderDate,
    orderNumber,
    store,
    orderAmount: centsToDollars(order.amountCents),
    discountCode,
    rebateAmount: centsToDollars(shareCents),
    isLate,
    isReversed,
  };
}
