import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const restaurantSystem: GuideSection = {
  id: 'restaurant-system',
  title: 'Restaurant system',
  blocks: [
    text(
      'Restaurants order on the [ordering page](/restaurant); what they can order is kept under [Restaurant Products](/admin/restaurant/products), in the tabs *Products* and *Categories*.',
    ),
    note(
      'admin',
      'Only administrators change products and categories. Others see *View Only*, and may search and export.',
    ),
    heading('Products'),
    steps(
      'Press *Add Product*. A new product is sold by the `box`, from 1 on, in the category Rice & Noodles, until you say otherwise.',
      'Give it a name, a category and a *Price per unit*. The *Chinese name* stands under the name for restaurants, in orders, on prints and in files. *Unit* takes a suggestion (box, case, bag, pack, bunch, each, lb, kg) or a word of yours.',
      '*Min order quantity* is the least that can be ordered; *Display order* its place in the category.',
      'Choose the *Discount tiers* that get their discount on this product. Each shows the price it would pay.',
    ),
    list(
      'All four tiers are chosen at first. A product without any is never discounted.',
      'A customer whose own tier is not chosen gets the best chosen tier below it. Example: a Gold customer pays the Silver price of a product that only Silver and Bronze are chosen for.',
      'An inactive product, and every product of an inactive category, is not shown to restaurants. *Show Inactive* shows the former in your list.',
      '*In multiples of* sells a product by the case: with a minimum of 4 and multiples of 2, restaurants can order 4 or 6 of it, not 5.',
      '*Manual Order* with *List view* shows arrows that move a product within its category.',
      'Deleting a product leaves orders alone: they keep the names and prices they were placed with.',
    ),
    heading('Sold out'),
    text(
      'Press *Mark as sold out* beside a product when its shelf is empty, and say until which day. Restaurants still see it, with the first day for which they can have it, and can order it only from then on. Here it is marked {screen:sold-out}. The mark ends by itself; press *Available again* to take it back earlier.',
    ),
    heading('Categories'),
    list(
      'Each has a *Display name*, if you like a *Chinese name*, a *Slug* (its short name in addresses), a *Color* and an *Icon*, which together make its badge: {screen:category}.',
      'Drag a category, or move it with the keys, to change the order in which restaurants see them.',
      'A new name goes to the category’s products as well.',
      'A category in use can be deleted: its products keep the name as their text, without colour, and need to be reassigned.',
    ),
    heading('CSV and Excel files'),
    text(
      '*Import and export* has *Export CSV*, *Export Excel*, *Download Template* and *Import CSV*. An export holds every product and category. An import takes both.',
    ),
    table(
      'Columns of restaurant product files',
      ['Column', 'In an import', 'What an empty cell means'],
      ['`Name`', 'required', 'the row fails'],
      ['`Price Per Unit`', 'required for new products', 'the row fails'],
      ['`Category`', 'optional', 'stays; Rice & Noodles for a new product'],
      ['`Description`', 'optional', 'the description is taken away'],
      ['`Unit`', 'optional', 'stays; box for a new product'],
      ['`Active`', 'optional', 'stays; active for a new product'],
      ['`Display Order`', 'optional', 'stays; 0 for a new product'],
      ['`Chinese Name`', 'optional', 'it is taken away'],
      ['`Id`', 'optional', 'the product of the same name'],
      ['`Size`, `Image URL`, `Sold Out Date`, `Sold Out Until`', 'optional', 'it is taken away'],
      ['`Minimum Order`', 'optional', 'stays; 1 for a new product'],
      ['`Order Multiple`', 'optional', 'any quantity from the minimum on'],
      ['`Discount Tags`', 'optional', 'stay; all four for a new product. `none` takes them away'],
      ['`Category Id` and the other columns of the category', 'optional', 'the row says nothing of its category'],
    ),
    list(
      'A row with an `Id` changes that product. Otherwise it changes the product of the same name, in any letters, and adds one, with its `Id`, if there is none. Two rows for the same product fail, and so does a name that several products have, without an `Id`.',
      'An export brings deleted products and categories back as they were. A category that is there is not changed by an import; rows without a name are categories without products.',
      'What a file does not carry stays as it is.',
      'As with [retail files](#retail-products), you see first what would happen.',
    ),
    heading('What an order costs'),
    list(
      'Each line’s discount is its price × quantity × the percentage of the tier that applies, rounded to the cent.',
      'Delivery costs $25.00. It is free from a subtotal of $500.00 _before_ the discount. Pickup is always free.',
      'Total = subtotal − discount + delivery fee.',
      'The server calculates once more when the order is sent. If a price has changed meanwhile, the restaurant sees the new prices and decides; nothing is ordered before.',
    ),
    heading('What restaurants see'),
    list(
      'Delivery or pickup is possible from the next day on, up to a year ahead, between 9 AM and 12 PM or between 12 and 4 PM.',
      'An order holds up to 200 different products.',
      'With a valid code, the code’s restaurant name, contact person, email and phone are filled in at the checkout.',
      'After ordering they get an order number and read that they will be called to confirm: call every *Pending* order.',
    ),
  ],
};
