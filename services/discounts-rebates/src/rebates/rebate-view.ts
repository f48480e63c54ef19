import type { CustomerRebate, RebateCustomer, RebateOfStore } from '@larder/contracts';
import { basisPointsToFraction, centsToDollars, rebateRule, scaledMinimumCents } from '@larder/kernel';
import { translated } from '@larder/platform';
import { termsOf, type RebateRow } from './rebate-row.js';

export type CustomerRebateRow = RebateRow & Omit<RebateCustomer, 'id'> & { tierName: string; unsettled: boolean };

export function customerRebateView(row: CustomerRebateRow, byStore?: RebateOfStore[]): CustomerRebate {
  const { id, period, periodType, status, paidDate, paymentMethod, paymentReference, notes, version } = row;
  const { calculatedAt, approvedAt, approvedBy, paidAt, paidBy } = row;
  return {
    customer: customerView(row),
    tier: row.tier,
    tierName: row.tierName,
    rebate: {
      id,
      period,
      totalPurchases: centsToDollars(row.purchasesCents),
      rebateAmount: centsToDollars(row.rebateCents),
      rebatePercentage: basisPointsToFraction(row.rebateBasisPoints),
      status,
      paidDate,
      paymentMethod,
      paymentReference,
      notes,
      periodType,
      minimumPurchases: minimumPurchases(row),
      rule: translated(rebateRule(termsOf(row), periodType)),
      adjustmentAmount: centsToDollars(row.adjustmentCents),
      alreadyPaid: centsToDollars(row.alreadyPaidCents),
      amountDue: centsToDollars(row.dueCents),
      calculatedAt,
      approvedAt,
      approvedBy,
      paidAt,
      paidBy,
      isSettling: row.unsettled,
      version,
    },
    ...(byStore ? { byStore } : {}),
  };
}

export function customerView(
  row: Pick<CustomerRebateRow, 'customerId' | Exclude<keyof RebateCustomer, 'id'>>,
): RebateCustomer {
  const { customerId, businessName, contactPerson, email, phone } = row;
  return { id: customerId, businessName, contactPerson, email, phone };
}

export function minimumPurchases({ minimumCents, minimumPeriod, periodType }: RebateRow): number {
  return centsToDollars(scaledMinimumCents(minimumCents, minimumPeriod, periodType));
}
