import { SPANS_FAULTS, type SpansFault, DAY_NAMES } from '@larder/kernel';

/** The page of the chain's stores. */
export const storesTexts = {
  pageTitle: 'Stores · Larder',
  title: 'Stores',
  subtitle: 'The chain’s stores: addresses, hours and closures.',
  list: 'Stores',
  emptyTitle: 'There are no stores yet',
  emptyHint: 'The first store becomes the one that the price board shows.',
  add: 'Add a store',
  isDefault: 'Default',
  isClosed: 'Closed',
  open: (name: string, path: string) => `Page of ${name}: ${path}`,
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  rules: 'Order rules',
  rulesNamed: (name: string) => `Order rules of ${name}`,
  chainRules: 'Order rules of all stores',
  days: 'Closures',
  daysNamed: (name: string) => `Closures of ${name}`,
  makeDefault: 'Make default',
  makeDefaultNamed: (name: string) => `Make ${name} the default`,
  close: 'Close store',
  closeNamed: (name: string) => `Close ${name}`,
  reopen: 'Reopen',
  reopenNamed: (name: string) => `Reopen ${name}`,
  tags: 'Tags',
  nextDays: (count: number) => (count === 1 ? '1 closure ahead' : `${count} closures ahead`),
  failed: 'That did not work. Please try again.',
} as const;

/** Confirmations before a store is closed, reopened or made the default. */
export const storeQuestions = {
  close: {
    title: 'Close this store?',
    body: (name: string) =>
      `Shoppers no longer find ${name}, and it takes no orders. Its history and its orders stay, and it can be reopened.`,
    confirm: 'Close store',
  },
  reopen: {
    title: 'Reopen this store?',
    body: (name: string) => `${name} is shown to shoppers again and takes orders, with the prices it had.`,
    confirm: 'Reopen',
  },
  default: {
    title: 'Make this the default store?',
    body: (name: string) =>
      `From now on the price board, and orders without a store, are those of ${name}. Open boards change immediately.`,
    confirm: 'Make default',
  },
} as const;

/** The form of one store. */
export const storeFormTexts = {
  addTitle: 'Add a store',
  editTitle: (name: string) => `Edit ${name}`,
  hoursTitle: (name: string) => `Hours of ${name}`,
  copyFrom: 'Begin as a copy of',
  copyHint: 'The new store starts with the hours, closures, prices and order of products of this one.',
  copyNone: 'No copy',
  name: 'Name',
  chineseName: 'Chinese name',
  slug: 'Short name',
  slugHint: (slug: string) =>
    `Its page is /s/${slug === '' ? '…' : slug}. Links with earlier short names keep working.`,
  slugWrong: 'Use lower-case letters, digits and single hyphens.',
  address: 'Address',
  phone: 'Phone',
  timeZone: 'Time zone',
  tags: 'Tags',
  tagsHint: 'Words to filter stores by, separated by commas.',
  needed: (what: string) => `${what} is required.`,
  week: 'Opening hours',
  hoursUnknown: (text: string) => `Until hours are entered here, shoppers read: ${text}`,
  weekdays: DAY_NAMES,
  closedDay: 'Closed',
  from: (day: string) => `${day} from`,
  to: (day: string) => `${day} to`,
  addHoursOn: (day: string) => `Add hours on ${day}`,
  removeHours: (day: string) => `Remove these hours of ${day}`,
  sameEveryDay: 'Same on all days',
  wrongHours: (day: string, fault: SpansFault) => `${day} ${SPANS_FAULTS[fault]}.`,
  save: 'Save',
  saving: 'Saving...',
  add: 'Add store',
} as const;

/** Days with special hours of a store. */
export const closureTexts = {
  title: (name: string) => `Closures of ${name}`,
  hint: 'A closure appears on the price board that day, in its footer, and where restaurants choose pickup.',
  none: 'There are no closures ahead.',
  closed: 'Closed all day',
  day: 'Day',
  dayNeeded: 'Choose a day from today on.',
  reason: 'Reason',
  reasonHint: 'Shoppers read it: “Christmas Day”.',
  reasonNeeded: 'A reason is required.',
  allDay: 'Closed all day',
  from: 'Open from',
  to: 'Open to',
  add: 'Add',
  adding: 'Adding...',
  remove: (day: string) => `Remove ${day}`,
} as const;

const FAILURE = 'Unknown error';

/** The notices of the stores. */
export const storeToasts = {
  save: { success: 'Store saved', failure: { title: 'Failed to save the store', fallback: FAILURE } },
  add: { success: 'Store added', failure: { title: 'Failed to add the store', fallback: FAILURE } },
  rules: { success: 'Order rules saved', failure: { title: 'Failed to save the order rules', fallback: FAILURE } },
  days: { success: 'Closures saved', failure: { title: 'Failed to save the closures', fallback: FAILURE } },
} as const;
