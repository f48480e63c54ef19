/** What the tab of the shop says. */
export const shopTexts = {
  title: 'Your shop',
  hint: 'It stands on the price board, on the order page, on receipts and on printed lists.',
  ownTitle: 'Your stores',
  ownHint:
    'Opening hours, days that are different, and whether restaurants can order. What concerns every store is the chain’s to change.',
  loading: 'Loading the shop...',
  loadError: 'The shop could not be loaded.',
  none: 'There is no shop yet.',
  noneOwn: 'None of your stores is open.',
  setUp: 'Set up your shop',
  name: 'Name',
  chineseName: 'Chinese name',
  address: 'Address',
  phone: 'Phone',
  timeZone: 'Time zone',
  hours: 'Opening hours',
  page: 'Page',
  nothing: '–',
  edit: 'Edit the shop',
  editHours: 'Change hours',
  hoursNamed: (name: string) => `Change the hours of ${name}`,
  days: 'Closures',
  daysNamed: (name: string) => `Closures of ${name}`,
  lost: 'This cannot be opened now.',
} as const;

/** Logo and colour of the chain. */
export const lookTexts = {
  title: 'Logo and colour',
  hint: 'They are on every page that shoppers see, on its icon when it is installed, and on the printed form.',
  loading: 'Loading logo and colour...',
  loadError: 'Logo and colour could not be loaded.',
  logo: 'Logo',
  logoAlt: 'The logo of the shop',
  rules: 'PNG, JPEG or WebP, at most 5 MB. It stands on white.',
  drop: 'Drop the logo here, or',
  choose: 'choose a file',
  remove: 'Remove logo',
  sending: 'Sending the logo...',
  color: 'Colour',
  colorHint: 'Of headers, buttons and links. Those of your logo are proposed, dark enough for white letters.',
  house: 'House green',
  own: 'Another colour',
  ownLabel: 'Choose the other colour',
  preview: 'How it looks',
  previewShop: 'Your shop',
  previewText: 'A word in the colour',
  previewButton: 'A button',
  previewBadge: 'A mark',
  readable: (contrast: number) => `Letters on it have a contrast of ${contrast.toFixed(1)}: easy to read.`,
  unreadable: (contrast: number) =>
    `Letters on it have a contrast of ${contrast.toFixed(1)}, and 4.5 is needed to read them.`,
  useDarker: (color: string) => `Take ${color} instead`,
  save: 'Save colour',
  saving: 'Saving...',
  done: 'Done',
} as const;

/** Everything goes but the people. */
export const emptyShopTexts = {
  title: 'Start with an empty shop',
  hint: 'You have looked around in the demo: this removes it.',
  body: 'Removes the shop with all its stores, products, orders, codes and rebates. The people who can sign in stay, and so does the audit log.',
  backup: 'A backup is made first. Putting it back brings everything back.',
  people: 'Who works for some stores only sees nothing until you give them stores again.',
  start: 'Start with an empty shop...',
  confirmTitle: 'Remove everything and start anew?',
  word: 'EMPTY',
  wordLabel: 'Type EMPTY to confirm',
  confirm: 'Remove everything',
  removing: 'Removing...',
  progress: 'How far it is',
  waiting: 'Waiting to begin',
  doneTitle: 'Your shop is empty',
  done: (records: string) => `${records} records were removed. They are in this backup:`,
  setUp: 'Set up your shop',
} as const;

const FAILURE = 'Unknown error';

export const shopToasts = {
  look: { success: 'Saved', failure: { title: 'Failed to save', fallback: FAILURE } },
  empty: { failure: { title: 'The shop was not emptied', fallback: FAILURE } },
} as const;
