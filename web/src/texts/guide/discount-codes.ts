import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const discountCodes: GuideSection = {
  id: 'discount-codes',
  title: 'Discount codes',
  blocks: [
    note('admin', '[Discount Codes](/admin/restaurant/discount-codes) is for administrators only.'),
    text(
      'A code identifies a restaurant. On the [ordering page](/restaurant) it shows the restaurant its own prices and fills in its name and contact at the checkout. There is no password besides the code: give it only to its restaurant.',
    ),
    heading('Give a restaurant a code'),
    steps(
      'Press *Add Code*.',
      'Enter four characters, letters A–Z or digits 0–9, or press *Generate*. Lower-case letters become capitals. A code of another restaurant is refused.',
      'Enter the *Restaurant name*; contact person, email and phone are filled in at the checkout.',
      'Choose the *Tier*, leave *Active* on and press *Create code*.',
    ),
    list(
      'The switch *Active* works at once: restaurants cannot use an inactive code, and orders already placed with it stay as they are.',
      'In a chain of several stores, *Stores* sets where the code is accepted: in all stores, or only in those you choose. Other stores refuse it exactly like a code that does not exist.',
      'Press a code to copy it.',
      '*Usage* counts the orders placed with the code and what they saved. A cancelled or deleted order is not counted, unless it is restored.',
      'Deleting a code can be undone for 24 hours. Its orders keep their discounts. To block a code for a while, switch it off instead.',
      '*Export CSV* exports the filtered codes.',
    ),
    heading('Tiers'),
    text(
      'The tab [Tier Configuration](/admin/restaurant/discount-codes?tab=tiers) shows what each tier gives. These are the tiers of a new installation; yours may differ.',
    ),
    table(
      'Tiers of a new installation',
      ['Tier', 'Discount', 'Rebate', 'Minimum purchase a year'],
      ['Regular', '0%', '0%', 'none'],
      ['Bronze', '7%', '1%', '$25,000.00'],
      ['Silver', '10%', '2%', '$50,000.00'],
      ['Gold', '15%', '3%', '$100,000.00'],
    ),
    list(
      'The discount reduces each order immediately. The rebate is paid later, on delivered orders: see [Rebates](#rebates).',
      'A new discount applies to new orders. Existing orders keep the percentage they were placed with.',
      'Percentages are from 0 to 100 with at most one decimal. The minimum is for the *Rebate period* of its tier.',
      'Each product has a list of the tiers whose discount applies to it: see [Restaurant system](#restaurant-system).',
    ),
    heading('Suggested tier changes'),
    text(
      'Below the tiers is a list of customers who have earned or lost a tier by their delivered orders of the last twelve months, at all stores together, with their purchases and the minimum for a year. Choose the rows and press *Apply*: their active codes get the suggested tier immediately. This can be undone for 24 hours.',
    ),
    list(
      'If a tier was earned, the codes of the present tier change; if it was lost, every code above the suggested tier.',
      'Customers of less than a year who lost a tier are listed, but not chosen by default.',
      'Orders already placed and rebates already calculated stay as they are.',
    ),
    heading('Wrong codes'),
    text(
      'To prevent guessing, at most 10 wrong codes a minute and 30 a day are checked from one address, and 600 a day in total. After that the page answers “Too many codes were tried.” Correct codes do not count, and a browser in which a restaurant has used its code within the last 30 days is not locked out by others.',
    ),
  ],
};
