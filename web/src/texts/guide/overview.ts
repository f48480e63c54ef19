import { heading, list, note, table, text, type GuideSection } from './guide-blocks.ts';

export const overview: GuideSection = {
  id: 'overview',
  title: 'Overview',
  blocks: [
    text(
      'Larder runs two lists that share nothing: the _retail_ list, whose discounted prices shoppers read on the price board, and the _restaurant_ list, which restaurants order from by the case. This guide explains both, and what stands around them: orders, discount codes, customers, rebates, users and the system itself.',
    ),
    text(
      'It describes the screens as they are now. Words of the screen are set in bold, as in *Add Product*; keys look like ^Enter^; what is typed or stands in a file looks like `ourPrice`.',
    ),
    heading('The pages'),
    table(
      'Pages, their addresses and who opens them',
      ['Page', 'What it is for', 'Who opens it'],
      ['[Price board](/)', 'Today’s discounted retail prices. It follows every change by itself.', 'everybody'],
      ['[Ordering page](/restaurant)', 'Restaurants order here, with a discount code or without.', 'everybody'],
      [
        '[Retail Products](/admin)',
        'The retail list, its prices, and the time as of which they are current.',
        'all staff',
      ],
      [
        '[Restaurant Products](/admin/restaurant/products)',
        'What restaurants can order, and its categories.',
        'all staff',
      ],
      ['[Restaurant Orders](/admin/restaurant/orders)', 'The orders as they come in.', 'all staff'],
      [
        '[Discount Codes](/admin/restaurant/discount-codes)',
        'Restaurants’ codes and what their tiers grant.',
        'administrators',
      ],
      ['[Rebates](/admin/rebates)', 'What customers get back for what they bought.', 'administrators'],
      ['[Guide](/admin/guide)', 'This page.', 'all staff'],
      [
        '[Settings](/admin/settings)',
        'The shop with its logo and colour, how the system is, backups, sessions and the audit log.',
        'administrators',
      ],
    ),
    heading('The three roles'),
    text(
      'Every user has one role. The sidebar leaves out what a role cannot open, and buttons that a role may not press are missing or say so.',
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
      '{role:order} is meant for the kitchen or warehouse desk: see an order, prepare it, pass it on. Nothing else can go wrong there.',
    ),
    heading('Words that matter'),
    list(
      '*Our price* is what the store asks, *retail price* what the product costs elsewhere. The badge {screen:discount} is the difference in whole percent.',
      'A _restaurant_ holds a discount code; a _customer_ is the business behind one or more codes.',
      'A _tier_ (Regular, Bronze, Silver, Gold) says what discount a code gives and what rebate its customer earns.',
      'A _purchase_ is a delivered order that carried a code. [Rebates](#rebates) are calculated from purchases.',
      'Days and times are those of the store, wherever you sit.',
    ),
  ],
};
