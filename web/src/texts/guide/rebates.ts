import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const rebates: GuideSection = {
  id: 'rebates',
  title: 'Rebates',
  blocks: [
    note('admin', '[Rebates](/admin/rebates) is for administrators only.'),
    text(
      'A rebate pays part of a customer’s purchases back, after a quarter or a year. Larder calculates it; you approve it, pay it and record the payment.',
    ),
    heading('What counts'),
    list(
      'A purchase is a {status:delivered} order with a code: its subtotal minus its discount, without the delivery fee.',
      'Its date is the day on which the order was _placed_, not delivered.',
      'When the order is no longer *Delivered*, or is cancelled or deleted, its purchase is reversed.',
      'Periods are quarters (Q1 Jan–Mar, Q2 Apr–Jun, Q3 Jul–Sep, Q4 Oct–Dec) and years.',
    ),
    heading('The amount'),
    text(
      'The highest tier of a customer’s active codes applies. If the purchases of the period reach the tier’s minimum, its percentage applies to _all_ of them, not only to the part above; the result is rounded once, to the cent. Below the minimum, or without an active code, there is no rebate.',
    ),
    table(
      'Tiers of a new installation',
      ['Tier', 'Rebate', 'Minimum a year', 'Minimum a quarter'],
      ['Regular', '0%', 'none', 'none'],
      ['Bronze', '1%', '$25,000.00', '$6,250.00'],
      ['Silver', '2%', '$50,000.00', '$12,500.00'],
      ['Gold', '3%', '$100,000.00', '$25,000.00'],
    ),
    text(
      'A minimum is for the *Rebate period* of its tier and is scaled to the period that you calculate: for a quarter, a fourth of a year’s minimum. Example: Bronze purchases of $8,000.00 in a quarter reach $6,250.00 and earn 1%, which is $80.00.',
    ),
    heading('From calculation to payment'),
    steps(
      'Choose quarterly or annually, the year and the quarter, and press *Calculate Rebates*. It includes everything that was delivered up to that moment.',
      'Open a customer’s *Report* and look at the orders behind the figure.',
      'Press *Approve*. Your name and the time are recorded.',
      'Pay, then press *Record Payment*: cheque (CHQ) or e-Transfer, its reference, optional notes, and the day, which cannot be in the future.',
    ),
    table(
      'Statuses of a rebate',
      ['Status', 'Means', 'What you can do'],
      [
        'Pending',
        'Calculated, not yet checked.',
        '*Approve*, or *Record Payment* at once, which counts as your approval',
      ],
      [
        'Approved',
        'Checked. If its amount changes, it becomes pending again.',
        '*Record Payment*, or *Take back approval*',
      ],
      ['Paid', 'Settled. It does not change anymore.', '*Undo payment…*'],
      ['Below minimum', 'The purchases do not reach the minimum: $0.00.', 'nothing: it cannot be paid'],
    ),
    list(
      'Calculating again is safe, and the confirmation says what happens to which rebates. Unpaid rebates are recalculated with today’s tiers and percentages; paid ones never change.',
      'Between two calculations, unpaid rebates include late deliveries and cancellations within a few seconds, with the tier and percentage of the last calculation.',
      '*So far this quarter*, or *So far this year*, shows what the running period has earned so far, without a calculation.',
      '*Undo payment…* needs a reason, such as a stopped cheque, and is logged. The rebate becomes pending again.',
    ),
    heading('When something changes after the payment'),
    list(
      'A purchase that is added to or removed from a paid period becomes an adjustment, up or down, of the customer’s next unpaid rebate of the same kind. It never makes an amount negative: the rest is carried over to the next one.',
      'A year shows its full rebate, the amount paid for its quarters, and only the difference as due. If the year was paid first, its quarters have nothing due.',
      'Amount due = rebate + adjustments − already paid, and never below $0.00.',
    ),
    heading('The report'),
    text(
      '*Report* shows a customer’s period in full: status, purchases, minimum, the rule, percentage, rebate, adjustments, amounts paid and due, the payment, and every order with its share. The shares add up to the rebate to the cent. *Copy Report* copies it as text for an email, *Download* saves it as a file, *Print* prints it, and *Orders as CSV* saves the orders for a spreadsheet.',
    ),
    text(
      'In a chain of several stores, *By store* shows the purchases of each store and its share of the rebates, on the page, in each report and in its files; the shares add up to the cent. Tier, minimum and payment are for the whole chain: purchases at all stores count together.',
    ),
    text(
      'The cards above the table add up its rows: *Total Sales* (purchases), *Total Rebates*, *Customers*, and *Paid Out*.',
    ),
  ],
};
