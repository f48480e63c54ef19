import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const gettingStarted: GuideSection = {
  id: 'getting-started',
  title: 'Getting started',
  blocks: [
    heading('The first two users'),
    text(
      'The first start of an installation creates one user with the role {role:admin}, called `admin` unless the installation sets another name. Its password is either set at installation, or generated and written to a file that only the operator of the system can read; the start prints the path of that file. There is no default password.',
    ),
    text(
      'For the kitchen or warehouse desk, create a user called `order` with the role {role:order}; see [User management](#user-management). It does not exist until an administrator creates it.',
    ),
    note(
      'care',
      'Change passwords every 90 days, and immediately if one may have been seen, shared or lost. Delete the file with the first password once you have changed it.',
    ),
    heading('Sign in and out'),
    steps(
      'Open [the back office](/admin). If you are not signed in, you see *Staff sign in*.',
      'Enter *Username* and *Password* and press *Sign in*. The eye shows what you typed; *Caps Lock is on* warns you.',
      'The page that you wanted opens. If your role may not open it, you see *Access Denied* with your name and role.',
      'When you leave, open the menu behind your name and press *Logout*.',
    ),
    text(
      'A session ends after 30 minutes without activity, and after 12 hours in any case. The login screen then says *Your session has ended. Please sign in again.* and takes you back to the same page.',
    ),
    text(
      'Wrong passwords are counted: after 10 for one name from one address within 15 minutes, further attempts are refused until the 15 minutes are over; after 30 from one address, after 3 for each name. After 20 wrong passwords for a name from anywhere, there is a delay between attempts, except where its owner has signed in before. The screen says how long to wait.',
    ),
    heading('Find your way'),
    list(
      'The sidebar has every page that your role may open, in groups; it can be narrowed. On phones the most used pages are at the bottom, and all pages are under *Menu*.',
      'Start with [Today](/admin/today): orders by due time, those that wait longest, what needs attention, the age of the prices, the last tested backup and, for administrators, what others changed since the last visit. Every figure links to its list.',
      'The bell counts what needs attention (alerts, silent screens, new orders) and has the colour of the most serious item.',
      '*Search* at the top, or ^Ctrl^ ^K^, finds products, orders, customers, codes, screens, pages and actions.',
      'The menu behind your name has your role and stores, your password, compact rows, the start page, and *Logout*.',
      'Administrators find the shop’s address, hours, logo and colour, backups, monitoring, sessions and answers to common questions under [Settings](/admin/settings).',
      'Searches and filters are part of the page’s address: copy it to share a view, or save it as a bookmark.',
      'A short message at the edge of the window confirms each action and disappears after five seconds, with *Undo* after ten. A failure is also shown where it happened.',
      'Pages show changes of others automatically. {screen:lost} means that this has stopped for the moment; see [Troubleshooting](#troubleshooting).',
    ),
    text(
      'When two people change the same thing, no work is lost silently: the second one to save sees *Somebody else has changed this product in the meantime.* and what is saved now, and chooses *Save mine anyway* or *Take theirs*.',
    ),
    heading('Without the mouse'),
    table(
      'Keys',
      ['Where', 'Key', 'What it does'],
      ['Everywhere', '^Tab^', 'To the next button or field. The first one on each page is *Skip to the main content*.'],
      ['Everywhere', '^Ctrl^ ^K^', 'Searches everything and starts actions. On a Mac, ^⌘^ ^K^.'],
      ['Everywhere', '^?^', 'Shows these keys.'],
      ['Lists', '^/^', 'To the search of the list.'],
      ['Lists', '^n^', 'Adds an entry.'],
      ['Everywhere', '^F8^', 'To the newest message.'],
      ['Dialogs and menus', '^Esc^', 'Closes the topmost one, after a question if there are unsaved changes.'],
      [
        'The retail list',
        '^j^ and ^k^',
        'Down and up. ^Enter^ opens the product, ^e^ changes its price, ^z^ undoes the change. ^x^ selects it, ^Esc^ clears the selection.',
      ],
      ['A price in the retail list', '^Enter^ or ^Esc^', 'Saves, or keeps the old price.'],
      ['Price fields of a product', '^↑^ and ^↓^', 'One cent up or down.'],
      [
        'Arrows that reorder products',
        '^Enter^ or ^Space^',
        'Moves the product one place; the focus stays on its arrow.',
      ],
      ['Categories', '^Space^, then ^↑^ ^↓^, then ^Space^', 'Picks up a category, moves it, drops it. ^Esc^ cancels.'],
      ['Tabs of a page', '^←^ ^→^, then ^Enter^', 'To the next or previous tab; ^Enter^ opens it.'],
      ['Filters shown above the orders', '^Delete^', 'Removes the filter.'],
      [
        'This guide',
        '^/^',
        'To the search; ^Enter^ goes to the next match, ^Shift^ + ^Enter^ to the one before, ^Esc^ clears it.',
      ],
    ),
  ],
};
