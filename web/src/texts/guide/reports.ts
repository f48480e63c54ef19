import { heading, list, note, table, text, type GuideSection } from './guide-blocks.ts';

export const reports: GuideSection = {
  id: 'reports',
  title: 'Reports',
  blocks: [
    text('There is no separate page for reports: every page shows its own figures and can export them.'),
    heading('Figures on the pages'),
    table(
      'Where to find figures',
      ['Question', 'Where'],
      ['How many products, how much shoppers save on average', 'the cards of [Retail Products](/admin)'],
      ['Which prices to check', '*Analytics* on [Retail Products](/admin)'],
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
        'How many orders in a month, and their total',
        'filter [Restaurant Orders](/admin/restaurant/orders) by *Date*: the list shows their number and total',
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
      ['How many records there are of each kind', '*Overview* in [Settings](/admin/settings)'],
      ['Whether the system works', '*Performance* in [Settings](/admin/settings?tab=performance)'],
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
      ['A backup', 'everything', 'Larder’s own format', 'administrators'],
    ),
    list(
      'CSV files open in Excel with Chinese names intact. Text that a spreadsheet would run as a formula gets a leading apostrophe, which an import removes.',
      'Times in order files are in the store’s time zone.',
      'A file of orders shows a single moment: orders that arrive while it is created are not included.',
      'Exports are logged with user and time.',
    ),
    note(
      'tip',
      'To answer “what did we deliver last quarter?”, set *Status* to *Delivered*, choose the quarter under *Date* and export. Note that *Date* is the day on which an order was placed.',
    ),
    heading('On paper'),
    list(
      '*Print Order* and *Print selected* print one order a page, letter size.',
      'The retail list prints as it is filtered, with the print command of the browser.',
      'A rebate report has its own *Print*.',
      '*Print* at the top of this guide prints it: letter size, margins of 0.75 inch, each section on a new page. Links are printed with their addresses.',
    ),
  ],
};
