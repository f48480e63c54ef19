/** The comparison of products and stores. */
export const compareTexts = {
  pageTitle: 'Compare stores · Larder',
  title: 'Compare stores',
  subtitle: 'The price of each product in every store. Pale prices follow all stores.',
  open: 'Compare stores',
  table: 'Prices by product and store',
  show: 'Show',
  search: 'Search products',
  differ: 'Only where stores differ',
  loading: 'Loading the prices of every store...',
  loadError: 'The prices of the stores could not be loaded.',
  none: 'No product matches.',
  noneDiffers: 'Every store follows all stores.',
  product: 'Product',
  chain: 'All stores',
  cell: (product: string, store: string, value: string, isOwn: boolean, isFar: boolean) =>
    `${product}, ${store}: ${value}${isOwn ? ', its own' : ''}${isFar ? ', far from the others' : ''}`,
  field: (product: string, store: string) => `${product}, ${store}`,
  keysHint: 'Enter or a double-click changes a price; an empty field follows all stores again.',
  storeGone: 'The store of the open price is no longer listed.',
  failed: 'The price could not be saved.',
  range: (from: number, to: number, total: number) =>
    `${from.toLocaleString('en')}–${to.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  previous: 'Previous products',
  next: 'Next products',
} as const;
