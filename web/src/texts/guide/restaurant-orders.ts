import { heading, list, note, table, text, type GuideSection } from './guide-blocks.ts';

export const restaurantOrders: GuideSection = {
  id: 'restaurant-orders',
  title: 'Restaurant orders',
  blocks: [
    text(
      '[Restaurant Orders](/admin/restaurant/orders) shows new orders without reloading. *Live* means that it is connected, *Offline* that the connection is lost for the moment. *More actions* (the three dots) has exports and the sound for new orders, which is off until you turn it on.',
    ),
    heading('The steps of an order'),
    table(
      'Statuses and who moves an order on',
      ['Status', 'Means', 'Next step', 'Who'],
      ['{status:pending}', 'Received; the restaurant waits for our call.', '*Confirm order*', 'admin, order'],
      ['{status:confirmed}', 'Agreed with the restaurant.', '*Start preparing*', 'admin, order'],
      ['{status:preparing}', 'Is being picked and packed.', '*Mark as ready*', 'admin, order'],
      ['{status:ready}', 'Waits for the driver or for pickup.', '*Mark as delivered*', 'admin, order'],
      ['{status:delivered}', 'The restaurant has it. With a code, it counts as a purchase.', 'none', '–'],
      ['{status:cancelled}', 'Will not be delivered. It never counts as a purchase.', 'none', '–'],
    ),
    note(
      'order',
      'With the role {role:order} you can move an order one step forward at a time, but not back. Ask an administrator to correct a wrong step.',
    ),
    note(
      'admin',
      '*Change status* sets an order to any other status, also an earlier one. *Cancel Order* is available while it is pending or confirmed; later, use *Change status*.',
    ),
    text(
      'A pending order shows how long it has waited. The mark gets stronger after one hour, and again after one business day, within which restaurants are promised a call. Orders placed on a weekend count from Monday.',
    ),
    text(
      'The usual next step is a button in the order’s row. Press the row to open the order: beside the list on a wide screen, over it on a small one.',
    ),
    heading('Find orders'),
    list(
      'The tabs plan the day: *New* has pending orders of any day; *Tomorrow morning* and *Tomorrow afternoon* are tomorrow’s slots in the time zone of the order’s store; *Later* is everything after. Delivered and cancelled orders are only under *All*. The other filters apply to every tab.',
      'Press the header of a column to sort by it, and again to reverse the order.',
      '*Quick search* searches order numbers, restaurants, contacts and email addresses.',
      '*Status* and *Date* are beside it. *Date* is the day on which an order was _placed_: *All Time*, *Today*, *Yesterday*, *This Week* (from Monday), *This Month*, *This Quarter*, *This Year*, a quarter or month of a year, or a custom range of days. Press *Apply Filter*.',
      '*Advanced filters* has the day of _delivery_, the order total, several statuses, restaurants, categories, and the sort order. Orders whose items have no category are not found by category.',
      'Each filter becomes a chip; press it to remove it, or *Clear all*.',
      'The list shows 50 orders per page.',
    ),
    heading('One order'),
    text(
      'Press *View*, or the row. You see the customer, the day and time, the items with their prices, the discount, notes, and the timeline: who moved the order, and when. *Print Order* prints a sheet with checkboxes for picking; *Export PDF* downloads it as a file.',
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
      'Select single orders, or all filtered ones: up to 5,000, also on other pages.',
      'A bar at the lower edge of the window shows their number, their total, and how many have each status.',
      'If all have the same status, the bar has a button for the next step.',
      '*Update status* and *Delete selected* change 500 orders at a time; *Stop* leaves the rest unchanged. Orders that failed stay selected, with the reason.',
      'A change of many orders can be undone for 24 hours: by *Undo* in its notice, or under *Can be undone* on [Today](/admin/today). Orders that were changed since stay as they are.',
      '*Export selected* exports them as one file; *Print selected* prints up to 200, each on its own page.',
    ),
    heading('Without the mouse'),
    table(
      'Keys of the list of orders',
      ['Key', 'Does'],
      ['^j^ and ^k^', 'go to the next and previous order'],
      ['^Enter^', 'opens the order; ^Esc^ closes it'],
      ['^e^', 'moves the order, or all selected ones, to the next step'],
      ['^x^ or ^Space^', 'selects the order; ^Shift^ with ^j^ or ^k^ selects one after the other'],
      ['^/^', 'goes to the search'],
    ),
    heading('Delete an order'),
    list(
      'Only administrators can delete orders, and can undo it for 24 hours. Prefer cancelling: a cancelled order can still be looked up.',
      'A delivered order with a code is a purchase. Deleting it removes the purchase from [rebates](#rebates) and from the code’s usage; the confirmation says so.',
      'For more than 20 orders, type their number to confirm.',
    ),
    heading('Files'),
    table(
      'Exports of orders',
      ['Format', 'Content', 'Limit'],
      ['CSV', 'one row per order, 23 columns, with the items in one of them', 'none'],
      ['Excel', 'the same, with amounts as numbers', '1,048,575 orders'],
      ['PDF', 'the orders as sheets to read and print', '2,000 orders and 40,000 lines of products'],
    ),
    list(
      '*Export* under *More actions* exports the filtered orders; the menu entry shows the filter.',
      'Large files take a while. A button beside the menu shows the progress; press it to stop the export. You can run five exports at a time.',
    ),
  ],
};
