import { heading, list, note, table, text, type GuideSection } from './guide-blocks.ts';

export const overview: GuideSection = {
  id: 'overview',
  title: 'Overview',
  blocks: [
    text(
      'Larder has two separate lists: the _retail_ list, whose discounted prices shoppers read on the price board, and the _restaurant_ list, from which restaurants order by the case. This guide explains both, and everything around them: orders, discount codes, customers, rebates, users and the system itself.',
    ),
    text(
      'It describes the screens as they are now. Labels on the screen are bold, like *Add Product*; keys look like ^Enter^; text that you type or find in a file looks like `ourPrice`.',
    ),
    heading('The pages'),
    table(
      'Pages, their addresses and who can open them',
      ['Page', 'What it is for', 'Who opens it'],
      ['[Price board](/)', 'Today’s discounted retail prices. It updates automatically.', 'everybody'],
      ['[Ordering page](/restaurant)', 'Restaurants order here, with or without a discount code.', 'everybody'],
      ['[Retail Products](/admin)', 'The retail list, its prices, and when they were last confirmed.', 'all staff'],
      [
        '[Restaurant Products](/admin/restaurant/products)',
        'What restaurants can order, and its categories.',
        'all staff',
      ],
      ['[Restaurant Orders](/admin/restaurant/orders)', 'The orders as they come in.', 'all staff'],
      [
        '[Discount Codes](/admin/restaurant/discount-codes)',
        'Codes of restaurants, and what each tier gives them.',
        'administrators',
      ],
      ['[Rebates](/admin/rebates)', 'What customers get back on their purchases.', 'administrators'],
      ['[Guide](/admin/guide)', 'This page.', 'all staff'],
      [
        '[Settings](/admin/settings)',
        'The shop with its logo and colour, monitoring, backups, sessions and the audit log.',
        'administrators',
      ],
    ),
    heading('The three roles'),
    text(
      'Every user has one role. Pages that a role cannot open are not in the sidebar, and buttons that it may not use are missing or disabled with a reason.',
    ),
    table(
      'What each role may do',
      ['May', 'Admin', 'Order', 'Read Only'],
      ['Look at products, categories and orders, and read this guide', 'yes', 'yes', 'yes'],
      ['Export products and orders, print', 'yes', 'yes', 'yes'],
      ['Move an order one step forward', 'yes', 'yes', 'no'],
      ['Set an order to any status, cancel it, delete it, change many at once', 'yes', 'no', 'no'],
      ['Add, change, import and delete products and categories', 'yes', 'no', 'no'],
      ['Mark a product as sold out, set the live price timestamp', 'yes', 'no', 'no'],
      ['Discount codes, tiers and rebates', 'yes', 'no', 'no'],
      ['Users', 'yes', 'no', 'no'],
      ['Pair, set up and remove the stores’ screens', 'yes', 'no', 'no'],
      ['Settings: monitoring, backups and restore, the audit log, everybody’s sessions', 'yes', 'no', 'no'],
    ),
    note(
      'order',
      '{role:order} is meant for the kitchen or warehouse desk: see an order, prepare it, pass it on. It cannot change anything else.',
    ),
    heading('Terms'),
    list(
      '*Our price* is the store’s price, *retail price* the price elsewhere. The badge {screen:discount} is the difference in whole percent.',
      'A _restaurant_ holds a discount code; a _customer_ is the business behind one or more codes.',
      'A _tier_ (Regular, Bronze, Silver, Gold) sets the discount of a code and the rebate of its customer.',
      'A _purchase_ is a delivered order with a code. [Rebates](#rebates) are calculated from purchases.',
      'Days and times are in the store’s time zone, wherever you are.',
    ),
  ],
};
