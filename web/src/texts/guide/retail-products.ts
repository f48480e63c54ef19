import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const retailProducts: GuideSection = {
  id: 'retail-products',
  title: 'Retail products',
  blocks: [
    text(
      '[Retail Products](/admin) has the products that shoppers see on the [price board](/). A saved price is on every open board within about a second.',
    ),
    note(
      'admin',
      'Only administrators can change anything here. All other users see *View Only*, and can search, filter, print and export.',
    ),
    heading('At the top of the page'),
    list(
      '*Total Products*, *Active Products* and *Average Savings* count the whole list, whatever the filters.',
      '*Live Price Timestamp* is the time that the board shows under *Live Market Prices*: when you last confirmed the prices. Price changes do not move it. Press *Update Timestamp*, choose a time or *Now*, then *Save*. After a day it is marked *Older than a day*. With several stores, *All stores* sets it for every store, and a store chosen above only for that one.',
      '{screen:live} means that restaurant ordering is not paused.',
    ),
    heading('Find a product'),
    list(
      '*Search products* searches names, Chinese names and sizes.',
      '*Category* and *Advanced Search & Filters* (status, our price, savings) narrow the list. Active filters are shown as chips; press one to remove it.',
      '*Sort by* sorts the list; the arrow beside it reverses the order. *List view* and *Grid view* show the same products.',
      '*Analytics* lists products to check: prices above retail, low margins, inactive products, the top five savings.',
    ),
    heading('Add, change, delete'),
    steps(
      'Press *Add Product*, or *Edit* beside a product.',
      'Fill in the name, size, retail price, our price and category. The Chinese name, a detailed description (shoppers read it under *MORE INFO*) and a picture are optional.',
      '*On the board* beside the form shows the card as shoppers will see it.',
      'Save. A new product is last in the manual order.',
    ),
    list(
      'To change only a price, press it in the list, type, and press ^Enter^.',
      'The switch *Active* hides a product from shoppers without deleting it.',
      'The board shows the badge {screen:discount}, in whole percent, if our price is below the retail price.',
      'Larder asks before it publishes a price that looks like a typing error: five times as high or low as it was, retail and our price swapped, our price above retail, a price per kilogram for one per pound, or ten times what the category costs. Press *Publish anyway* if it is right. Lists of many stores, wholesale prices and the preview of an import ask too. *Price history* marks what was published all the same.',
      'Under [Settings](/admin/settings?tab=shop) administrators choose whether such prices from other programs are accepted (*Warn*), need a confirmation too (*Ask*), or whether there is no check at all (*Off*). With *Ask*, more than 20 at once can need a second administrator, who enters their name and password in the import.',
      'A price is at most $99,999.99. When you edit a product, text that is not a price is saved as $0.00; the form warns you first.',
      'Pictures: JPEG, PNG or WebP of at most 5 MB, dropped, pasted or chosen. They become squares of 512 × 512 on white. You can also enter an address under `/images/products/` or one that begins with `https`.',
      '*Price history* in the edit dialog shows who changed what, and when. *Revert to* enters an earlier price in the form; *Save* publishes it.',
      '*What did it cost?* above the price history shows, for a date, a time and a store: the price, where it came from, who set it and when, and which screens confirmed it. *Print* prints this for a shopper who asks. Confirmations of screens are kept for 30 days, prices forever.',
    ),
    note(
      'care',
      'Deleting can be undone for 24 hours. *Clear All Products*, below the list, deletes every retail product, asks you to type `CLEAR`, and offers *Export CSV first*: use it. Importing that file restores everything even later.',
    ),
    heading('Many products at once'),
    list(
      'Select products in the list, with ^Shift^ a whole range, or all filtered products with the box above them; on the keyboard use ^x^. The bar at the lower edge then changes their prices, puts them on or off sale, or moves them to another category.',
      '*Change prices…* sets a price, or changes it by whole percent and rounds it to the cent, to 9 or to 99 cents, in all stores or in those you choose by name or tag.',
      '[Stores Overview](/admin/overview), in a chain of several stores, shows for each store its orders, revenue, rebates of the quarter, the age of its prices, its own prices and its silent screens. Each figure links to its list. A store’s own price that equals the price of all stores has no effect: *Remove* lists these and removes them, and can be undone. Restaurant products are not counted.',
      '*Compare stores*, under *More actions* in a chain of several stores, shows every product in every store. Stores’ own prices stand out, those more than 25% from the median of their row are marked, and each can be changed in its cell. If you edit a price for all stores, one tick sets it in the stores that differ, too; otherwise they keep their own.',
      '*Spreadsheet*, beside list and grid, edits cells in place: type to replace, ^Enter^ goes down, ^F2^ edits, ^Esc^ reverts. Columns and blocks from Excel or Google Sheets can be pasted. Your changes are a draft on this device, even after a reload, until *Review and publish*.',
      '*Review and publish* shows each old and new value before shoppers see it. Either all changes are published or none; if someone else changed the same products in the meantime, you see the new differences first.',
    ),
    heading('Price batches'),
    text(
      'A batch publishes prices at one time and reverts them at another, in each store’s time zone. Plan one with *Schedule* in the spreadsheet, with *From a file* on [Price batches](/admin/batches) or with *Copy* on an earlier one. Without an end its prices stay.',
    ),
    list(
      '*Preview* shows the price board, a television or the order sheet of a discount code as they will be at a future time. It lists prices that look like typing errors, and products that move to later pages of a television.',
      '*Edit* changes a batch before it starts. *End now* ends a running batch. *Roll back* restores earlier prices after a batch without an end, for 24 hours, except where they were changed since.',
      'Shoppers read “until Sunday” below a price that ends. The board can also show the lowest price of the previous 30 days; the setting is under *Prices that look like typing errors*.',
      '*Print* prints a one-page flyer, or the shelf tags that the batch will change.',
    ),
    heading('Shelf tags'),
    text(
      '[Shelf tags](/admin/tags) lists the tags whose text or price has changed. Print them on label sheets, 30 or 10 to a Letter page, at 100%, then press *Mark as printed*. From then on only new changes are listed. Marking can be undone.',
    ),
    heading('The manual order'),
    text(
      'The arrows beside a product move it by one place. They are shown while the list is sorted by *Manual Order* without a search or filter; otherwise the page says *Clear search and filters to enable manual reordering*. The board uses this order within each category.',
    ),
    heading('CSV files'),
    text(
      'Under *More actions*, *Export CSV* exports the whole list, regardless of filters; *Import CSV* reads a file; *Download template* is a file with the columns and no rows.',
    ),
    table(
      'Columns of retail CSV files',
      ['Column', 'In an import', 'Content'],
      [
        '`category`',
        'required',
        '`produce`, `meat-beef`, `meat-chicken`, `meat-pork`, `meat-hotpot`, `seafood` or `groceries`; or their names on the screen',
      ],
      ['`description`', 'required', 'the product’s name'],
      ['`size`', 'required', 'such as `1 lb` or `500 g`'],
      ['`retailPrice`, `ourPrice`', 'required', 'from 0 to 99999.99'],
      ['`chineseName`', 'optional', 'an empty cell removes the Chinese name'],
      ['`id`', 'optional', 'the product of the row'],
      ['`active`', 'optional', '`true` or `false`, `yes` or `no`; an empty cell changes nothing'],
      ['`imageUrl`, `detailedDescription`', 'optional', 'an empty cell removes the picture or the text'],
      [
        '`ourPrice@north`, `retailPrice@north`, `active@north`',
        'optional',
        'the own values of the store with the address `/s/north`; an empty cell follows all stores again',
      ],
    ),
    list(
      'A row with an `id` changes that product; if it does not exist, it is added with that id, so that an export restores deleted products with their history. Without an id, a row changes the product with the same category, description and size, ignoring case; if there is none, it adds one.',
      'Columns can be in any order, and their names can be spelled with blanks or capitals, like `Retail Price`; columns with other names are ignored. Anything that is not in the file stays as it is.',
      '*Export CSV: store prices only* exports a row for each product for which a store has its own price or status: `store` (the store’s address), `id`, `ourPrice`, `retailPrice`, `active`. *Import CSV* reads such files: a filled cell is the store’s own value, an empty one follows all stores, and products that are not in the file stay as they are.',
      'No import deletes a product.',
      'An import can be undone for 24 hours: by *Undo* in its notice, or under *Can be undone* on [Today](/admin/today). So can a deleted product, *Clear All Products*, and prices set in many stores or for many products. Later changes by others stay; the notice lists them.',
      'You first see what the import would do: how many products are added, updated and unchanged, and each row that fails, with the reason. Nothing is saved before you press *Import*. Rows with errors are left out; the others are imported.',
      'Files are CSV in UTF-8, separated by commas, semicolons or tabs, or Excel workbooks (`.xlsx`), of which the first sheet is read; at most 5 MB. Prices can have a point or a comma: `2.99` or `2,99`. The preview says how the file was read, and shows each price that changes, before and after.',
    ),
    heading('The televisions in the stores'),
    text(
      'A television shows prices by the pound in its browser: the meat price board at `/meatprices` (*Meat Prices Display* in the sidebar), or the airport terminal at `/meatpriceairport`. Both work without signing in and keep their last prices when the network is down. Pair a television to see remotely what it shows.',
    ),
    steps(
      'Open `/tv` of this address in the television’s browser. It shows a code of six letters and digits.',
      'Press *Pair a screen* on [Screens](/admin/screens) and enter the code, a name, the store whose prices it shows, and its board. The television shows it within seconds.',
      'For a television that you cannot see, choose *Open it with a link, without a code*. The link is shown once: anyone who has it can open that screen.',
    ),
    list(
      '*Shows the newest prices* means that the television has confirmed it. *Waiting* is the moment after a change.',
      '*Stale* means that it has not confirmed the newest prices within 5 seconds, or has not reported for 45 seconds. After a minute an alert is raised as well.',
      '*Price changes* shows for each change how many screens confirmed it, and how long the slowest took.',
      'In the dialog of a screen, *Set up here* sets its categories, columns and text size, and *Copy set-up from…* copies them from another one. With *As saved on the screen* they are set on the screen itself.',
      'A removed screen shows a code again. Prices are not affected.',
    ),
    note('admin', 'Only administrators see [Screens](/admin/screens).'),
  ],
};
