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
  loading: 'Loading what stores say...',
  failed: 'What stores say could not be loaded.',
  allFollow: 'No store says anything of its own.',
  othersFollow: 'The other stores say nothing of their own.',
} as const;
