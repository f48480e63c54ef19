import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const restaurantSystem: GuideSection = {
  id: 'restaurant-system',
  title: 'Restaurant system',
  blocks: [
    text(
      'Restaurants order on the [ordering page](/restaurant). Manage what they can order under [Restaurant Products](/admin/restaurant/products), in the tabs *Products* and *Categories*.',
    ),
    note(
      'admin',
      'Only administrators can change products and categories. Others see *View Only*, and can search and export.',
    ),
    heading('Products'),
    steps(
      'Press *Add Product*. By default a new product is sold by the `box`, with a minimum of 1, in the category Rice & Noodles.',
      'Give it a name, a category and a *Price per unit*. The *Chinese name* is shown under the name to restaurants, in orders, on paper and in files. *Unit* is one of the suggestions (box, case, bag, pack, bunch, each, lb, kg) or your own word.',
      '*Min order quantity* is the smallest quantity that can be ordered; *Display order* the product’s place in the category.',
      'Choose the *Discount tiers* that get their discount on this product. Each shows its price.',
    ),
    list(
      'By default all four tiers are chosen. A product without any is never discounted.',
      'A customer whose own tier is not chosen gets the best chosen tier below it. Example: a Gold customer pays the Silver price of a product that only Silver and Bronze are chosen for.',
      'Inactive products, and products of inactive categories, are not shown to restaurants. *Show Inactive* shows inactive products in your list.',
      '*In multiples of* sells a product by the case: with a minimum of 4 and multiples of 2, restaurants can order 4 or 6 of it, not 5.',
      '*Manual Order* with *List view* shows arrows that move a product within its category.',
      'Deleting a product does not change orders: they keep the names and prices they were placed with.',
    ),
    heading('Sold out'),
    text(
      'Press *Mark as sold out* beside a product that has run out, and choose the last day. Restaurants still see it, with the first day on which it is available, and can order it from that day on. Here it is marked {screen:sold-out}. The mark ends automatically; press *Available again* to end it earlier.',
    ),
    heading('Categories'),
    list(
      'Each has a *Display name*, optionally a *Chinese name*, a *Slug* (its short name in addresses), and a *Color* and an *Icon* for its badge: {screen:category}.',
      'Drag a category, or move it with the keyboard, to change the order in which restaurants see them.',
      'A new name also applies to the category’s products.',
      'A category in use can be deleted: its products keep its name, without colour, and need to be reassigned.',
    ),
    heading('CSV and Excel files'),
    text(
      '*Import and export* has *Export CSV*, *Export Excel*, *Download Template* and *Import CSV*. An export contains all products and categories, and so can an import.',
    ),
    table(
      'Columns of restaurant product files',
      ['Column', 'In an import', 'What an empty cell means'],
      ['`Name`', 'required', 'the row fails'],
      ['`Price Per Unit`', 'required for new products', 'the row fails'],
      ['`Category`', 'optional', 'stays; Rice & Noodles for a new product'],
      ['`Description`', 'optional', 'the description is removed'],
      ['`Unit`', 'optional', 'stays; box for a new product'],
      ['`Active`', 'optional', 'stays; active for a new product'],
      ['`Display Order`', 'optional', 'stays; 0 for a new product'],
      ['`Chinese Name`', 'optional', 'it is removed'],
      ['`Id`', 'optional', 'the product of the same name'],
      ['`Size`, `Image URL`, `Sold Out Date`, `Sold Out Until`', 'optional', 'it is removed'],
      ['`Minimum Order`', 'optional', 'stays; 1 for a new product'],
      ['`Order Multiple`', 'optional', 'any quantity from the minimum on'],
      ['`Discount Tags`', 'optional', 'stay; all four for a new product. `none` removes them'],
      ['`Category Id` and the other columns of the category', 'optional', 'the category is not changed'],
    ),
    list(
      'A row with an `Id` changes that product. Otherwise it changes the product with the same name, ignoring case; if there is none, it adds one. Two rows for the same product fail, and so does a name that several products have if the row has no `Id`.',
      'Importing an export restores deleted products and categories. An import does not change existing categories; rows without a name are categories without products.',
      'Anything that is not in the file stays as it is.',
      'As with [retail files](#retail-products), you first see what the import would do.',
    ),
    heading('The price of an order'),
    list(
      'Each line’s discount is its price × quantity × the percentage of the tier that applies, rounded to the cent.',
      'By default delivery costs $25.00 and is free from a subtotal of $500.00 _before_ the discount; *Order rules* under [Stores](/admin/stores) change this. Pickup is always free.',
      'Total = subtotal − discount + delivery fee.',
      'The server recalculates when the order is sent. If a price has changed in the meantime, nothing is ordered, and the restaurant sees the new prices and decides.',
    ),
    heading('What restaurants see'),
    list(
      'By default delivery or pickup is possible from the next day, up to a year ahead, between 9 AM and 12 PM or between 12 and 4 PM. Order rules and closures of the store can limit this.',
      '*Take restaurant orders* under [Settings](/admin/settings) pauses ordering, with a reason that restaurants read.',
      'An order can have up to 200 different products.',
      'With a valid code, the code’s restaurant name, contact person, email and phone are filled in at the checkout.',
      'After ordering they get an order number and a message that you will call to confirm: call for every *Pending* order.',
    ),
  ],
};
