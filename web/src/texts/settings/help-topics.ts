import { PATHS, type PagePath } from '../../shared/routing/paths.ts';
import type { HelpCategory } from './help.ts';

export interface HelpTopic {
  id: string;
  category: HelpCategory;
  title: string;
  summary: string;
  steps: readonly string[];
  tags: readonly string[];
  page: PagePath;
  /** The query of the link. */
  query?: string;
}

const { products, clearProducts, restaurantProducts, restaurantOrders, discountCodes, rebates, screens, settings } =
  PATHS;

/** Frequent questions, answered in a few steps; the guide has more. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'change-a-price',
    category: 'products',
    title: 'Change a price',
    summary: 'Retail prices are changed in the list; open price boards follow by themselves.',
    steps: [
      'Find the product and press its price in the list.',
      'Type the new price and press Enter. Esc keeps the old one.',
      'Press Update Timestamp when the prices of the day are complete: the board says as of when they are.',
    ],
    tags: ['price', 'board', 'timestamp'],
    page: products,
  },
  {
    id: 'import-products',
    category: 'products',
    title: 'Import many products at once',
    summary:
      'A CSV or Excel file adds and changes products. What is wrong with a row is told before anything is written.',
    steps: [
      'Press Import CSV and take the template, or export the list and change that file.',
      'Choose the file, look at what importing it would do, and confirm.',
      'Rows that could not be read are listed with their numbers; correct them and import the file again.',
    ],
    tags: ['CSV', 'import', 'export'],
    page: products,
  },
  {
    id: 'restaurant-list',
    category: 'products',
    title: 'Manage what restaurants order',
    summary: 'The restaurant list is a list of its own, with categories, units and minimum quantities.',
    steps: [
      'Add or edit a product on Restaurant Products; its tab Categories orders the categories.',
      'An inactive product, or one of an inactive category, is not offered.',
      'Something that has run out is marked as sold out until a day; it can be ordered for later days.',
    ],
    tags: ['restaurant', 'category', 'sold out'],
    page: restaurantProducts,
  },
  {
    id: 'clear-products',
    category: 'products',
    title: 'Delete all retail products',
    summary: 'For a fresh start of the retail list. It can be undone for 24 hours.',
    steps: ['Make a backup.', 'Export the list if you want to keep it.', 'Type the word that is asked for.'],
    tags: ['delete', 'backup'],
    page: clearProducts,
  },
  {
    id: 'move-an-order',
    category: 'orders',
    title: 'Move an order along',
    summary: 'From pending over confirmed, preparing and ready to delivered.',
    steps: [
      'Open the order on Restaurant Orders.',
      'Press the next step. The role order can do this, too, one step at a time.',
      'Administrators can set any status, cancel, delete, and change many orders at once.',
    ],
    tags: ['status', 'delivery', 'role'],
    page: restaurantOrders,
  },
  {
    id: 'export-orders',
    category: 'orders',
    title: 'Get orders as a file or on paper',
    summary: 'CSV, Excel and PDF of what is filtered or selected; prints one order a page.',
    steps: [
      'Filter the list by status, date, category or customer.',
      'Choose the format under Export.',
      'Large files are made in the background; they show how far they are and can be stopped.',
    ],
    tags: ['export', 'CSV', 'PDF', 'print'],
    page: restaurantOrders,
  },
  {
    id: 'pay-a-rebate',
    category: 'financial',
    title: 'Calculate and pay rebates',
    summary: 'Rebates are calculated from delivered orders that carried a discount code.',
    steps: [
      'Choose the period and press Calculate Rebates.',
      'Open the report of a row to see the orders behind it.',
      'Press Record Payment with the date and how it was paid. A payment can be undone, with a reason.',
    ],
    tags: ['rebate', 'payment', 'report'],
    page: rebates,
  },
  {
    id: 'discount-tiers',
    category: 'financial',
    title: 'Set what a tier grants',
    summary: 'A tier says what discount its codes give and what rebate its customers earn.',
    steps: [
      'Open the tab Tier Configuration on Discount Codes.',
      'Edit the tier: discount, rebate, and from which purchases on.',
      'New orders use it at once; orders that are placed keep their prices.',
    ],
    tags: ['discount', 'tier', 'rebate'],
    page: discountCodes,
    query: '?tab=tiers',
  },
  {
    id: 'give-a-code',
    category: 'customers',
    title: 'Give a restaurant a discount code',
    summary: 'Four letters or digits that the restaurant enters when it orders.',
    steps: [
      'Press Add Code and Generate, or choose a code yourself.',
      'Name the restaurant and choose its tier.',
      'Switch the code off to refuse it from now on; what was ordered with it stays.',
    ],
    tags: ['discount', 'code', 'restaurant'],
    page: discountCodes,
  },
  {
    id: 'merge-customers',
    category: 'customers',
    title: 'Join codes of one business',
    summary: 'When two codes belong to one business, its rebate is worked out over both.',
    steps: ['Press Merge customers on Rebates.', 'Choose the customer that stays and the one that joins it.'],
    tags: ['customer', 'rebate', 'code'],
    page: rebates,
  },
  {
    id: 'own-shop',
    category: 'technical',
    title: 'Make the shop your own',
    summary:
      'Address, hours, logo and colour are under Shop; open pages follow at once. The demo can be removed there.',
    steps: [
      'Choose a logo, then one of the colours that are proposed from it or another one, and press Save colour.',
      'To leave the demo, press Start with an empty shop and type EMPTY: a backup is made, people stay, the set-up begins.',
      'Restoring that backup brings the demo back.',
    ],
    tags: ['logo', 'colour', 'shop', 'demo', 'empty', 'set up'],
    page: settings,
    query: '?tab=shop',
  },
  {
    id: 'make-a-backup',
    category: 'technical',
    title: 'Make a backup',
    summary: 'One file with all data at one moment. It is read again before it counts, and a test restore follows.',
    steps: [
      'Press Create Backup on Overview or Database, with a description if you like.',
      'The file downloads by itself when it is done; the list keeps it, too.',
      'Set the schedule under Database: every how many hours, and how many are kept.',
    ],
    tags: ['backup', 'download', 'schedule'],
    page: settings,
    query: '?tab=database',
  },
  {
    id: 'restore-a-backup',
    category: 'technical',
    title: 'Restore a backup',
    summary: 'Replaces all current data with that of the file, all of it or nothing.',
    steps: [
      'Press Restore Data and choose a file that this system has made.',
      'The file is checked first; a damaged or foreign one changes nothing.',
      'A restore point of the current data is made first, so that the restore can be undone.',
      'The page loads again when it is done.',
    ],
    tags: ['backup', 'restore', 'restore point'],
    page: settings,
    query: '?tab=database',
  },
  {
    id: 'read-monitoring',
    category: 'technical',
    title: 'See how the system is',
    summary: 'Performance shows processors, memory, disk, network, database and requests, and what is wrong.',
    steps: [
      'Live Monitoring asks every few seconds while the page is in sight; Static View asks once.',
      'Bars are yellow from 75% on and red from 90% on, and say so in words.',
      'Acknowledge an alert to say that somebody is on it; it comes back if nothing changes.',
    ],
    tags: ['monitoring', 'alert', 'health'],
    page: settings,
    query: '?tab=performance',
  },
  {
    id: 'move-pictures',
    category: 'technical',
    title: 'Take pictures out and in',
    summary: 'All product pictures in one ZIP file.',
    steps: [
      'Press Export Images under Database for the ZIP.',
      'Import Images takes a ZIP: a picture of the same name is replaced, what is no picture is left out and named.',
    ],
    tags: ['picture', 'export', 'import'],
    page: settings,
    query: '?tab=database',
  },
  {
    id: 'pair-a-screen',
    category: 'technical',
    title: 'Put prices on a television',
    summary: 'A television shows a code; enter it and choose its store and board.',
    steps: [
      'Open /tv of this address in the television’s browser: it shows six letters and digits.',
      'Press Pair a screen, enter the code, and give the screen a name, a store and a board.',
      'Without a code, choose to open it by a link. The link is shown once.',
    ],
    tags: ['TV', 'screen', 'price', 'pairing'],
    page: screens,
  },
  {
    id: 'stale-screens',
    category: 'technical',
    title: 'Find a television with old prices',
    summary: 'Stale means that a screen has not confirmed the newest prices, or has said nothing for a while.',
    steps: [
      'Look for Stale on Screens, and at Last seen beside it.',
      'Switch the television on, check its network, and open /tv on it if it shows another page.',
      'Price changes tells which screens confirmed a change, and how long each took.',
    ],
    tags: ['TV', 'screen', 'price', 'stale'],
    page: screens,
  },
  {
    id: 'change-password',
    category: 'security',
    title: 'Change your password',
    summary: 'Your own, with the current one. Your other sessions end.',
    steps: [
      'Press Change Password under Security.',
      'The meter gives advice and forbids nothing: long, with capitals, digits and special characters.',
    ],
    tags: ['password', 'session'],
    page: settings,
    query: '?tab=security',
  },
  {
    id: 'end-sessions',
    category: 'security',
    title: 'Sign a device out',
    summary: 'For a telephone that was lost or a screen that was left open.',
    steps: [
      'Find the session under Security by its user, device and last use, and end it.',
      'Invalidate All Sessions signs everybody out but you. It asks for your password.',
    ],
    tags: ['session', 'device', 'password'],
    page: settings,
    query: '?tab=security',
  },
  {
    id: 'who-did-what',
    category: 'security',
    title: 'Find out who did what',
    summary: 'The audit log holds every change with its author, address, and what it was before and after.',
    steps: [
      'Press View Audit Log under Security and filter by user, kind of event, subject, store or date.',
      'Verify reads the whole chain and names what was changed afterwards.',
      'Export CSV saves what is filtered.',
    ],
    tags: ['audit', 'history', 'export'],
    page: settings,
    query: '?tab=security&view=audit',
  },
  {
    id: 'users-and-roles',
    category: 'security',
    title: 'Add a user or change a role',
    summary: 'Three roles: Admin may do everything, Order moves orders along, Read Only looks.',
    steps: [
      'Press Users on Retail Products, then Add User.',
      'A new password or role signs that person out; deleting a user does at once.',
    ],
    tags: ['user', 'role', 'password'],
    page: products,
    query: '?dialog=users',
  },
];
