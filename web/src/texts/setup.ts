/** Setting up a shop, step by step. */
export const setupTexts = {
  pageTitle: 'Set up your shop · Larder',
  title: 'Set up your shop',
  subtitle:
    'A few steps before shoppers see your prices. You can leave any of them for later and come back at any time.',
  loading: 'Checking your progress...',
  loadError: 'Your progress could not be loaded.',
  list: 'Steps',
  done: 'Done',
  skipped: 'Left for later',
  skip: 'Later',
  skipNamed: (step: string) => `Later: ${step}`,
  resume: 'Do it now',
  ready: 'Your shop is ready',
  readyHint: 'Shoppers see it on the price board, restaurants on the order page.',
  openBoard: 'Open the price board',
  openProducts: 'Go to the products',
  steps: {
    shop: {
      name: 'Your shop',
      hint: 'Name in two scripts, address, phone, time zone and weekly hours. They appear on the board, on receipts and on printed lists.',
      action: 'Enter the shop',
      look: 'Logo and colour',
      isSo: (name: string) => `${name} is on the board.`,
    },
    prices: {
      name: 'First prices',
      hint: 'Import a list from a CSV or Excel file, or add products by hand.',
      action: 'Import a file',
      byHand: 'Add a product',
      isSo: (count: string) => (count === '1' ? '1 product is in the list.' : `${count} products are in the list.`),
    },
    stores: {
      name: 'More stores',
      hint: 'A new store starts as a copy of another, with its hours, prices and order, until you change them.',
      action: 'Add a store',
      isSo: (count: string) => `${count} stores are open.`,
    },
    users: {
      name: 'Your people',
      hint: 'Everyone signs in under their own name. Some only look, some move orders, some change prices, in all stores or only in theirs.',
      action: 'Add users',
      isSo: (count: string) => `${count} people can sign in.`,
    },
  },
  lost: 'This step could not be opened.',
} as const;
