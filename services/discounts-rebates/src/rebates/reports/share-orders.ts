import type { RebateOrder } from '@larder/contracts';
import { centsToDollars, shareOut } from '@larder/kernel';

export interface PurchaseRow {
  orderDate: string;
  orderNumber: string;
  amountCents: number;
  discountCode: string | null;
  isReversed: boolean;
  isLate: boolean;
  /** Null before the calculation, and after the payment. */
  rebateId: string | null;
}

/** Shares of one rebate sum to it exactly; the order of the list decides odd cents. */
export function shareOrders<Purchase extends Pick<PurchaseRow, 'rebateId' | 'amountCents'>>(
  purchases: readonly Purchase[],
  rebateCents: ReadonlyMap<string, number>,
): (Purchase & { shareCents: number })[] {
  const shares = new Map<Purchase, number>();
  for (const [rebateId, cents] of rebateCents) {
    const counted = purchases.filter((purchase) => purchase.rebateId === rebateId);
    const split = shareOut(
      cents,
      counted.map(({ amountCents }) => amountCents),
    );
    counted.forEach((purchase, index) => shares.set(purchase, split[index] ?? 0));
  }
  return purchases.map((purchase) => ({ ...purchase, shareCents: shares.get(purchase) ?? 0 }));
}

export function orderView(order: PurchaseRow & { shareCents: number }): RebateOrder {
  const { orderDate, orderNumber, discountCode, isLate, isReversed } = order;
  return {
    orderDate,
    orderNumber,
    orderAmount: centsToDollars(order.amountCents),
    discountCode,
    rebateAmount: centsToDollars(order.shareCents),
    isLate,
    isReversed,
  };
}
