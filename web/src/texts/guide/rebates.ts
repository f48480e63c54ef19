import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const rebates: GuideSection = {
  id: 'rebates',
  title: 'Rebates',
  blocks: [
    note('admin', '[Rebates](/admin/rebates) is for administrators only.'),
    text(
      'A rebate gives a customer part of its purchases back, after a quarter or a year. Larder calculates it; you approve it, pay it and record the payment.',
    ),
    heading('What counts'),
    list(
      'A purchase is a {status:delivered} order that carried a code: its subtotal less its discount, without the delivery fee.',
      'It is dated by the day on which the order was _placed_, not delivered.',
      'When an order leaves *Delivered*, is cancelled or deleted, its purchase is taken back.',
      'Periods are quarters (Q1 Jan–Mar, Q2 Apr–Jun, Q3 Jul–Sep, Q4 Oct–Dec) and years.',
    ),
    heading('How much it is'),
    text(
      'The highest tier among a customer’s active codes decides. If the purchases of the period reach the tier’s minimum, exactly or beyond, the tier’s percentage is given on _all_ of them, not only on what lies above; the result is rounded once, to the cent. Below the minimum, or without an active code, there is no rebate.',
    ),
    table(
      'Tiers of a new installation',
      ['Tier', 'Rebate', 'Minimum a year', 'Minimum a quarter'],
      ['Regular', '0 %', 'none', 'none'],
      ['Bronze', '1 %', '$25,000.00', '$6,250.00'],
      ['Silver', '2 %', '$50,000.00', '$12,500.00'],
      ['Gold', '3 %', '$100,000.00', '$25,000.00'],
    ),
    text(
      'A minimum is meant for its tier’s own *Rebate period* and scaled to the one you calculate: a quarter takes a fourth of a year’s minimum. Example: Bronze purchases of $8,000.00 in a quarter reach $6,250.00 and give 1 %, which is $80.00.',
    ),
    heading('From calculating to paying'),
    steps(
      'Choose quarterly or annually, the year and the quarter, and press *Calculate Rebates*. It first takes in everything that was delivered up to that moment.',
      'Open a customer’s *Report* and look at the orders behind the figure.',
      'Press *Approve*. Who did, and when, is kept.',
      'Pay, then press *Record Payment*: cheque (CHQ) or e-Transfer, its reference, notes if you like, and the day, which cannot lie in the future.',
    ),
    table(
      'Statuses of a rebate',
      ['Status', 'Means', 'What you can do'],
      [
        'Pending',
        'Calculated, not yet looked at.',
        '*Approve*, or *Record Payment* at once, which counts as your approval',
      ],
      [
        'Approved',
        'Found right. If its amount changes, it is pending again.',
        '*Record Payment*, or *Take back approval*',
      ],
      ['Paid', 'Settled. It does not change any more.', '*Undo payment…*'],
      ['Below minimum', 'The purchases do not reach the minimum: $0.00.', 'nothing: it cannot be paid'],
    ),
    list(
      'Calculating again is safe, and the question before it says what becomes of which rebates. What is not paid is figured anew, with today’s tiers and percentages; what is paid never changes.',
      'Between two calculations unpaid rows follow late deliveries and cancellations by themselves within a few seconds, at the tier and percentage they were calculated with.',
      '*So far this quarter*, or *So far this year*, shows what the running period has earned; nothing has to be calculated for it.',
      '*Undo payment…* needs a reason, such as a stopped cheque, and is logged. The rebate is then pending again.',
    ),
    heading('When something changes after the payment'),
    list(
      'A purchase that enters or leaves a paid period becomes an adjustment, up or down, on the customer’s next unpaid rebate of the same kind. It never makes an amount negative: what does not fit waits for the one after.',
      'A year shows its full rebate, what the paid quarters already gave, and only the difference as due. If the year was paid first, its quarters have nothing due.',
      'Amount due = rebate + adjustments − already paid, and never below $0.00.',
    ),
    heading('The report'),
    text(
      '*Report* shows a customer’s period in full: status, purchases, minimum, the rule in words, percentage, rebate, adjustments, what is already paid, what is due, the payment, and every order with its share. The shares add up to the rebate to the cent. *Copy Report* takes it as text for an email, *Download* saves it as a file, *Print* prints it, and *Orders as CSV* saves the orders for a spreadsheet.',
    ),
    text(
      'In a chain of several stores, *By store* tells where the purchases were made and which part of the rebates comes of them, on the page, in each report and in its files; the stores add up to the cent. Tier, minimum and payment are the whole chain’s: purchases at two stores count together.',
    ),
    text(
      'The cards above the table sum up its rows: *Total Sales* (their purchases), *Total Rebates*, *Customers*, and *Paid Out*.',
    ),
  ],
};
