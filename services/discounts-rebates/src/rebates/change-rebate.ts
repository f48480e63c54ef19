import type { RebateChange } from '@larder/contracts';
import { addDays, dayOf, PAYMENT_METHODS, Refusal, type PaymentMethod } from '@larder/kernel';
import type { RebateRow } from './rebate-row.js';

/** `same`: the rebate already has this status and payment. */
export type RebateMove =
  | { kind: 'same' }
  | { kind: 'approve' }
  | { kind: 'withdraw' }
  | { kind: 'reopen'; reason: string }
  | { kind: 'pay'; payment: Payment };

/** The day and the time zone of the default store. */
export interface Calendar {
  today: string;
  timeZone: string;
}

export interface Payment {
  paidDate: string;
  paymentMethod: PaymentMethod;
  paymentReference: string;
  notes: string | null;
}

/**
 * pending → approved → paid (specification part 2 §4); paying a pending rebate approves it. Repeating a payment changes
 * nothing, and reverting it needs a reason.
 * @throws Refusal `invalid` or `conflict`.
 */
export function moveRebate(row: RebateRow, change: RebateChange, calendar: Calendar): RebateMove {
  switch (change.status) {
    case 'below_minimum':
      throw new Refusal('invalid', 'Whether a rebate is below the minimum is calculated from its purchases.');
    case 'paid':
      return pay(row, change, calendar);
    case 'approved':
      if (row.status === 'approved') return { kind: 'same' };
      if (row.status === 'paid') throw alreadyPaid();
      refuseUnpayable(row);
      return { kind: 'approve' };
    case 'pending':
      return takeBack(row, change.reason?.trim() ?? '');
  }
}

function pay(row: RebateRow, change: RebateChange, { today, timeZone }: Calendar): RebateMove {
  const paymentMethod = change.paymentMethod ?? PAYMENT_METHODS[0];
  const paymentReference = change.paymentReference?.trim() ?? '';
  if (paymentReference === '') {
    const isCheque = paymentMethod === 'CHQ';
    throw new Refusal('invalid', isCheque ? 'The cheque number is required.' : 'The e-transfer reference is required.');
  }
  const paidDate = change.paidDate ? dayOf(change.paidDate, timeZone) : today;
  const notes = change.notes?.trim() || null;
  if (row.status === 'paid') {
    const isSame =
      row.paymentMethod === paymentMethod &&
      row.paymentReference === paymentReference &&
      (!change.paidDate || row.paidDate === paidDate) &&
      (change.notes === undefined || row.notes === notes);
    if (isSame) return { kind: 'same' };
    throw alreadyPaid();
  }
  refuseUnpayable(row);
  // A browser further east may be a day ahead of the store.
  if (paidDate > addDays(today, 1)) throw new Refusal('invalid', 'The payment date must not be in the future.');
  return { kind: 'pay', payment: { paidDate, paymentMethod, paymentReference, notes } };
}

function takeBack(row: RebateRow, reason: string): RebateMove {
  if (row.status === 'approved') return { kind: 'withdraw' };
  if (row.status !== 'paid') return { kind: 'same' };
  if (reason !== '') return { kind: 'reopen', reason };
  throw new Refusal('conflict', 'This rebate has been paid. Undoing the payment needs a reason.');
}

function refuseUnpayable({ status, dueCents }: RebateRow): void {
  if (status === 'below_minimum') throw new Refusal('conflict', 'A rebate below the minimum is not paid.');
  if (dueCents === 0) throw new Refusal('conflict', 'There is nothing left to pay.');
}

const alreadyPaid = (): Refusal => new Refusal('conflict', 'This rebate has been paid already.');
