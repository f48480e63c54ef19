import { heading, list, table, text, type GuideSection } from './guide-blocks.ts';

const HEAD = ['What you see', 'Why', 'What to do'];

export const troubleshooting: GuideSection = {
  id: 'troubleshooting',
  title: 'Troubleshooting',
  blocks: [
    text('Look for the words on your screen, or search this guide for them with ^/^.'),
    heading('Signing in'),
    table(
      'Signing in',
      HEAD,
      [
        '*Invalid username or password*',
        'One of the two is wrong; for safety the screen does not say which.',
        'Check Caps Lock. Ask an administrator for a new password.',
      ],
      [
        '*Too many attempts.* or “Too many failed sign-ins.”',
        'Too many wrong passwords were given for this name, or came from your address.',
        'Wait as long as the message says. The right password works again then.',
      ],
      [
        '*Your session has ended. Please sign in again.*',
        'Nothing was asked of the server for 30 minutes, 12 hours are over, or your role or password was changed.',
        'Sign in: you come back to the same page. What was typed in an open dialog is gone.',
      ],
      [
        '*Access Denied*',
        'The page is for administrators, and your role is not.',
        'Press *Open Product Management*, or sign in as somebody who may.',
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
        'The live connection is down. The page tries again every few seconds by itself, and the board asks for prices every 30 seconds as well.',
        'Check the network. Nothing needs to be reloaded once the mark is gone.',
      ],
      [
        '*prices as of* with a time, on the board',
        'The board shows the last prices it has got; fresh ones do not arrive.',
        'Check the network of the device that shows the board.',
      ],
      [
        'The board shows an old time',
        'The timestamp is yours to set: price changes do not move it.',
        'Press *Update Timestamp* on [Retail Products](/admin).',
      ],
      ['A product is missing on the board', 'It is inactive.', 'Set *Status* to *All statuses* and switch it on.'],
      [
        'A product is missing on the ordering page',
        'It, or its category, is inactive.',
        'Press *Show Inactive*; look at the tab *Categories* too.',
      ],
      [
        'A product shows no discount',
        'Our price is not below the retail price; or, for restaurants, none of the customer’s tiers is chosen with the product.',
        'Correct the price, or the product’s *Discount tiers*.',
      ],
      [
        'The reorder arrows are missing',
        'The list is searched, filtered or sorted otherwise.',
        'Clear the filters and sort by *Manual Order*.',
      ],
      [
        '*Someone else changed this product in the meantime.*',
        'Two people edited it at once.',
        'Compare, then *Save mine anyway* or *Take theirs*.',
      ],
      [
        '*Image file is too large. Maximum size is 5MB.*',
        'The picture is above the limit.',
        'Make it smaller; 512 × 512 is all that is kept.',
      ],
    ),
    heading('Televisions'),
    table(
      'Televisions',
      HEAD,
      [
        '*offline · prices from* with a time, in the corner of a board',
        'The television does not reach the server. It goes on showing its last prices; after a day the mark is larger.',
        'Check the network of the store. Nothing needs to be touched at the television: it takes new prices by itself.',
      ],
      [
        '*Stale* on [Screens](/admin/screens)',
        'The television has not confirmed the newest prices, is switched off, or shows another page.',
        'Look at *Last seen*. If it is long ago, switch the television on and open `/tv`.',
      ],
      [
        'A television shows a code',
        'It is not paired, was removed, or its browser has lost what it had saved.',
        'Press *Pair a screen* and enter the code.',
      ],
      [
        '“No screen shows this code.”',
        'The code has changed meanwhile: each holds for 15 minutes.',
        'Read it again from the television.',
      ],
      [
        '*This screen is set up in the back office*',
        'Its categories are decided on the page of the screens.',
        'Change them there, or choose *As saved on the screen*.',
      ],
    ),
    heading('Imports'),
    table(
      'Imports',
      HEAD,
      [
        '“The file has no column …”',
        'A required column is missing, or its name is spelled otherwise.',
        'Compare the first row with *Download template*.',
      ],
      [
        'A row “may mean thousands or a fraction”',
        '`1,234` is 1234 in some countries and 1.23 in others.',
        'Write the price without a mark for thousands, like `1234.00`.',
      ],
      [
        '“The characters of this file cannot be read.”',
        'The CSV file was not saved as UTF-8.',
        'Save it as “CSV UTF-8” or as an Excel file.',
      ],
      [
        'A row “is no price”',
        'The cell is empty or holds something else than a number from 0 to 99999.99.',
        'Correct the row and import the file again: rows that are in already are unchanged.',
      ],
      [
        '“Row … already has this product.”',
        'Two rows mean one product.',
        'Delete one of them, or name the products by their `id`.',
      ],
      [
        '“The id belongs to a …”',
        'The file names the id of something that is not a product of this list.',
        'Empty the `id` cell to add the product anew.',
      ],
      [
        '*File is too large. Maximum size is 5MB.*',
        'The file is above the limit.',
        'Split it, with the header in each part.',
      ],
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
        'A code has four letters or digits, no more and no less.',
        'Correct it, or press *Generate*.',
      ],
      [
        '“Too many codes were tried.”',
        'Too many wrong codes came from the restaurant’s address.',
        'Let them wait a minute, or until tomorrow if the message asks them to call. Take the order on the telephone.',
      ],
      [
        '*Prices have changed. Nothing has been ordered yet.*',
        'A price changed between choosing and ordering.',
        'The restaurant looks at the new prices and presses the button again.',
      ],
      [
        '“Only an administrator may move an order …”',
        'The role order goes one step forward only.',
        'Ask an administrator.',
      ],
      ['No *Cancel Order*', 'The order is being prepared already, or further.', 'Administrators use *Change status*.'],
      [
        '“PDF files cannot be made yet.”',
        'Just after an installation the program that prints PDF files is still being set up.',
        'Try again in a minute. CSV and Excel work meanwhile.',
      ],
      [
        '“A PDF holds at most 2,000 orders”',
        'The list is longer than a printer is asked for.',
        'Narrow the filters, or export CSV or Excel.',
      ],
      [
        '“Some of your exports are still being made.”',
        'Five of your files are in the making.',
        'Wait for one of them, or stop it.',
      ],
      [
        'A delivered order is not in a rebate',
        'It carried no code, or was placed in another period than it was delivered in.',
        'Look at the order: *Discount applied* names the code, the timeline the day of placing.',
      ],
      [
        'A rebate cannot be paid',
        'It is below the minimum, nothing is due, or it is paid already.',
        'Read its *Report*: it says which.',
      ],
    ),
    heading('The system'),
    table(
      'The system',
      HEAD,
      [
        '*Monitoring unavailable*',
        'The service that watches the others is away. Selling goes on.',
        'Wait a minute. The grey figures are the last ones that arrived.',
      ],
      [
        'A bar or a check is red',
        'Something is nearly full, or a service does not answer; its line says what that means.',
        'Tell the operator of the system. *Acknowledge* an alert to say that somebody is on it.',
      ],
      [
        '*Failed to create backup*',
        'There is too little room, or the database does not answer; the message says which.',
        'Make room or wait, then try again. Nothing was changed.',
      ],
      [
        '*Failed to restore backup*',
        'The file is damaged, incomplete, from a newer version, or none that this system has made.',
        'Nothing was changed. Choose another file.',
      ],
      [
        'A restore was a mistake',
        'All data is that of the file now.',
        'Restore the newest *Restore point* under [Database](/admin/settings?tab=database): it holds what was there before.',
      ],
      [
        'Data was deleted that is still needed',
        'More than 24 hours have passed, so there is no *Undo* any more.',
        'Restore a backup from before it. What was done since is lost then, so make a backup of today first.',
      ],
    ),
    heading('Anything else'),
    list(
      '*404 Page Not Found* offers the pages most like the address you tried.',
      '*This page could not be shown*: press *Load the page again*.',
      'A message that asks you to try again in a moment means what it says: part of the system is restarting or catching up.',
      'If it stays, tell the operator of the system what you did, when, and the words of the message. *Recent errors* under [Performance](/admin/settings?tab=performance) names requests that failed with the id that the log knows them by.',
    ),
  ],
};
