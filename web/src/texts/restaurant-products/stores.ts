/** Stores' own values of restaurant products. */
export const wholesaleStoreTexts = {
  edit: (product: string) => `Price and min order of ${product} in this store`,
  title: 'In this store',
  hint: "What you change becomes this store's own. Names, texts and categories are the same in every store.",
  save: 'Save for this store',
  invalidPrice: 'Enter a price such as 12.99.',
  invalidQuantity: 'Enter a whole number such as 2.',
  soldOut: 'Sold out',
  notSoldOut: 'Not sold out',
  byStore: 'By store',
  loading: 'Loading the values of stores...',
  failed: 'The values of stores could not be loaded.',
  allFollow: 'No store has its own values.',
  othersFollow: 'The other stores have no values of their own.',
} as const;
