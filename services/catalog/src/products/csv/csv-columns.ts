/** The columns of an export, in its order. An import takes them in any order and ignores all others. */
export const EXPORT_COLUMNS = [
  'id',
  'category',
  'description',
  'chineseName',
  'size',
  'retailPrice',
  'ourPrice',
  'active',
  'imageUrl',
  'detailedDescription',
] as const;

export type CsvColumn = (typeof EXPORT_COLUMNS)[number];

/** What a product cannot be without (specification part 1 §5). */
export const REQUIRED_COLUMNS = [
  'category',
  'description',
  'size',
  'retailPrice',
  'ourPrice',
] as const satisfies CsvColumn[];

export const TEMPLATE_COLUMNS = [
  'category',
  'description',
  'chineseName',
  'size',
  'retailPrice',
  'ourPrice',
] as const satisfies CsvColumn[];
