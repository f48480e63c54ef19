import type { RebateOrder } from '@larder/contracts';
import { centsToDollars, shareOut } from '@larder/kernel';

/** An order behind a rebate, in cents. */
export interface PurchaseRow {
  orderDate: string;
  orderNumber: string;
  amountCents: number;
  discountCode: string | null;
  isReversed: boolean;
  isLate: boolean;
  /** The rebate that counts it; null while its period has not been calculated, and for what came after the payment. */
  rebateId: string | null;
}

/** The orders with their shares: those of one rebate sum to it exactly. The order of the list decides who gets odd cents. */
export function shareOrders(
  purchases: readonly PurchaseRow[],
  rebateCents: ReadonlyMap<string, number>,
): RebateOrder[] {
  const shares = new Map<PurchaseRow, number>();
  for (const [rebateId, cents] of rebateCents) {
    const counted = purchases.filter((purchase) => purchase.rebateId === rebateId);
    const split = shareOut(
      cents,
      counted.map(({ amountCents }) => amountCents),
    );
    counted.forEach((purchase, index) => shares.set(purchase, split[index] ?? 0));
  }
  return purchases.map((purchase) => ({
    orderDate: purchase.orderDate,
    orderNumber: purchase.orderNumber,
    orderAmount: centsToDollars(purchase.amountCents),
    discountCode: purchase.discountCode,
    rebateAmount: centsToDollars(shares.get(purchase) ?? 0),
    isLate: purchase.isLate,
    isReversed: purchase.isReversed,
  }));
}
