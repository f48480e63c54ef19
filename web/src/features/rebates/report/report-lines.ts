import type { CustomerRebateReport } from '@larder/contracts';
import { formatFraction, formatMoney, readRebatePeriod } from '@larder/kernel';
import { formatDay } from '../../../shared/time/format-time.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { reportTexts } from '../../../texts/rebates/report.ts';
import type { StoreNames } from '../figures/by-store-panel.tsx';
import { namedPeriod, formatPayment, periodDays, signedMoney } from '../model/rebate-texts.ts';

export interface ReportLine {
  name: string;
  value: string;
  /** Whether the line is the sum of the others. */
  isSum?: boolean;
}

/** A report in parts, the same on the screen, as text and on paper. */
export interface ReportLines {
  customer: string;
  facts: ReportLine[];
  sums: ReportLine[];
  /** The stores' shares; empty in a chain of one store. */
  stores: ReportLine[];
  /** How it was paid, and later changes. */
  after: ReportLine[];
}

export function reportLines(report: CustomerRebateReport, names: StoreNames): ReportLines {
  return {
    customer: report.customer.businessName,
    facts: factsOf(report),
    sums: sumsOf(report),
    stores: storesOf(report, names),
    after: afterOf(report),
  };
}

function factsOf(report: CustomerRebateReport): ReportLine[] {
  const { customer, status, tierName, rule } = report;
  const contact = [customer.contactPerson, customer.email, customer.phone].filter(Boolean).join(', ');
  return [
    ...(contact === '' ? [] : [{ name: reportTexts.contact, value: contact }]),
    { name: reportTexts.period, value: reportPeriod(report) },
    { name: reportTexts.status, value: rebateListTexts.statuses[status] },
    { name: reportTexts.tier, value: tierName },
    { name: reportTexts.rule, value: rule },
  ];
}

/** "Q3 2026 · Jul 1–Sep 30". */
export function reportPeriod({ period }: Pick<CustomerRebateReport, 'period'>): string {
  const named = readRebatePeriod(period);
  return named === null ? period : `${namedPeriod(period)} · ${periodDays(named)}`;
}

function sumsOf(report: CustomerRebateReport): ReportLine[] {
  const { status, totalPurchases, minimumPurchases, rebatePercentage, rebateAmount, adjustments } = report;
  const reached = totalPurchases >= minimumPurchases ? reportTexts.reached : reportTexts.notReached;
  return [
    { name: reportTexts.purchases, value: formatMoney(totalPurchases) },
    {
      name: reportTexts.minimum,
      value: minimumPurchases > 0 ? `${formatMoney(minimumPurchases)} (${reached})` : rebateListTexts.noMinimum,
    },
    { name: reportTexts.percentage, value: formatFraction(rebatePercentage, 2) },
    { name: reportTexts.rebate, value: formatMoney(rebateAmount), isSum: true },
    ...(report.alreadyPaid === 0 ? [] : [{ name: reportTexts.alreadyPaid, value: signedMoney(-report.alreadyPaid) }]),
    ...adjustments.map(({ period, amount }) => ({
      name: reportTexts.adjustmentOf(namedPeriod(period)),
      value: signedMoney(amount),
    })),
    {
      name: status === 'paid' ? reportTexts.paid : reportTexts.due,
      value: formatMoney(report.amountDue),
      isSum: true,
    },
  ];
}

function storesOf({ byStore }: CustomerRebateReport, names: StoreNames): ReportLine[] {
  return byStore.flatMap(({ store, totalPurchases, rebateAmount }) => {
    const name = names.get(store);
    return name === undefined
      ? []
      : { name, value: reportTexts.ofStore(formatMoney(totalPurchases), formatMoney(rebateAmount)) };
  });
}

function afterOf(report: CustomerRebateReport): ReportLine[] {
  const { paymentMethod, paymentReference, paidDate, notes, laterAdjustments } = report;
  return [
    ...(paymentMethod === null || paidDate === null
      ? []
      : [
          {
            name: reportTexts.payment,
            value: reportTexts.paymentBy(formatPayment(paymentMethod, paymentReference), formatDay(paidDate)),
          },
        ]),
    ...(notes === null || notes === '' ? [] : [{ name: reportTexts.notes, value: notes }]),
    ...laterAdjustments.map(({ period, amount }) => ({
      name: reportTexts.laterAdjustment(namedPeriod(period)),
      value: signedMoney(amount),
    })),
  ];
}
