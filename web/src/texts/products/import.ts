/** The import dialog for files of retail products. */
export const productImportTexts = {
  title: 'Import Products from CSV',
  intro: 'Products with a known name are updated; the others are added.',
  columns: 'Required columns',
  required: 'category, description, size, retailPrice, ourPrice',
  optional: 'Optional column',
  optionalColumns: 'chineseName',
  categories: 'Categories',
} as const;
