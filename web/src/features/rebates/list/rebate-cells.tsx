import type { CustomerRebate } from '@larder/contracts';
import { formatFraction, formatMoney, type RebateStatus } from '@larder/kernel';
import { BadgeCheck, Banknote, CircleSlash, Clock } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { isMinimumReached, nothingDue, signedMoney, statusWords } from '../model/rebate-words.ts';
import styles from './rebate-cells.module.css';

const LOOKS = {
  pending: { tone: 'paused', icon: Clock },
  approved: { tone: 'info', icon: BadgeCheck },
  paid: { tone: 'good', icon: Banknote },
  below_minimum: { tone: 'quiet', icon: CircleSlash },
} as const satisfies Record<RebateStatus, object>;

interface PartProps {
  row: CustomerRebate;
}

/** A status in its word, its colour and its icon, and what there is to know about it. */
export function StatusCell({ row: { rebate }, timeZone }: PartProps & { timeZone: string }) {
  const { label, details } = statusWords(rebate, timeZone);
  const { tone, icon } = LOOKS[rebate.status];
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone} icon={icon} className="rounded-control leading-[1.35]">
        {label}
      </Badge>
      {details.map((detail) => (
        <span key={detail} className="text-sm text-ink-2 wrap-anywhere">
          {detail}
        </span>
      ))}
      {rebate.isSettling && <span className="text-sm font-semibold text-turmeric-ink">{rebateListTexts.settling}</span>}
    </div>
  );
}

export function CustomerCell({ row: { customer, tierName } }: PartProps) {
  const contact = [...new Set([customer.contactPerson, customer.email])].filter(Boolean);
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{customer.businessName}</span>
      {contact.map((line) => (
        <span key={line} className="block text-sm text-ink-2 wrap-anywhere">
          {line}
        </span>
      ))}
      <span className={styles.tierName}>{tierName}</span>
    </>
  );
}

export function PurchasesCell({ row: { rebate } }: PartProps) {
  const { totalPurchases, minimumPurchases } = rebate;
  return (
    <>
      <span className="block font-semibold">{formatMoney(totalPurchases)}</span>
      <span className="block text-sm text-ink-2">
        {minimumPurchases > 0 ? rebateListTexts.minimum(formatMoney(minimumPurchases)) : rebateListTexts.noMinimum}
      </span>
      {minimumPurchases > 0 && (
        <span className={`block text-sm ${isMinimumReached(rebate) ? 'text-brand' : 'text-danger-ink'}`}>
          {isMinimumReached(rebate) ? rebateListTexts.reached : rebateListTexts.notReached}
        </span>
      )}
    </>
  );
}

export function RebateCell({ row: { rebate } }: PartProps) {
  return (
    <>
      <span className="block font-semibold">{formatMoney(rebate.rebateAmount)}</span>
      <span className="block text-sm text-ink-2">{formatFraction(rebate.rebatePercentage, 2)}</span>
    </>
  );
}

/** What is to be paid or was, what made it another sum than the rebate, and why it may be nothing. */
export function DueCell({ row: { rebate } }: PartProps) {
  const { status, amountDue, adjustmentAmount, alreadyPaid } = rebate;
  const why = nothingDue(rebate);
  return (
    <>
      <span className="block font-extrabold">{why === null ? formatMoney(amountDue) : rebateListTexts.nothingDue}</span>
      {status === 'paid' && <span className="block text-sm text-ink-2">{rebateListTexts.wasPaid}</span>}
      {alreadyPaid !== 0 && (
        <span className="block text-sm text-ink-2">{rebateListTexts.alreadyPaid(signedMoney(-alreadyPaid))}</span>
      )}
      {adjustmentAmount !== 0 && (
        <span className="block text-sm text-ink-2">{rebateListTexts.adjustments(signedMoney(adjustmentAmount))}</span>
      )}
      {why !== null && status !== 'below_minimum' && <span className="block text-sm text-ink-2">{why}</span>}
    </>
  );
}
