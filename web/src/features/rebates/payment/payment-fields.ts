import { PAYMENT_METHODS, type PaymentMethod } from '@larder/kernel';
import { readTypedDay, typedDayProblem, writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { paymentTexts } from '../../../texts/rebates/payment.ts';
import type { Payment } from '../rebates-api.ts';

/** The form's values. */
export interface PaymentFields {
  method: PaymentMethod;
  reference: string;
  /** The date as typed: MM/DD/YYYY. */
  date: string;
  notes: string;
}

/** No rebate is older than this. */
export const FIRST_PAYMENT_DAY = '2024-01-01';

export function newPayment(today: string): PaymentFields {
  return { method: PAYMENT_METHODS[0], reference: '', date: writeTypedDay(today), notes: '' };
}

export interface PaymentProblems {
  reference: string | null;
  date: string | null;
}

export function paymentProblems({ method, reference, date }: PaymentFields, today: string): PaymentProblems {
  const dateProblem = typedDayProblem(date, { from: FIRST_PAYMENT_DAY, to: today });
  return {
    reference: reference.trim() === '' ? paymentTexts.referenceMissing[method] : null,
    date: dateProblem === null ? null : paymentTexts.dateProblems[dateProblem],
  };
}

/** The form as the server expects it. */
export function paymentOf({ method, reference, date, notes }: PaymentFields, today: string): Payment {
  return {
    paidDate: readTypedDay(date) ?? today,
    paymentMethod: method,
    paymentReference: reference.trim(),
    notes: notes.trim() || null,
  };
}
