import { describe, expect, it } from '@jest/globals';
import { newPayment, paymentOf, paymentProblems } from './payment-fields.ts';

const TODAY = '2026-11-21';
const fields = (change: object = {}) => ({ ...newPayment(TODAY), reference: '1042', ...change });

describe('the form of a payment', () => {
  it("a payment begins as a cheque with the store's current day", () => {
    expect(newPayment(TODAY)).toEqual({ method: 'CHQ', reference: '', date: '11/21/2026', notes: '' });
  });

  it.each([
    [{ reference: '  ' }, 'Enter the cheque number.', null],
    [{ reference: '', method: 'e-Transfer' }, 'Enter the e-Transfer reference.', null],
    [{ date: '' }, null, 'Enter the day of the payment.'],
    [{ date: '02/30/2026' }, null, 'Enter the date as MM/DD/YYYY.'],
    [{ date: '11/22/2026' }, null, 'The payment cannot be in the future.'],
    [{ date: '12/31/2023' }, null, 'That is before the first rebates.'],
    [{ date: '11/21/2026' }, null, null],
  ])('a payment with %j is refused with %j and %j', (change, reference, date) => {
    expect(paymentProblems(fields(change), TODAY)).toEqual({ reference, date });
  });

  it('a payment is sent as entered, without notes as null', () => {
    expect(paymentOf(fields({ reference: ' 1042 ', notes: '  ', date: '11/05/2026' }), TODAY)).toEqual({
      paidDate: '2026-11-05',
      paymentMethod: 'CHQ',
      paymentReference: '1042',
      notes: null,
    });
  });
});
