import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const retailProducts: GuideSection = {
  id: 'retail-products',
  title: 'Retail products',
  blocks: [
    text(
      '[Retail Products](/admin) holds what shoppers see on the [price board](/). A price that you save is on every open board within about a second.',
    ),
    note(
      'admin',
      'Only administrators change anything here. Everybody else sees *View Only*, and may search, filter, print and export.',
    ),
    heading('The head of the page'),
    list(
      '*Total Products*, *Active Products* and *Average Savings* count the whole list, whatever the filters.',
      '*Live Price Timestamp* is the time that the board shows under *Live Market Prices*. It says since when you vouch for the prices: no price change moves it. Press *Update Timestamp*, choose a time or *Now*, then *Save*. After a day it is marked *Older than a day*. With several stores, *All stores* sets it at every one, and a store chosen above at that one.',
      '{screen:live} says that the store is not paused.',
    ),
    heading('Find a product'),
    list(
      '*Search products* looks in names, Chinese names and sizes.',
      '*Category* and *Advanced Search & Filters* (status, our price, savings) narrow the list. Filters in use are shown as chips that remove themselves when pressed.',
      '*Sort by* orders the list; the arrow beside it turns the order round. *List view* and *Grid view* show the same products.',
      '*Analytics* lists what is worth a look: prices above retail, low margins, inactive products, the top five savings.',
    ),
    heading('Add, change, delete'),
    steps(
      'Press *Add Product*, or *Edit* beside a product.',
      'Fill in the name, size, retail price, our price and category. The Chinese name, a detailed description (shoppers read it under *MORE INFO*) and a picture are optional.',
      'Look at *On the board* beside the form: it shows the card as shoppers will see it.',
      'Save. A new product stands last in the manual order.',
    ),
    list(
      'To change a price only, press the price in the list, type, and press ^Enter^.',
      'The switch *Active* hides a product from shoppers without deleting it.',
      'The board shows the badge {screen:discount} when our price is below the retail price, in whole percent, and none otherwise.',
      'Larder asks before it publishes a price that looks like a typing error: five times as high or low as it was, retail and our price swapped, our price above retail, a price per kilogram for one per pound, or ten times what the category costs. Press *Publish anyway* if it is right. Lists of many stores, wholesale prices and the preview of an import ask too. *Price history* marks what was published all the same.',
      'Administrators say under [Settings](/admin/settings?tab=shop) whether other programs’ prices of this kind pass (*Warn*), need a confirmation as well (*Ask*), or nobody asks at all (*Off*). With *Ask*, more than 20 at once can need a second administrator, who signs with name and password in the import.',
      'A price is at most $99,999.99. When you edit a product, something that is no price is saved as $0.00; the form warns you before.',
      'Pictures: JPEG, PNG or WebP of at most 5 MB, dropped, pasted or chosen. They become white squares of 512 × 512. An address under `/images/products/` or one that begins with `https` is possible too.',
      '*Price history* in the edit dialog shows who changed what, and when. *Revert to* puts an earlier price back into the form; *Save* publishes it.',
      '*What did it cost?* above the price history answers for a date, a time and a store: the price, how it came about, who set it and when, and which screens confirmed that they showed it. *Print* makes a sheet of it for a shopper who asks. Confirmations of screens are kept for 30 days, prices for good.',
    ),
    note(
      'care',
      'Deleting can be undone for 24 hours. *Clear All Products*, below the list, deletes every retail product, asks you to type `CLEAR`, and offers *Export CSV first*: use it. Importing that file brings everything back later, too.',
    ),
    heading('Many products at once'),
    list(
      'Tick products in the list, with ^Shift^ a whole range, or tick the box above them for all that the filters show; ^x^ does it by the keyboard. The bar at the lower edge then changes their prices, puts them on or off sale, or moves them to another category.',
      '*Change prices…* sets a price, or moves it by whole percent and rounds it to the cent, to 9 or to 99 cents; in all stores, or in those you choose by name or tag.',
      '[Stores Overview](/admin/overview), in a chain of several stores, shows for each store its orders, revenue, rebates of the quarter, the age of its prices, its own prices and its silent screens. Each figure links to its list. An own price equal to the price of all stores has no effect: *Remove* lists these and removes them, and can be undone. Restaurant products are not counted.',
      '*Compare stores*, under *More actions* in a chain of several stores, shows every product in every store. Prices of a store’s own stand out, those more than 25 % from the middle of their row have a sign, and each can be changed in its cell.',
      '*Spreadsheet*, beside list and grid, edits cells in place: type to replace, ^Enter^ goes down, ^F2^ edits, ^Esc^ takes back. Columns and blocks from Excel or Google Sheets can be pasted. What you type is a draft on this device, also after a reload, until *Review and publish*.',
      '*Review and publish* shows each old and new value before shoppers see it. All of it is published, or nothing; if somebody changed the same products meanwhile, you see the new differences first.',
    ),
    heading('Price batches'),
    text(
      'A batch publishes prices at a time and takes them back at another, each store by its own clock. Plan one with *Schedule* in the spreadsheet, with *From a file* on [Price batches](/admin/batches) or with *Copy* on an earlier one. Without an end its prices stay.',
    ),
    list(
      '*Preview* draws the shoppers’ board, a television or the order sheet of a discount code as they will be at any time to come. It names prices that look like typing errors, and products that end up on later pages of a television.',
      '*Edit* changes a batch before it starts. *End now* ends a running batch. *Roll back* restores earlier prices after a batch without an end, for 24 hours, except where they were changed since.',
      'Shoppers read “until Sunday” below a price that ends. The board can also show the lowest price of the previous 30 days; the setting is under *Prices that look like typing errors*.',
      '*Print* makes a flyer of one page, or the shelf tags that the batch will change.',
    ),
    heading('Shelf tags'),
    text(
      '[Shelf tags](/admin/tags) lists the tags whose text or price has changed. Print them on label sheets, 30 or 10 to a Letter page, at 100 %, then press *Mark as printed*. From then on only new changes are listed. Marking can be undone.',
    ),
    heading('The manual order'),
    text(
      'The arrows beside a product move it one place. They are there while the list is sorted by *Manual Order* and nothing is searched or filtered; otherwise the page says *Clear search and filters to enable manual reordering*. The board follows this order within each category.',
    ),
    heading('CSV files'),
    text(
      '*Export CSV* writes the whole list, whatever the filters. *Import CSV* reads a file; *Download template* gives you one with the columns and no rows.',
    ),
    table(
      'Columns of retail CSV files',
      ['Column', 'In an import', 'What stands in it'],
      [
        '`category`',
        'required',
        '`produce`, `meat-beef`, `meat-chicken`, `meat-pork`, `meat-hotpot`, `seafood` or `groceries`; the names on the screen do as well',
      ],
      ['`description`', 'required', 'the product’s name'],
      ['`size`', 'required', 'such as `1 lb` or `500 g`'],
      ['`retailPrice`, `ourPrice`', 'required', 'from 0 to 99999.99'],
      ['`chineseName`', 'optional', 'an empty cell takes the Chinese name away'],
      ['`id`', 'optional', 'the product that the row means'],
      ['`active`', 'optional', '`true` or `false`, `yes` or `no`; an empty cell changes nothing'],
      ['`imageUrl`, `detailedDescription`', 'optional', 'an empty cell takes the picture or the text away'],
      [
        '`ourPrice@north`, `retailPrice@north`, `active@north`',
        'optional',
        'what the store with the address `/s/north` says itself; an empty cell follows all stores again',
      ],
    ),
    list(
      'A row with an `id` changes that product; if there is none, it adds one with that id, so an export brings deleted products back as they were, with their history. Without an id a row changes the product of the same category, description and size, in any letters; if there is none, it adds one.',
      'Columns may stand in any order, and columns with other names are ignored. What the file does not carry stays as it is.',
      '*Export CSV: store prices only* makes a file with a row for each product with a price or status of a store’s own: `store` (the store’s address), `id`, `ourPrice`, `retailPrice`, `active`. *Import CSV* takes it back: a filled cell is the store’s own, an empty one follows all stores, and products that the file leaves out stay as they are.',
      'No import deletes a product.',
      'An import can be undone for 24 hours: by *Undo* in its notice, or under *Can be undone* on [Today](/admin/today). So can a deleted product, *Clear All Products*, and prices set in many stores or for many products. What somebody else has changed since stays as it is; the notice says what.',
      'You first see what the import would do: how many are added, updated, unchanged, and each row that fails, with its reason. Nothing is written before you press *Import*. Rows with errors are left out; the others are imported.',
      'Files are CSV, separated by commas, semicolons or tabs and saved as UTF-8, or Excel workbooks (`.xlsx`), of which the first sheet is read; at most 5 MB. Prices may have a point or a comma: `2.99` or `2,99`. The preview says how the file was read, and shows each price that changes, now and then.',
    ),
    heading('The televisions in the stores'),
    text(
      'A television shows prices by the pound in its browser: the meat price board at `/meatprices` (*Meat Prices Display* in the sidebar), or the airport terminal at `/meatpriceairport`. Both work without signing in and keep their last prices when the network is away. To see from afar what each one shows, pair it.',
    ),
    steps(
      'Open `/tv` of this address in the television’s browser. It shows a code of six letters and digits.',
      'Press *Pair a screen* on [Screens](/admin/screens) and enter the code, a name, the store whose prices it shows, and its board. The television changes to it within seconds.',
      'For a television that is hard to look at, choose *Open it with a link, without a code*. The link is shown once: whoever has it can open that screen.',
    ),
    list(
      '*Shows the newest prices* means that the television itself has said so. *Waiting* is the moment after a change.',
      '*Stale* means that it has not confirmed the newest prices within 5 seconds, or has said nothing for 45. It stays so until it does; an alert tells of it as well.',
      '*Price changes* tells for each change how many screens confirmed it, and how long the slowest took.',
      'In the dialog of a screen, *Set up here* decides categories, columns and the size of the letters for it, and *Copy set-up from…* takes them from another one. *As saved on the screen* leaves them to whoever stands before it.',
      'A screen that is removed shows a code again. Prices are not touched.',
    ),
    note('admin', 'Only administrators see [Screens](/admin/screens).'),
  ],
};
