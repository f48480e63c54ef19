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
    summary: 'Change retail prices in the list; open price boards update automatically.',
    steps: [
      'Find the product and press its price in the list.',
      'Type the new price and press Enter. Esc keeps the old one.',
      'Press Update Timestamp when the prices of the day are complete: the board shows this time.',
    ],
    tags: ['price', 'board', 'timestamp'],
    page: products,
  },
  {
    id: 'import-products',
    category: 'products',
    title: 'Import many products at once',
    summary: 'A CSV or Excel file adds and changes products. Errors in rows are listed before anything is saved.',
    steps: [
      'Press More actions, then Download template or Export CSV, and fill in or edit that file.',
      'Press Import CSV there, choose the file, check the preview, and press Import.',
      'Rows that could not be read are listed with their numbers; correct them and import the file again.',
    ],
    tags: ['CSV', 'import', 'export'],
    page: products,
  },
  {
    id: 'restaurant-list',
    category: 'products',
    title: 'Manage what restaurants order',
    summary: 'The restaurant list is a separate list with categories, units and minimum quantities.',
    steps: [
      'Add or edit a product on Restaurant Products; sort the categories in the tab Categories.',
      'Inactive products, and products of inactive categories, are not offered.',
      'Mark a product that has run out as sold out until a day; it can be ordered for later days.',
    ],
    tags: ['restaurant', 'category', 'sold out'],
    page: restaurantProducts,
  },
  {
    id: 'clear-products',
    category: 'products',
    title: 'Delete all retail products',
    summary: 'For a fresh start of the retail list. It can be undone for 24 hours.',
    steps: ['Make a backup.', 'Export the list if you want to keep it.', 'Type the word to confirm.'],
    tags: ['delete', 'backup'],
    page: clearProducts,
  },
  {
    id: 'move-an-order',
    category: 'orders',
    title: 'Move an order along',
    summary: 'From pending to confirmed, preparing, ready and delivered.',
    steps: [
      'Open the order on Restaurant Orders.',
      'Press the next step. The role order can do this too, one step at a time.',
      'Administrators can set any status, cancel, delete, and change many orders at once.',
    ],
    tags: ['status', 'delivery', 'role'],
    page: restaurantOrders,
  },
  {
    id: 'export-orders',
    category: 'orders',
    title: 'Get orders as a file or on paper',
    summary: 'CSV, Excel and PDF of the filtered or selected orders, or one printed page per order.',
    steps: [
      'Filter the list by status, date, category or customer.',
      'Choose the format under More actions, Export.',
      'Large files are created in the background; they show their progress and can be stopped.',
    ],
    tags: ['export', 'CSV', 'PDF', 'print'],
    page: restaurantOrders,
  },
  {
    id: 'pay-a-rebate',
    category: 'financial',
    title: 'Calculate and pay rebates',
    summary: 'Rebates are calculated from delivered orders with a discount code.',
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
    title: 'Configure a tier',
    summary: 'A tier sets the discount of its codes and the rebate of its customers.',
    steps: [
      'Open the tab Tier Configuration on Discount Codes.',
      'Edit the tier: discount, rebate, and the minimum purchases.',
      'New orders use it immediately; existing orders keep their prices.',
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
      'Enter the restaurant’s name and choose its tier.',
      'Switch the code off to refuse it from now on; existing orders stay as they are.',
    ],
    tags: ['discount', 'code', 'restaurant'],
    page: discountCodes,
  },
  {
    id: 'merge-customers',
    category: 'customers',
    title: 'Join codes of one business',
    summary: 'If two codes belong to one business, its rebate is calculated from both.',
    steps: ['Press Merge customers on Rebates.', 'Choose the customer to keep and the one to merge into it.'],
    tags: ['customer', 'rebate', 'code'],
    page: rebates,
  },
  {
    id: 'own-shop',
    category: 'technical',
    title: 'Make the shop your own',
    summary:
      'Address, hours, logo and colour are under Shop; open pages update immediately. You can also remove the demo there.',
    steps: [
      'Choose a logo, then one of the suggested colours or another one, and press Save colour.',
      'To remove the demo, press Start with an empty shop and type EMPTY: a backup is made, users stay, and the set-up begins.',
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
    summary: 'One file with all data at one moment. It is verified, and a test restore follows.',
    steps: [
      'Press Create Backup on Overview or Database, with a description if you like.',
      'The file downloads automatically when it is done; it is also kept in the list.',
      'Set the schedule under Database: the interval in hours, and how many backups to keep.',
    ],
    tags: ['backup', 'download', 'schedule'],
    page: settings,
    query: '?tab=database',
  },
  {
    id: 'restore-a-backup',
    category: 'technical',
    title: 'Restore a backup',
    summary: 'Replaces all current data with that of the file, completely or not at all.',
    steps: [
      'Press Restore Data and choose a backup file of this system.',
      'The file is checked first; a damaged or other file changes nothing.',
      'A restore point of the current data is made first, so that the restore can be undone.',
      'The page reloads when it is done.',
    ],
    tags: ['backup', 'restore', 'restore point'],
    page: settings,
    query: '?tab=database',
  },
  {
    id: 'read-monitoring',
    category: 'technical',
    title: 'Monitor the system',
    summary: 'Performance shows processors, memory, disk, network, database, requests and problems.',
    steps: [
      'Live Monitoring updates every few seconds while the page is visible; Static View does not update.',
      'Bars are yellow from 75% and red from 90%, with a label.',
      'Acknowledge an alert to show that you are working on it; it returns if nothing changes.',
    ],
    tags: ['monitoring', 'alert', 'health'],
    page: settings,
    query: '?tab=performance',
  },
  {
    id: 'move-pictures',
    category: 'technical',
    title: 'Export and import pictures',
    summary: 'All product pictures in one ZIP file.',
    steps: [
      'Press Export Images under Database for the ZIP.',
      'Import Images reads a ZIP: pictures with the same name are replaced; other files are skipped and listed.',
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
    summary: 'Stale means that a screen has not confirmed the newest prices, or has not reported for a while.',
    steps: [
      'Look for Stale on Screens, and at Last seen beside it.',
      'Switch the television on, check its network, and open /tv on it if it shows another page.',
      'Price changes shows which screens confirmed a change, and how long each took.',
    ],
    tags: ['TV', 'screen', 'price', 'stale'],
    page: screens,
  },
  {
    id: 'change-password',
    category: 'security',
    title: 'Change your password',
    summary: 'You need the current one. Your other sessions end.',
    steps: [
      'Press Change Password under Security.',
      'The meter gives advice: a long password with capitals, digits and special characters. A rule for new passwords can require more.',
    ],
    tags: ['password', 'session'],
    page: settings,
    query: '?tab=security',
  },
  {
    id: 'end-sessions',
    category: 'security',
    title: 'Sign a device out',
    summary: 'For a lost phone, or a computer where you forgot to sign out.',
    steps: [
      'Find the session under Security by user, device and last use, and end it.',
      'Invalidate All Sessions signs out everyone but you. It asks for your password.',
    ],
    tags: ['session', 'device', 'password'],
    page: settings,
    query: '?tab=security',
  },
  {
    id: 'who-did-what',
    category: 'security',
    title: 'Find out who did what',
    summary: 'The audit log has every change with its user, address, and the values before and after.',
    steps: [
      'Press View Audit Log under Security and filter by user, kind of event, subject, store or date.',
      'Verify checks the whole chain and lists entries that were changed afterwards.',
      'Export CSV exports the filtered entries.',
    ],
    tags: ['audit', 'history', 'export'],
    page: settings,
    query: '?tab=security&view=audit',
  },
  {
    id: 'users-and-roles',
    category: 'security',
    title: 'Add a user or change a role',
    summary:
      'Three roles: Admin can do everything, Order moves orders along, Read Only can only view. Each can be for some stores.',
    steps: [
      'Press Users on Retail Products, then Add User.',
      'A new password or role, or deleting the user, signs that person out immediately.',
    ],
    tags: ['user', 'role', 'password'],
    page: products,
    query: '?dialog=users',
  },
];
