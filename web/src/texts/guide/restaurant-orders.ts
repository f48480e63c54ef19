import { heading, list, note, table, text, type GuideSection } from './guide-blocks.ts';

export const restaurantOrders: GuideSection = {
  id: 'restaurant-orders',
  title: 'Restaurant orders',
  blocks: [
    text(
      '[Restaurant Orders](/admin/restaurant/orders) shows the orders as they come in, without reloading. *Live* says that it listens, *Offline* that the connection is gone for the moment. *More actions* (the three dots) has exports and the sound for new orders, which is off until you turn it on.',
    ),
    heading('The way of an order'),
    table(
      'Statuses and who moves an order on',
      ['Status', 'Means', 'Next step', 'Who'],
      ['{status:pending}', 'Has come in; the restaurant waits for our call.', '*Confirm order*', 'admin, order'],
      ['{status:confirmed}', 'Agreed with the restaurant.', '*Start preparing*', 'admin, order'],
      ['{status:preparing}', 'Is being picked and packed.', '*Mark as ready*', 'admin, order'],
      ['{status:ready}', 'Waits for the driver or to be fetched.', '*Mark as delivered*', 'admin, order'],
      ['{status:delivered}', 'Is with the restaurant. With a code, it counts as a purchase.', 'none', '–'],
      ['{status:cancelled}', 'Will not be delivered. It never counts as a purchase.', 'none', '–'],
    ),
    note(
      'order',
      'With the role {role:order} an order goes one step forward at a time, and never back. Ask an administrator to correct a wrong step.',
    ),
    note(
      'admin',
      '*Change status* sets an order to any other status, back as well. *Cancel Order* is there while it is pending or confirmed; later, use *Change status*.',
    ),
    text(
      'A pending order shows how long it has waited. The mark grows stronger after one hour, and again after the business day within which restaurants are promised a call. What comes in at the weekend counts from Monday.',
    ),
    text(
      'The usual next step is a button in the order’s row. Press the row itself to see the order: beside the list on a wide screen, above it on a small one.',
    ),
    heading('Find orders'),
    list(
      'The tabs plan the day: *New* is what is pending, whatever its day; *Tomorrow morning* and *Tomorrow afternoon* are the slots of tomorrow by the calendar of the order’s store; *Later* is everything after. Delivered and cancelled orders stand under *All* only. The other filters count in every tab.',
      'Press the head of a column to sort by it, once more for the other way round.',
      '*Quick search* looks in order numbers, restaurants, contacts and email addresses.',
      '*Status* and *Date* stand beside it. *Date* means the day on which an order was _placed_: *All Time*, *Today*, *Yesterday*, *This Week* (from Monday), *This Month*, *This Quarter*, *This Year*, a quarter or month of a year, or a custom range of days. Press *Apply Filter*.',
      '*Advanced filters* has the day of _delivery_, the order total, several statuses, restaurants, categories, and the order of the list. Orders whose items have no category are not found by category.',
      'Each filter becomes a chip; press it to remove it, or *Clear all*.',
      'The list shows 50 orders a page.',
    ),
    heading('One order'),
    text(
      'Press *View*, or the row. You see the customer, the day and time, the items with their prices, the discount, notes, and the timeline: who moved the order, and when. *Print Order* prints a sheet with boxes to tick while picking; *Export PDF* makes a file.',
    ),
    heading('Day sheet and pick list'),
    text(
      '[Day Sheet & Pick List](/admin/restaurant/day) lists one store’s deliveries and pickups for a day. It opens on tomorrow; the arrows move to other days. You also find it under *More actions* on the orders page. With several stores, choose one first. Cancelled orders are left out; the page says how many.',
    ),
    list(
      '*Day sheet*: deliveries by time, then pickups by time, with address, contact, notes, products and sums.',
      '*Pick list*: each product once, with the total of all orders of the day and their numbers. A product ordered in two units has two lines.',
      'Categories with the snowflake icon are chilled or frozen. They are listed last and marked. Choose the icon under [Categories](/admin/restaurant/products?tab=categories).',
      '*Print* prints the list on Letter paper. No order of the day sheet is split across two pages.',
    ),
    heading('Many orders'),
    note('admin', 'Selecting orders is for administrators only.'),
    list(
      'Tick single orders, or select all that are filtered: up to 5,000, on other pages too.',
      'A bar at the lower edge of the window shows how many they are, what they come to, and how many have which status.',
      'When all of them stand at the same step, its next one is a button there: press it again and again to take them all the way.',
      '*Update status* and *Delete selected* change 500 orders at a time. Of more than that *Stop* leaves the rest as it is. What failed stays selected, with the reason.',
      'A change of many orders can be undone for 24 hours: by *Undo* in its notice, or under *Can be undone* on [Today](/admin/today). Orders that have moved on since stay where they are.',
      '*Export selected* makes one file of them; *Print selected* prints up to 200, each on a page of its own.',
    ),
    heading('Without the mouse'),
    table(
      'Keys of the list of orders',
      ['Key', 'Does'],
      ['^j^ and ^k^', 'go to the next order and back'],
      ['^Enter^', 'opens the order; ^Esc^ closes it'],
      ['^e^', 'takes the order to its next step, or all selected ones'],
      ['^x^ or ^Space^', 'selects the order; ^Shift^ with ^j^ or ^k^ selects one after the other'],
      ['^/^', 'goes to the search'],
    ),
    heading('Delete an order'),
    list(
      'Only administrators delete. A deleted order can be brought back for 24 hours, with *Undo*. Prefer cancelling: a cancelled order can be looked up.',
      'A delivered order with a code is a purchase. Deleting it takes that purchase out of [rebates](#rebates) and out of the code’s usage; the question says so before.',
      'For more than 20 orders you type their number to confirm.',
    ),
    heading('Files'),
    table(
      'Exports of orders',
      ['Format', 'What it holds', 'Limit'],
      ['CSV', 'one row an order, 22 columns, the items in one of them', 'none'],
      ['Excel', 'the same, amounts as numbers', 'none'],
      ['PDF', 'the orders as sheets to read and print', '2,000 orders and 40,000 lines of products'],
    ),
    list(
      '*Export* under *More actions* takes the orders as they are filtered, and says so: read the entry before you press it.',
      'Large files take a while. A button beside the menu shows the percentage, and pressing it stops the export. You can have five files in the making.',
    ),
  ],
};
