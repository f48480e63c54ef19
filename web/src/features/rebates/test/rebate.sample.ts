import type { CustomerRebate, CustomerRebateReport } from '@larder/contracts';

/** A row for tests: an ordinary rebate that waits for approval. */
export function sampleRow(
  rebate: Partial<CustomerRebate['rebate']> = {},
  customer: Partial<CustomerRebate['customer']> = {},
): CustomerRebate {
  return {
    customer: {
      id: 'k1',
      businessName: 'Golden Wok',
      contactPerson: 'Mei Chen',
      email: 'mei@wok.example',
      phone: '604-555-0100',
      ...customer,
    },
    tier: 'tier1',
    tierName: 'Bronze',
    rebate: {
      id: 'r1',
      period: '2026-Q3',
      totalPurchases: 10_500,
      rebateAmount: 105,
      rebatePercentage: 0.01,
      status: 'pending',
      paidDate: null,
      paymentMethod: null,
      paymentReference: null,
      notes: null,
      periodType: 'quarterly',
      minimumPurchases: 6250,
      rule: '1.00% of all purchases of the quarter once they reach $6,250.00 ($25,000.00 a year).',
      adjustmentAmount: 0,
      alreadyPaid: 0,
      amountDue: 105,
      calculatedAt: '2026-10-02T14:00:00.000Z',
      approvedAt: null,
      approvedBy: null,
      paidAt: null,
      paidBy: null,
      isSettling: false,
      version: 1,
      ...rebate,
    },
  };
}

/** The report of the sample row. */
export function sampleReport(fields: Partial<CustomerRebateReport> = {}): CustomerRebateReport {
  const { customer, tier, tierName, rebate } = sampleRow();
  return {
    customer,
    period: rebate.period,
    periodType: rebate.periodType,
    from: '2026-07-01',
    to: '2026-09-30',
    currency: 'CAD',
    tier,
    tierName,
    status: rebate.status,
    totalPurchases: rebate.totalPurchases,
    rebatePercentage: rebate.rebatePercentage,
    rebateAmount: rebate.rebateAmount,
    paidDate: null,
    paymentMethod: null,
    paymentReference: null,
    notes: null,
    byStore: [{ store: 'main', totalPurchases: rebate.totalPurchases, rebateAmount: rebate.rebateAmount }],
    minimumPurchases: rebate.minimumPurchases,
    rule: rebate.rule,
    adjustments: [],
    laterAdjustments: [],
    alreadyPaid: 0,
    amountDue: rebate.amountDue,
    calculatedAt: rebate.calculatedAt,
    ...fields,
  };
}
