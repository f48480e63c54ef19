/** The dialog that imports rows of a CSV file. */
export const importTexts = {
  steps: ['Choose', 'Read', 'Import', 'Result'],
  template: 'Download the template',
  choose: 'Choose a CSV file',
  drop: 'Drop a CSV file here, or',
  limit: 'At most 5 MB, saved as UTF-8.',
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
  nothingToImport: 'No row of this file can be imported.',
  badRowsSkipped: 'Rows with errors are left out; the others are imported.',
  import: (count: number) => `Import ${count} ${count === 1 ? 'row' : 'rows'}`,
  otherFile: 'Choose another file',
  done: 'Done',
  cancel: 'Cancel',
  resultTitle: 'Import finished',
  errorsTitle: 'Rows with errors',
  rowError: (row: number, error: string) => `Row ${row}: ${error}`,
  moreErrors: (count: number) => `${count} more rows failed.`,
  copy: 'Copy errors',
  copied: 'Copied',
  download: 'Download errors',
  errorFile: 'import_errors.txt',
} as const;

/** The notices of product files, in and out. */
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
