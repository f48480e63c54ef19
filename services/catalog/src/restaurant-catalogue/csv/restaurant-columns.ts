import type { RestaurantCategoryState, RestaurantProductState } from '@larder/contracts';
import type { CsvHeader } from '../../csv/csv-header.js';

/** A product with its category, or an empty category. */
export interface FileRow {
  product: RestaurantProductState | null;
  category: RestaurantCategoryState | null;
}

interface FileColumn {
  width: number;
  value: (row: FileRow) => string | number | boolean;
}

const ofProduct = (
  width: number,
  value: (product: RestaurantProductState) => string | number | boolean,
): FileColumn => ({
  width,
  value: ({ product }) => (product ? value(product) : ''),
});

const ofCategory = (
  width: number,
  value: (category: RestaurantCategoryState) => string | number | boolean,
): FileColumn => ({ width, value: ({ category }) => (category ? value(category) : '') });

/** The cell of a product without tags: an empty cell would mean all tags for a new product. */
export const NO_TAGS = 'none';

/** The specification's columns first (part 2 §3), then those that restore products and categories exactly. */
const COLUMNS = {
  Name: ofProduct(40, ({ name }) => name),
  Category: { width: 24, value: ({ product, category }) => product?.category ?? category?.name ?? '' },
  Description: ofProduct(50, ({ description }) => description),
  'Price Per Unit': ofProduct(16, ({ pricePerUnitCents }) => pricePerUnitCents / 100),
  Unit: ofProduct(10, ({ unit }) => unit),
  Active: ofProduct(10, ({ active }) => active),
  'Display Order': ofProduct(14, ({ displayOrder }) => displayOrder),
  'Chinese Name': ofProduct(24, ({ chineseName }) => chineseName ?? ''),
  Id: ofProduct(38, ({ id }) => id),
  Size: ofProduct(14, ({ size }) => size ?? ''),
  'Minimum Order': ofProduct(14, ({ minOrderQuantity }) => minOrderQuantity),
  'Order Multiple': ofProduct(14, ({ orderMultiple }) => orderMultiple ?? ''),
  'Image URL': ofProduct(40, ({ imageUrl }) => imageUrl ?? ''),
  'Discount Tags': ofProduct(24, ({ discountTags }) => discountTags.join(' ') || NO_TAGS),
  'Sold Out Date': ofProduct(14, ({ soldOutDate }) => soldOutDate ?? ''),
  'Sold Out Until': ofProduct(14, ({ soldOutUntil }) => soldOutUntil ?? ''),
  'Category Id': ofCategory(38, ({ id }) => id),
  'Category Chinese Name': ofCategory(20, ({ chineseName }) => chineseName ?? ''),
  'Category Slug': ofCategory(20, ({ slug }) => slug),
  'Category Color': ofCategory(14, ({ colorScheme }) => colorScheme),
  'Category Icon': ofCategory(14, ({ icon }) => icon),
  'Category Active': ofCategory(14, ({ active }) => active),
  'Category Order': ofCategory(14, ({ displayOrder }) => displayOrder),
} satisfies Record<string, FileColumn>;

export type RestaurantColumn = keyof typeof COLUMNS;

/** The columns in their order in an export; an import takes them in any order. */
export const RESTAURANT_COLUMNS = Object.keys(COLUMNS) as RestaurantColumn[];

export const TEMPLATE_COLUMNS: readonly RestaurantColumn[] = RESTAURANT_COLUMNS.slice(0, 7);

export const restaurantColumn = (column: RestaurantColumn): FileColumn => COLUMNS[column];

/** Every product, then the empty categories. Products without an existing category keep only its name. */
export function fileRows(
  products: readonly RestaurantProductState[],
  categories: readonly RestaurantCategoryState[],
): FileRow[] {
  const byName = new Map(categories.map((category) => [category.name.toLowerCase(), category]));
  const used = new Set(products.map(({ category }) => category.toLowerCase()));
  return [
    ...products.map((product) => ({ product, category: byName.get(product.category.toLowerCase()) ?? null })),
    ...categories.filter(({ name }) => !used.has(name.toLowerCase())).map((category) => ({ product: null, category })),
  ];
}

export type RestaurantHeader = CsvHeader<RestaurantColumn>;
