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
  { keys: ['Tab'], text: 'To the next field or button; the first one on a page leads past its head.' },
  { keys: ['←', '→'], text: 'From tab to tab, here and on Discount Codes; Enter opens the one in focus.' },
  { keys: ['Esc'], text: 'Closes the topmost dialog or menu. What was typed is asked about first.' },
  { keys: ['F8'], text: 'To the message that has just appeared.' },
  { keys: ['Enter'], text: 'Saves a price that is being edited in the list; Esc keeps the old one.' },
  { keys: ['/'], text: 'On the page Guide: to its search.' },
] as const;

export const helpTips = [
  'What you search and filter stands in the address: copy it to share a view, or keep it as a bookmark.',
  'Make a backup before you import a large file, clear all products or restore.',
  'A backup on the same machine does not survive that machine: download one now and then and keep it elsewhere.',
  'Give everybody a user of their own, so that the audit log can tell who did what.',
  'A message goes after five seconds; a failure also stays where it happened.',
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
