import type { CustomerRebate } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useEffect, useRef } from 'react';
import { paymentTexts } from '../../../texts/rebates/payment.ts';
import { nothingDue, statusWords } from '../model/rebate-words.ts';

interface ChangedNoticeProps {
  before: CustomerRebate;
  now: CustomerRebate;
  timeZone: string;
}

/** Somebody else, or a late order, was faster: the new figures, and what can be done about them. */
export function ChangedNotice({ before, now, timeZone }: ChangedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { label, details } = statusWords(now.rebate, timeZone);
  const isOver = isPaymentOver(now);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="rebate-changed">
      <p className="font-semibold">{paymentTexts.changedTitle}</p>
      {before.rebate.amountDue !== now.rebate.amountDue && (
        <p>{paymentTexts.changedAmount(formatMoney(before.rebate.amountDue), formatMoney(now.rebate.amountDue))}</p>
      )}
      {before.rebate.status !== now.rebate.status && (
        <p>{paymentTexts.changedStatus([label, ...details].join(' · '))}</p>
      )}
      <p>{isOver ? paymentTexts.changedNothing : paymentTexts.changedAgain}</p>
    </div>
  );
}

/** Whether there is nothing left to pay: it was paid meanwhile, or has come to nothing. */
export function isPaymentOver({ rebate }: CustomerRebate): boolean {
  return rebate.status === 'paid' || nothingDue(rebate) !== null;
}
