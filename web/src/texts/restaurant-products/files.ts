/** Restaurant products as files. */
export const wholesaleFileTexts = {
  panel: 'Import and export',
  exportCsv: 'Export CSV',
  exportExcel: 'Export Excel',
  template: 'Download Template',
  import: 'Import CSV',
  hint: 'Existing products with the same name are updated.',
  preparing: 'Preparing the file...',
  importTitle: 'Import Restaurant Products',
  columns: 'Columns',
  columnNames: 'Name, Category, Description, Price Per Unit, Unit, Active, Display Order',
  required: 'Required',
  requiredColumns: 'Name, and Price Per Unit for a new product',
} as const;
