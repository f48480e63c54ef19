/** The frame of the back office's pages, without its navigation. */
export const shellTexts = {
  lost: 'The page stays as it is.',
  toBoard: (shop: string) => (shop === '' ? 'Price board' : `${shop}: price board`),
  bell: (count: number) => (count === 0 ? 'Nothing needs attention' : `${count} to look at`),
  attention: 'Needs attention',
  allWell: 'Nothing needs attention.',
  missing: {
    alerts: 'The alerts could not be loaded.',
    screens: 'The screens could not be loaded.',
    orders: 'The new orders could not be loaded.',
  },
  silentScreens: (names: readonly string[]) => {
    const [first, second, ...more] = names;
    if (second === undefined) return `${first} is silent.`;
    if (more.length === 0) return `${first} and ${second} are silent.`;
    return `${first}, ${second} and ${more.length} more ${more.length === 1 ? 'screen is' : 'screens are'} silent.`;
  },
  newOrders: (count: number) => (count === 1 ? '1 new order is waiting.' : `${count} new orders are waiting.`),
  account: {
    allStores: 'All stores',
    noStore: 'No store',
    compact: 'Compact rows',
    roomy: 'Roomy rows',
    keys: 'Keyboard shortcuts',
    startHere: 'Start on this page',
    startsHere: 'This is your start page on this device',
  },
} as const;

export const keysTexts = {
  title: 'Keyboard shortcuts',
  list: 'Keys',
  keys: [
    ['Ctrl K', 'Search, jump to a page or start an action'],
    ['/', 'Search the list'],
    ['j  k', 'Next row, previous row'],
    ['Enter', 'Open the row'],
    ['e', 'Edit the row, or move an order on to its next status'],
    ['n', 'Add a new entry'],
    ['z', 'Undo, while a notice offers it'],
    ['?', 'Show these shortcuts'],
  ],
} as const;

export const paletteTexts = {
  title: 'Search or jump to',
  placeholder: 'Product, order, customer, page or action',
  results: 'Results',
  nothing: (query: string) => `Nothing matches “${query}”.`,
  searching: 'Searching...',
  failed: 'Some results could not be loaded.',
  groups: {
    pages: 'Pages',
    actions: 'Actions',
    products: 'Products',
    orders: 'Orders',
    customers: 'Customers',
    codes: 'Discount codes',
    screens: 'Screens',
    guide: 'Guide',
  },
  actions: {
    add: 'Add a product',
    users: 'Manage users',
    backup: 'Create a backup',
    order: 'New orders to confirm',
    signOut: 'Logout',
  },
} as const;
