const products = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;

/** The preview of a store's future prices. */
export const previewTexts = {
  title: 'Preview',
  lost: 'The preview could not be opened.',
  store: 'Store',
  at: 'At',
  atHint: 'Store time',
  invalid: 'Enter a future date and time.',
  as: 'As seen by',
  shopper: 'Shoppers',
  meatBoard: 'TV: meat prices',
  terminal: 'TV: airport terminal',
  screen: (name: string) => `TV: ${name}`,
  restaurant: 'A restaurant with a code',
  code: 'Discount code',
  codeHint: 'Four letters or digits',
  enterCode: 'Enter a code to see the order sheet with its prices.',
  codeOf: (tier: string) => `Tier ${tier}. Batches do not change restaurant prices.`,
  orderSheet: 'Order sheet',
  soldOut: 'Sold out that day',
  loading: 'Calculating prices...',
  failed: 'The preview could not be created.',
  same: 'No prices change until then.',
  changed: (count: number) => `${products(count)} will be different`,
  differences: 'What changes',
  columns: { product: 'Product', now: 'Now', later: 'Then', price: 'Price', withCode: 'With the code' },
  notSold: 'not sold',
  slip: (product: string, question: string) => `${product}: ${question}`,
  moreSlips: (count: number) => `and ${count} more prices that look like typing errors`,
} as const;

/** The preview of a television, and warnings about what will not be visible. */
export const screenPictureTexts = {
  meatBoard: 'The meat board, first page',
  terminal: 'The airport terminal, first page',
  left: 'Left half',
  right: 'Right half',
  empty: (half: string) => `${half}: nothing to show.`,
  hidden: (half: string, count: number, pages: number, now: number) =>
    `${half}: ${products(count)} on later pages (${pages} pages, ${now} at present).`,
  tooSmall: (half: string, px: number) => `${half}: text of ${px} px is too small to read across the shop.`,
  smaller: (half: string, px: number) => `${half}: text shrinks to ${px} px to fit everything.`,
} as const;

/** The board of shoppers. */
export const boardPictureTexts = {
  board: 'The price board',
  more: (count: number) => `and ${products(count)} more`,
} as const;
