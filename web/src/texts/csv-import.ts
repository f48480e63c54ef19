const figure = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 2 });

/** The dialog that imports rows of a CSV or Excel file. */
export const importTexts = {
  steps: ['Choose', 'Read', 'Import', 'Result'],
  template: 'Download the template',
  choose: 'Choose a CSV or Excel file',
  drop: 'Drop a CSV or Excel file here, or',
  limit: 'CSV or .xlsx, at most 5 MB. Commas, semicolons or tabs; 2.99 or 2,99.',
  notUtf8: 'The characters of this file cannot be read. Save it as “CSV UTF-8” or as an Excel file.',
  invalidType: 'Invalid file type. Please select a CSV file.',
  tooLarge: 'File is too large. Maximum size is 5MB.',
  reading: (file: string) => `Reading ${file}...`,
  importing: (file: string) => `Importing ${file}...`,
  progress: 'Progress of the import',
  previewTitle: (file: string) => `What importing ${file} would do`,
  created: 'added',
  updated: 'updated',
  unchanged: 'unchanged',
  failed: 'failed',
  success: 'successful',
  readAs: (how: string) => `Read as: ${how}`,
  pricesTitle: (count: number) => (count === 1 ? '1 price changes' : `${count.toLocaleString('en')} prices change`),
  morePrices: (count: number) => `${count.toLocaleString('en')} more prices change.`,
  prices: { retailPrice: 'Retail', ourPrice: 'Our price', pricePerUnit: 'Per unit' } as Record<string, string>,
  newProduct: 'new',
  priceColumns: ['Product', 'Price', 'Now', 'New'],
  slips: (count: number) =>
    count === 1
      ? '1 price looks like a typing error. It is first in the list.'
      : `${count.toLocaleString('en')} prices look like typing errors. They are first in the list.`,
  slipsChecked: 'I have checked this: publish anyway',
  /** Next to the new price. */
  slip: {
    up: (times: number) => `${figure(times)} times`,
    down: (times: number) => `${figure(times)} times less`,
    dear: (times: number) => `${figure(times)} times others`,
    cheap: (times: number) => `${figure(times)} times less than others`,
    swapped: 'swapped?',
    aboveRetail: 'above retail',
    otherWeight: 'kg or lb?',
  },
  stale: 'The products have changed since the preview. This is what would change now.',
  nothingToImport: 'No row of this file can be imported.',
  badRowsSkipped: 'Rows with errors are left out; the others are imported.',
  import: (count: number) => `Import ${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`,
  otherFile: 'Choose another file',
  done: 'Done',
  cancel: 'Cancel',
  resultTitle: 'Import finished',
  errorsTitle: 'Rows with errors',
  rowError: (row: number, error: string) => `Row ${row}: ${error}`,
  moreErrors: (count: number) => `${count.toLocaleString('en')} more rows failed.`,
  copy: 'Copy errors',
  copied: 'Copied',
  notCopied: 'The browser does not let this page copy. Download the errors instead.',
  download: 'Download errors',
  errorFile: 'import_errors.txt',
} as const;

/** The notices of exporting and importing product files. */
export const fileToasts = {
  exportProducts: { failure: { title: 'Export Failed', fallback: 'Failed to export products' } },
  productTemplate: { failure: { title: 'Export Failed', fallback: 'Failed to download template' } },
  importProducts: {
    successful: {
      title: 'Import Successful',
      description: (count: number) => `${count} products imported successfully`,
    },
    withErrors: {
      title: 'Import Completed with Errors',
      description: (count: number) => `${count} products failed`,
    },
    failure: { title: 'Import Failed', fallback: 'Import failed' },
    unreadable: 'Failed to import CSV file',
  },
} as const;
