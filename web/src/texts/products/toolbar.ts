/** The actions above the list of products, and its figures. */
export const toolbarTexts = {
  add: 'Add Product',
  analytics: 'Analytics',
  more: 'More actions',
  exportCsv: 'Export CSV',
  exportOwn: 'Export CSV: store prices only',
  exportWithStores: 'Export CSV with the prices of stores',
  importCsv: 'Import CSV',
  template: 'Download template',
  exporting: 'Preparing the file...',
  totalProducts: 'Total Products',
  activeProducts: 'Active Products',
  averageSavings: 'Average Savings',
  averageHint: 'mean of the active products',
  figures: 'Figures',
  notKnown: '–',
} as const;
