const products = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;

/** The printed flyer and tags of a batch. */
export const paperTexts = {
  title: 'Print',
  paper: 'Print',
  flyer: 'Flyer, one page',
  tags: (size: number) => `Shelf tags, ${size} a sheet`,
  store: 'Store',
  storeHint: 'Prices as they will be there.',
  loading: 'Calculating prices...',
  failed: 'The prices could not be calculated.',
  nothing: 'No product of this batch is for sale in this store.',
  products,
  more: (count: number) => `and ${products(count)} more in the store`,
  tooMany: (most: number) => `A flyer has room for ${most} products. It shows the first ones in the list.`,
  printFlyer: 'Print flyer',
  printTags: (count: number) => (count === 1 ? 'Print 1 tag' : `Print ${count.toLocaleString('en')} tags`),
  close: 'Close',
} as const;
