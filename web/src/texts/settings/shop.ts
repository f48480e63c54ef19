/** What the tab of the shop says. */
export const shopTexts = {
  title: 'Your shop',
  hint: 'It appears on the price board, the order page, receipts and printed lists.',
  ownTitle: 'Your stores',
  ownHint: 'Opening hours, closures, and whether restaurants can order. The chain changes what applies to every store.',
  loading: 'Loading the shop...',
  loadError: 'The shop could not be loaded.',
  none: 'The shop is not set up yet.',
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
  lost: 'This could not be opened.',
} as const;

/** Logo and colour of the chain. */
export const lookTexts = {
  title: 'Logo and colour',
  hint: 'They appear on every page that shoppers see, on the installed app’s icon, and on the printed form.',
  loading: 'Loading logo and colour...',
  loadError: 'Logo and colour could not be loaded.',
  logo: 'Logo',
  logoAlt: 'The logo of the shop',
  rules: 'PNG, JPEG or WebP, at most 5 MB. It is shown on white.',
  drop: 'Drop the logo here, or',
  choose: 'choose a file',
  remove: 'Remove logo',
  sending: 'Sending the logo...',
  color: 'Colour',
  colorHint: 'For headers, buttons and links. Suggestions come from your logo, dark enough for white text.',
  house: 'House green',
  own: 'Another colour',
  ownLabel: 'Choose the other colour',
  preview: 'How it looks',
  previewShop: 'Your shop',
  previewText: 'Text in this colour',
  previewButton: 'A button',
  previewBadge: 'A badge',
  readable: (contrast: number) => `Text on it has a contrast of ${contrast.toFixed(1)}: easy to read.`,
  unreadable: (contrast: number) => `Text on it has a contrast of ${contrast.toFixed(1)}; at least 4.5 is needed.`,
  useDarker: (color: string) => `Use ${color} instead`,
  save: 'Save colour',
  saving: 'Saving...',
  done: 'Done',
} as const;

/** Everything goes but the people. */
export const emptyShopTexts = {
  title: 'Start with an empty shop',
  hint: 'Done looking around? This removes the demo.',
  body: 'Removes the shop with all its stores, products, orders, codes and rebates. The people who can sign in stay, and so does the audit log.',
  backup: 'A backup is made first. Restoring it brings everything back.',
  people: 'People who work for some stores only see nothing until you give them stores again.',
  start: 'Start with an empty shop...',
  confirmTitle: 'Remove everything and start over?',
  word: 'EMPTY',
  wordLabel: 'Type EMPTY to confirm',
  confirm: 'Remove everything',
  removing: 'Removing...',
  progress: 'Progress',
  waiting: 'Waiting to start',
  doneTitle: 'Your shop is empty',
  done: (records: string) => `${records} records were removed. They are in this backup:`,
  setUp: 'Set up your shop',
} as const;

const FAILURE = 'Unknown error';

export const shopToasts = {
  look: { success: 'Saved', failure: { title: 'Failed to save', fallback: FAILURE } },
  empty: { failure: { title: 'The shop was not emptied', fallback: FAILURE } },
} as const;
