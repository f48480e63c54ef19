import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const discountCodes: GuideSection = {
  id: 'discount-codes',
  title: 'Discount codes',
  blocks: [
    note('admin', '[Discount Codes](/admin/restaurant/discount-codes) is for administrators only.'),
    text(
      'A code stands for a restaurant. Entered on the [ordering page](/restaurant), it shows the restaurant its own prices and fills in its name and contact at the checkout. There is no password beside it: give a code to its restaurant and to nobody else.',
    ),
    heading('Give a restaurant a code'),
    steps(
      'Press *Add Code*.',
      'Enter four characters, letters A–Z or digits 0–9, or press *Generate*. Small letters become capitals. A code that another restaurant has is refused.',
      'Enter the *Restaurant name*; contact person, email and phone help at the checkout and on the telephone.',
      'Choose the *Tier*, leave *Active* on and press *Create code*.',
    ),
    list(
      'The switch *Active* works at once: restaurants cannot use an inactive code, and orders already placed with it stay as they are.',
      'In a chain of several stores, *Stores* says where the code is accepted: in all of them, or only in those you choose. In any other store it is refused exactly like a code that does not exist.',
      'Press a code to copy it.',
      '*Usage* counts the orders placed with the code and what they saved. A cancelled or deleted order is taken out, and counted again if it is un-cancelled.',
      'Deleting a code can be undone for 24 hours. Its orders stay, with their discounts. To stop a restaurant for a while, switch the code off instead.',
      '*Export CSV* writes the codes of the list as it is filtered.',
    ),
    heading('Tiers'),
    text(
      'The tab [Tier Configuration](/admin/restaurant/discount-codes?tab=tiers) says what each tier grants. A new installation begins with these; look at the tab for yours.',
    ),
    table(
      'Tiers of a new installation',
      ['Tier', 'Discount', 'Rebate', 'Minimum purchase a year'],
      ['Regular', '0 %', '0 %', 'none'],
      ['Bronze', '7 %', '1 %', '$25,000.00'],
      ['Silver', '10 %', '2 %', '$50,000.00'],
      ['Gold', '15 %', '3 %', '$100,000.00'],
    ),
    list(
      'The discount lowers the price of every order at once. The rebate is paid afterwards, on what was delivered: see [Rebates](#rebates).',
      'A new discount holds for orders from then on. Orders keep the percentage they were placed with.',
      'Percentages go from 0 to 100 with at most one decimal. The minimum belongs to the *Rebate period* of its tier.',
      'Which products a tier’s discount applies to stands with the product: see [Restaurant system](#restaurant-system).',
    ),
    heading('Suggested tier changes'),
    text(
      'Below the tiers stand the customers whose delivered orders of the last twelve months, at every store together, have earned them another tier or lost them theirs, with what they bought and the minimum for a year. Choose the rows and press *Apply*: their active codes get the suggested tier at once. *Undo* takes it back for 24 hours.',
    ),
    list(
      'Where a tier was earned, codes of the present tier change; where it was lost, every code above the suggested one.',
      'A lost tier of somebody who has been a customer for less than a year is shown, but not chosen.',
      'Orders already placed and rebates already calculated stay as they are.',
    ),
    heading('Wrong codes'),
    text(
      'So that nobody can find codes by trying, 10 wrong ones a minute and 30 a day are heard from one address, and 600 a day from everyone. After that the page answers “Too many codes were tried.” A right code costs nothing, and a browser in which a restaurant has used its code within the last 30 days is not locked out by others.',
    ),
  ],
};
