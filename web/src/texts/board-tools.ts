/** Sorting the price board, and sharing a product. */
export const boardToolTexts = {
  order: 'Order of the products',
  orders: {
    '': 'By section',
    savings: 'Biggest savings',
    price: 'Lowest price',
    name: 'Name A–Z',
  },
  listed: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  noSavings: 'Nothing is reduced at the moment.',
  nothingFound: (query: string) => `No product matches “${query}”.`,
  share: 'Share',
  shareProduct: (name: string) => `Share ${name}`,
  shared: (name: string, price: string) => `${name}: ${price}`,
  copied: 'Link copied',
  copyByHand: 'Copy this link',
} as const;
