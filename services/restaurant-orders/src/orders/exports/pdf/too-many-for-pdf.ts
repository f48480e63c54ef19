import { LIMITS, Refusal } from '@larder/kernel';

export function tooManyForPdf(total: number): Refusal {
  return new Refusal(
    'invalid',
    `A PDF holds at most ${LIMITS.ordersOfPdf.toLocaleString('en')} orders, and these are ${total.toLocaleString('en')}. Please narrow the list, or export it as CSV or Excel.`,
  );
}

export function tooMuchForPdf(): Refusal {
  return new Refusal(
    'invalid',
    `A PDF holds at most ${LIMITS.linesOfPdf.toLocaleString('en')} lines of products. Please narrow the list, or export it as CSV or Excel.`,
  );
}
