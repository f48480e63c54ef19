import { heading, list, note, steps, table, text, type GuideSection } from './guide-blocks.ts';

export const gettingStarted: GuideSection = {
  id: 'getting-started',
  title: 'Getting started',
  blocks: [
    heading('The first two users'),
    text(
      'The first start of an installation makes one user, `admin`, with the role {role:admin}, unless the installation names the first administrator otherwise. Its password is either set at installation, or made up and written to a file that only the operator of the system can read; the start says where that file is. This guide shows no password, and no password is the same on two installations.',
    ),
    text(
      'For the kitchen or warehouse desk, make a user called `order` with the role {role:order}; [User management](#user-management) says how. It does not exist until an administrator makes it.',
    ),
    note(
      'care',
      'Change passwords every 90 days, and at once when one may have been seen, shared or lost. Delete the file with the first password once you have changed that password.',
    ),
    heading('Sign in and out'),
    steps(
      'Open [the back office](/admin). Whoever is not signed in sees *Staff sign in* in place of the page.',
      'Enter *Username* and *Password* and press *Sign in*. The eye shows what you typed; *Caps Lock is on* warns you.',
      'The page you asked for opens. If your role may not open it, you see *Access Denied* with your name and role.',
      'Open the menu behind your name and press *Logout* when you leave.',
    ),
    text(
      'A session ends when nothing was asked of the server for 30 minutes, and after 12 hours in any case. Then the login screen says *Your session has ended. Please sign in again.* and brings you back to the same page.',
    ),
    text(
      'Wrong passwords are counted: after 10 for one name from one address within 15 minutes, further tries are refused until the quarter of an hour is over; after 30 from one address, after 3 for each name. A name with 20 wrong passwords from anywhere has to wait between tries, except where its owner has signed in before. The screen says how long that is.',
    ),
    heading('Find your way'),
    list(
      'The sidebar leads to every page that your role may open, in groups; it can be narrowed. On phones the most used pages are at the bottom, and all of them under *Menu*.',
      '[Today](/admin/today) is the page to begin with: orders by when they are due, those that wait longest, what needs attention, the age of the prices, the last proven backup and, for administrators, what others changed since the last visit. Every figure leads to its list.',
      'The bell counts what needs attention and takes the colour of the worst: alerts, silent screens, new orders.',
      '*Search* at the top, or ^Ctrl^ ^K^, finds products, orders, customers, codes, screens, pages and actions.',
      'The menu behind your name has your role and stores, your password, lower rows, the page to start on, and *Logout*.',
      'Administrators find the shop’s address, hours, logo and colour, backups, monitoring, sessions and short answers to common questions under [Settings](/admin/settings).',
      'What you search and filter stands in the address: copy it to share a view, or keep it as a bookmark.',
      'A short message at the edge of the window tells what was done and goes after five seconds. A failure also stays where it happened.',
      'Pages follow what others change. {screen:lost} means that this has stopped for a moment; see [Troubleshooting](#troubleshooting).',
    ),
    text(
      'When two people change the same thing, nobody’s work is lost silently: whoever saves second is told *Someone else changed this product in the meantime.*, sees what is saved now and chooses *Save mine anyway* or *Take theirs*.',
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
      ['Everywhere', '^F8^', 'To the message that has just appeared.'],
      ['Dialogs and menus', '^Esc^', 'Closes the topmost one. Unsaved changes are asked about first.'],
      [
        'The retail list',
        '^j^ and ^k^',
        'Down and up. ^Enter^ opens the product, ^e^ changes its price, ^z^ takes the change back. ^x^ selects it, ^Esc^ selects none.',
      ],
      ['A price in the retail list', '^Enter^ or ^Esc^', 'Saves, or keeps the old price.'],
      ['Price fields of a product', '^↑^ and ^↓^', 'One cent up or down.'],
      [
        'Arrows that reorder products',
        '^Enter^ or ^Space^',
        'Moves the product one place; the focus stays on its arrow.',
      ],
      [
        'Categories',
        '^Space^, then ^↑^ ^↓^, then ^Space^',
        'Takes hold of a category, moves it, puts it down. ^Esc^ puts it back.',
      ],
      ['Tabs of a page', '^←^ ^→^, then ^Enter^', 'From tab to tab; ^Enter^ opens it.'],
      ['Filters shown above the orders', '^Delete^', 'Removes the filter.'],
      [
        'This guide',
        '^/^',
        'To the search; ^Enter^ goes to the next match, ^Shift^ + ^Enter^ to the one before, ^Esc^ clears it.',
      ],
    ),
  ],
};
