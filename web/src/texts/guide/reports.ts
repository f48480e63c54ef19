import { heading, list, note, table, text, type GuideSection } from './guide-blocks.ts';

export const reports: GuideSection = {
  id: 'reports',
  title: 'Reports',
  blocks: [
    text('There is no page called reports: every page shows its own figures, and gives them away as files.'),
    heading('Figures on the pages'),
    table(
      'Where figures stand',
      ['Question', 'Where'],
      ['How many products, how much shoppers save on average', 'the cards of [Retail Products](/admin)'],
      ['Which prices are worth a look', '*Analytics* on [Retail Products](/admin)'],
      ['Who changed a price, and when', '*Price history* in a product’s edit dialog'],
      [
        'How many restaurant products, and their average price',
        'the cards of [Restaurant Products](/admin/restaurant/products)',
      ],
      [
        'How many orders, how many pending, total revenue',
        'the figures beside the title of [Restaurant Orders](/admin/restaurant/orders); they count all orders, whatever the filters',
      ],
      [
        'How many orders in a month, and what they come to',
        'filter [Restaurant Orders](/admin/restaurant/orders) by *Date*: the list says how many there are and what they come to',
      ],
      [
        'How often a code was used, and what it saved',
        '*Usage* under [Discount Codes](/admin/restaurant/discount-codes)',
      ],
      [
        'How many active codes a tier has',
        'its card in [Tier Configuration](/admin/restaurant/discount-codes?tab=tiers)',
      ],
      ['What customers bought and get back', '[Rebates](/admin/rebates)'],
      ['How many there are of everything', '*Overview* in [Settings](/admin/settings)'],
      ['Whether the system is well', '*Performance* in [Settings](/admin/settings?tab=performance)'],
      ['Who did what, and when', '*View Audit Log* under [Security](/admin/settings?tab=security)'],
    ),
    heading('Files'),
    table(
      'What can be exported',
      ['File', 'Which rows', 'Formats', 'Who'],
      ['Retail products', 'all of them', 'CSV', 'all staff'],
      ['Restaurant products', 'all of them', 'CSV, Excel', 'all staff'],
      ['Orders', 'as filtered', 'CSV, Excel, PDF', 'all staff'],
      ['Selected orders', 'the selected ones', 'CSV, Excel, PDF', 'administrators'],
      ['One order', 'that one', 'PDF', 'all staff'],
      ['Discount codes', 'as filtered', 'CSV', 'administrators'],
      ['A customer’s rebate', 'one period', 'text', 'administrators'],
      ['The orders behind a rebate', 'one period', 'CSV', 'administrators'],
      ['The audit log', 'as filtered, the newest 20,000', 'CSV', 'administrators'],
      ['A backup', 'everything', 'a file of Larder’s own', 'administrators'],
    ),
    list(
      'CSV files open in Excel with Chinese names intact. A text that a spreadsheet would run as a formula gets an apostrophe in front; importing the file takes it off again.',
      'Times in files of orders are those of the store’s clock.',
      'A file of orders is one picture of one moment: orders that come in while it is being made are not half in it.',
      'Exports of products and orders are recorded, with who made them and when.',
    ),
    note(
      'tip',
      'To answer “what did we deliver last quarter?”, set *Status* to *Delivered*, choose the quarter under *Date* and export. Mind that *Date* is the day of placing.',
    ),
    heading('On paper'),
    list(
      '*Print Order* and *Print selected* print one order a page, letter size.',
      'The retail list prints as it is filtered, with the print command of the browser.',
      'A rebate report has its own *Print*.',
      'This guide prints with *Print* at its top: letter size, margins of 0.75 inch, each section on pages of its own. Links are printed with where they lead.',
    ),
  ],
};
