import { LIMITS, Refusal, sentence } from '@larder/kernel';

export function tooManyForPdf(total: number): Refusal {
  return new Refusal(
    'invalid',
    sentence(
      'A PDF holds at most {most} orders, and these are {total}. Please narrow the list, or export it as CSV or Excel.',
      { most: LIMITS.ordersOfPdf.toLocaleString('en'), total: total.toLocaleString('en') },
    ),
  );
}

export function tooManyForExcel(total: number): Refusal {
  return new Refusal(
    'invalid',
    sentence(
      'An Excel file holds at most {most} orders, and these are {total}. Please narrow the list, or export it as CSV.',
      { most: LIMITS.ordersOfExcel.toLocaleString('en'), total: total.toLocaleString('en') },
    ),
  );
}

export function tooMuchForPdf(): Refusal {
  return new Refusal(
    'invalid',
    sentence('A PDF holds at most {most} lines of products. Please narrow the list, or export it as CSV or Excel.', {
      most: LIMITS.linesOfPdf.toLocaleString('en'),
    }),
  );
}
