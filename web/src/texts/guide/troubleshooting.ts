import { heading, list, table, text, type GuideSection } from './guide-blocks.ts';

const HEAD = ['What you see', 'Why', 'What to do'];

export const troubleshooting: GuideSection = {
  id: 'troubleshooting',
  title: 'Troubleshooting',
  blocks: [
    text('Find the message from your screen below, or search this guide with ^/^.'),
    heading('Signing in'),
    table(
      'Signing in',
      HEAD,
      [
        '*Invalid username or password*',
        'One of the two is wrong; for security reasons the screen does not say which.',
        'Check Caps Lock. Ask an administrator for a new password.',
      ],
      [
        '*Too many attempts.* or “Too many failed sign-ins.”',
        'Too many wrong passwords were entered for this name, or from your address.',
        'Wait as long as the message says. Then the correct password works again.',
      ],
      [
        '*Your session has ended. Please sign in again.*',
        'You were inactive for 30 minutes, 12 hours are over, or your role or password was changed.',
        'Sign in: the page returns, with open dialogs and their text.',
      ],
      [
        '*Access Denied*',
        'The page is for administrators, or for those of all stores.',
        'Press *Open Product Management*, or sign in as an administrator.',
      ],
      [
        'No *Users* button, or *View Only*',
        'Only administrators manage users and change products.',
        'Ask an administrator for the change, or for the role.',
      ],
    ),
    heading('Prices and lists'),
    table(
      'Prices and lists',
      HEAD,
      [
        '{screen:lost}',
        'The live connection is down. The page reconnects automatically, and the board also polls prices every 30 seconds.',
        'Check the network. Once the mark is gone, you do not need to reload.',
      ],
      [
        '*prices as of* with a time, on the board',
        'The board shows the last prices it received; new ones do not arrive.',
        'Check the network of the device that shows the board.',
      ],
      [
        'The board shows an old time',
        'Staff set the timestamp; price changes do not move it.',
        'Press *Update Timestamp* on [Retail Products](/admin).',
      ],
      ['A product is missing on the board', 'It is inactive.', 'Set *Status* to *All statuses* and switch it on.'],
      [
        'A product is missing on the ordering page',
        'It, or its category, is inactive.',
        'Press *Show Inactive*; also check the tab *Categories*.',
      ],
      [
        'A product shows no discount',
        'Our price is not below the retail price; or, for restaurants, the customer’s tier is not chosen for the product.',
        'Correct the price, or the product’s *Discount tiers*.',
      ],
      [
        'The reorder arrows are missing',
        'The list has a search or filter, or another order.',
        'Clear the filters and sort by *Manual Order*.',
      ],
      [
        '*Somebody else has changed this product in the meantime.*',
        'Two people edited it at the same time.',
        'Compare, then *Save mine anyway* or *Take theirs*.',
      ],
      [
        '*Image file is too large. Maximum size is 5MB.*',
        'The picture exceeds the limit.',
        'Make it smaller; it is stored with 512 × 512 pixels anyway.',
      ],
    ),
    heading('Televisions'),
    table(
      'Televisions',
      HEAD,
      [
        '*offline · prices from* with a time, in the corner of a board',
        'The television cannot reach the server. It keeps showing its last prices; after a day the mark is larger.',
        'Check the network of the store. The television updates automatically afterwards.',
      ],
      [
        '*Stale* on [Screens](/admin/screens)',
        'The television has not confirmed the newest prices, is switched off, or shows another page.',
        'Check *Last seen*. If it is long ago, switch the television on and open `/tv`.',
      ],
      [
        'A television shows a code',
        'It is not paired, was removed, or its browser has lost its saved data.',
        'Press *Pair a screen* and enter the code.',
      ],
      ['“No screen shows this code.”', 'Each code is valid for 15 minutes.', 'Read it again from the television.'],
      [
        '*This screen is set up in the back office*',
        'Its categories are set on the page Screens.',
        'Change them there, or choose *As saved on the screen*.',
      ],
    ),
    heading('Imports'),
    table(
      'Imports',
      HEAD,
      ['“The file has no column …”', 'A column is missing or misspelled.', 'Compare it with *Download template*.'],
      [
        'A row “may mean thousands or a fraction”',
        '`1,234` is 1234 in some countries and 1.23 in others.',
        'Write the price without a thousands separator, like `1234.00`.',
      ],
      [
        '“The characters of this file cannot be read.”',
        'The CSV file was not saved as UTF-8.',
        'Save it as “CSV UTF-8” or as an Excel file.',
      ],
      [
        'A row “is not a price”',
        'The cell is empty or not a number from 0 to 99999.99.',
        'Correct the row and import the file again: rows that are already imported stay unchanged.',
      ],
      ['“Row … already has this product.”', 'Two rows are for the same product.', 'Delete one, or add their `id`.'],
      ['“The id belongs to a …”', 'The id is not of a product of this list.', 'Empty the cell to add a new product.'],
      ['*File is too large. Maximum size is 5MB.*', 'It exceeds the limit.', 'Split it; repeat the header in each.'],
      ['Chinese names look broken', 'The file was not saved as UTF-8.', 'Save it as “CSV UTF-8”.'],
    ),
    heading('Orders, codes and rebates'),
    table(
      'Orders, codes and rebates',
      HEAD,
      [
        'A restaurant’s code is refused',
        'It is misspelled, inactive or deleted.',
        'Look it up under [Discount Codes](/admin/restaurant/discount-codes): is *Active* on?',
      ],
      [
        '*Code must be exactly 4 alphanumeric characters*',
        'A code has exactly four letters or digits.',
        'Correct it, or press *Generate*.',
      ],
      [
        '“Too many codes were tried.”',
        'Too many wrong codes were entered from the restaurant’s address.',
        'Ask them to wait a minute, or until tomorrow if the message asks them to call. Take the order by phone.',
      ],
      [
        '*Prices have changed. Nothing has been ordered yet.*',
        'A price changed between choosing and ordering.',
        'The restaurant checks the new prices and presses the button again.',
      ],
      [
        '“Only an administrator may move an order …”',
        'The role order can only move orders one step forward.',
        'Ask an administrator.',
      ],
      ['No *Cancel Order*', 'The order is already being prepared, or further.', 'Administrators use *Change status*.'],
      [
        '“PDF files cannot be made yet.”',
        'Right after an installation the program that prints PDF files is still being set up.',
        'Try again in a minute. CSV and Excel work meanwhile.',
      ],
      ['“A PDF holds at most 2,000 orders”', 'The list is too long.', 'Narrow the filters, or export CSV or Excel.'],
      ['“Some of your exports are still running.”', 'Five of them are running.', 'Wait for one of them, or stop one.'],
      [
        'A delivered order is not in a rebate',
        'It had no code, or was placed in another period than it was delivered.',
        'Check the order: *Discount applied* shows the code, the timeline the day it was placed.',
      ],
      ['A rebate cannot be paid', 'It is paid, below the minimum, or nothing is due.', 'Its *Report* says which.'],
    ),
    heading('The system'),
    table(
      'The system',
      HEAD,
      [
        '*Monitoring unavailable*',
        'The monitoring service is down. Sales are not affected.',
        'Wait a minute. The grey figures are the last known ones.',
      ],
      [
        'A bar or a check is red',
        'A resource is nearly full, or a service is not responding; its line says what that means.',
        'Inform the operator of the system. *Acknowledge* an alert to show that you are working on it.',
      ],
      [
        '*Failed to create backup*',
        'There is not enough disk space, or the database is not responding; the message says which.',
        'Free some space or wait, then try again. Nothing was changed.',
      ],
      [
        '*Failed to restore backup*',
        'The file is damaged, incomplete, from a newer version, or not a backup of this system.',
        'Nothing was changed. Choose another file.',
      ],
      [
        'A restore was a mistake',
        'All data has been replaced by that of the file.',
        'Restore the newest *Restore point* under [Database](/admin/settings?tab=database): it contains the data from before.',
      ],
      [
        'Data was deleted that is still needed',
        'More than 24 hours have passed, so it cannot be undone.',
        'Restore a backup from before the deletion. All later changes will be lost, so create a backup first.',
      ],
    ),
    heading('Anything else'),
    list(
      '*404 Page Not Found* suggests pages with a similar address.',
      '*This page could not be shown*: press *Load the page again*.',
      'A message that asks you to try again in a moment means that part of the system is restarting or catching up.',
      'If it persists, tell the operator of the system what you did, when, and what the message says. *Recent errors* under [Performance](/admin/settings?tab=performance) lists failed requests with their ids in the log.',
    ),
  ],
};
