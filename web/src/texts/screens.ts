/** The page of the screens in the stores. */
export const screenTexts = {
  pageTitle: 'Screens · Larder',
  title: 'Screens',
  subtitle: 'The TVs in the stores: what each one shows, and whether it has the newest prices.',
  pair: 'Pair a screen',
  list: 'Screens',
  loading: 'Loading screens...',
  loadError: 'The screens could not be loaded.',
  emptyTitle: 'No screen is paired yet',
  emptyHint:
    'Open /tv at this address in the browser of a TV. It shows a code of six letters and digits: press “Pair a screen” and enter it here.',
  boards: { meatprices: 'Meat price board', meatpriceairport: 'Airport terminal' },
  states: { shown: 'Shows the newest prices', waiting: 'Waiting', stale: 'Stale' },
  stateHints: {
    shown: 'It has confirmed the newest prices.',
    waiting: 'The prices changed a moment ago and it has not confirmed them yet.',
    stale: 'It has not confirmed the newest prices in time, or has said nothing for a while.',
  },
  summary: ({ all, shown, waiting, stale }: { all: number; shown: number; waiting: number; stale: number }) => {
    const parts = [
      `${all} ${all === 1 ? 'screen' : 'screens'}`,
      `${shown} with the newest prices`,
      ...(waiting === 0 ? [] : [`${waiting} waiting`]),
      ...(stale === 0 ? [] : [`${stale} stale`]),
    ];
    return parts.join(' · ');
  },
  newest: (revision: number, since: string | null) =>
    since === null ? `Newest prices: revision ${revision}` : `Newest prices: revision ${revision}, since ${since}`,
  lastSeen: 'Last seen',
  never: 'Never',
  shows: 'Shows',
  showsNothing: 'Nothing reported yet',
  revisionSince: (revision: number, since: string) => `Revision ${revision} since ${since}`,
  revision: (revision: number) => `Revision ${revision}`,
  ownSetUp: 'Set up here',
  savedSetUp: 'As saved on the screen',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  notFresh: 'The screens could not be checked just now. This may be out of date.',
} as const;

/** The confirmations of price changes. */
export const priceChangeTexts = {
  title: 'Price changes',
  hint: 'Recent changes, and how long the screens took to show them.',
  loading: 'Loading price changes...',
  loadError: 'The price changes could not be loaded.',
  empty: 'No price has changed yet.',
  kinds: {
    'product.created': 'Product added',
    'product.updated': 'Product changed',
    'product.deleted': 'Product deleted',
    'products.reordered': 'Products reordered',
    'products.imported': 'Products imported',
    'products.cleared': 'All products deleted',
    'default-store.changed': 'Default store changed',
    'product.overridden': 'Product changed in one store',
    'store-order.changed': 'Products reordered in one store',
    'overrides.applied': 'Products changed together in one store',
    'price-batch.started': 'Price batch started in one store',
    'price-batch.ended': 'Price batch ended in one store',
    'price-batch.excepted': 'Product left out of a price batch in one store',
    'price-batch.included': 'Product in a price batch again in one store',
    'price-guard.updated': 'Settings of prices changed',
  } as Readonly<Record<string, string>>,
  noScreens: 'There were no screens at that time.',
  receipts: (confirmed: number, all: number, waiting: number, stale: number) =>
    [
      `${confirmed} of ${all} confirmed`,
      ...(waiting === 0 ? [] : [`${waiting} waiting`]),
      ...(stale === 0 ? [] : [`${stale} stale`]),
    ].join(', '),
  durations: {
    seconds: (count: string) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} days`,
  },
  slowest: (time: string) => `the slowest in ${time}`,
  each: 'Each screen',
  shownIn: (time: string) => `Shown in ${time}`,
} as const;

/** The dialogs of one screen. */
export const screenFormTexts = {
  pairTitle: 'Pair a screen',
  way: 'How do you want to add the screen?',
  byCode: 'It shows a code',
  byLink: 'Open it with a link, without a code',
  code: 'Code on the screen',
  codeHint: 'Open /tv on the screen. The code changes every 15 minutes.',
  codeRequired: 'Enter the six letters and digits shown on the screen.',
  linkHint: 'For screens that you cannot see from here. The link is shown once, after saving.',
  name: 'Name',
  nameHint: 'Where it hangs: “Butcher, left of the counter”.',
  nameRequired: 'A name is required.',
  store: 'Store',
  storeHint: 'Whose prices it shows.',
  storeMissing: 'The stores could not be loaded.',
  board: 'Board',
  doPair: 'Pair',
  pairing: 'Pairing...',
  linkTitle: 'Link for this screen',
  linkOnce:
    'Open this link in the browser of the screen. It is shown only once, and anyone who has it can open the screen: keep it like a key.',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'The browser does not let this page copy. Select the link and copy it.',
  done: 'Done',
  editTitle: (name: string) => `Edit ${name}`,
  save: 'Save',
  saving: 'Saving...',
  setUp: 'Board set-up',
  setUpHint: 'Once set up here, it cannot be changed on the screen itself.',
  setUpSaved: 'As saved on the screen',
  setUpHere: 'Set up here',
  copyFrom: 'Copy set-up from…',
  copyNone: 'Choose a screen',
  fontSize: 'Text size',
  fontSizes: { small: 'Small', medium: 'Medium', large: 'Large', xlarge: 'Extra large' },
  halves: { left: 'Left half', right: 'Right half' },
  categories: 'Categories',
  noCategory: 'Without a category this half stays empty.',
  columns: 'Columns',
  rows: 'Rows',
  automatic: 'Auto',
  products: (chosen: number) =>
    chosen === 0
      ? 'All products of these categories'
      : `Only ${chosen} chosen ${chosen === 1 ? 'product' : 'products'}`,
  allProducts: 'Show all again',
  noProducts: 'There are no products in these categories.',
  productsUnknown: 'The products could not be loaded.',
  terminalColumns: { left: 'Column A', right: 'Column B' },
  removeTitle: 'Remove this screen?',
  removeBody: (name: string) =>
    `“${name}” will show a pairing code again. If it was opened with a link, it will say that the link no longer works. Prices are not affected.`,
  removeConfirm: 'Remove',
  removing: 'Removing...',
  failed: 'That did not work. Please try again.',
} as const;

const fallback = 'Unknown error';

/** The notices of the screens. */
export const screenToasts = {
  pairScreen: { success: 'Screen paired', failure: { title: 'Failed to pair the screen', fallback } },
  updateScreen: { success: 'Screen updated', failure: { title: 'Failed to update the screen', fallback } },
  removeScreen: { success: 'Screen removed', failure: { title: 'Failed to remove the screen', fallback } },
} as const;
