import { PATHS, type PagePath } from '../../shared/routing/paths.ts';

/** The Guide tab around its topics. */
export const helpTexts = {
  search: 'Search the guide',
  searchPlaceholder: 'What do you want to do?',
  categories: 'Categories',
  all: 'All',
  categoryNames: {
    products: 'Products',
    orders: 'Orders',
    financial: 'Financial',
    customers: 'Customers',
    technical: 'Technical',
    security: 'Security',
  },
  topics: 'Topics',
  count: (count: number) => (count === 1 ? '1 topic' : `${count} topics`),
  tags: 'Tags',
  searchTag: (tag: string) => `Search for ${tag}`,
  nothingFound: 'No results found',
  nothingFoundFor: (query: string) => `for “${query}”.`,
  nothingInCategory: 'in this category.',
  clear: 'Clear',
  open: (page: string) => `Open ${page}`,
  shortcuts: 'Shortcuts',
  tips: 'Tips',
  links: 'Quick links',
  wholeGuide: 'The whole guide, section by section',
} as const;

export type HelpCategory = keyof typeof helpTexts.categoryNames;

/** Keys that work on the back office's pages. */
export const helpShortcuts = [
  { keys: ['Tab'], text: 'To the next field or button; the first one on a page skips its header.' },
  { keys: ['←', '→'], text: 'To the next or previous tab of a page; Enter opens it.' },
  { keys: ['Esc'], text: 'Closes the topmost dialog or menu, after a question if there are unsaved changes.' },
  { keys: ['F8'], text: 'To the newest message.' },
  { keys: ['Enter'], text: 'Saves the price that you are editing in the list; Esc keeps the old one.' },
  { keys: ['/'], text: 'To the search of a list, or of the page Guide.' },
] as const;

export const helpTips = [
  'Searches and filters are part of the page’s address: copy it to share a view, or save it as a bookmark.',
  'Make a backup before you import a large file, clear all products or restore.',
  'A backup on the same machine is lost with that machine: download one regularly and keep it elsewhere.',
  'Give each person their own user, so that the audit log shows who did what.',
  'A message disappears after five seconds, or ten with Undo; a failure is also shown where it happened.',
] as const;

/** Other links of the guide tab. */
export const helpLinks: readonly PagePath[] = [
  PATHS.products,
  PATHS.restaurantProducts,
  PATHS.restaurantOrders,
  PATHS.discountCodes,
  PATHS.rebates,
  PATHS.board,
];
