import type { RestaurantCategoryState, RestaurantProductState } from '@larder/contracts';
import {
  addDays,
  CATEGORY_ICONS,
  categorySlug,
  COLOR_SCHEMES,
  DISCOUNT_TIERS,
  isDay,
  LIMITS,
  sentence,
  type DiscountTier,
} from '@larder/kernel';
import {
  cellAs,
  cellsOf,
  neededPrice,
  neededText,
  optionalChoice,
  optionalFlag,
  optionalId,
  optionalImageUrl,
  optionalWhole,
  shortText,
  type CellReader,
} from '../../csv/csv-cells.js';
import type { PlannedRow } from '../../csv/import-plan.js';
import { RowFault } from '../../csv/row-faults.js';
import { NO_TAGS, type RestaurantColumn, type RestaurantHeader } from './restaurant-columns.js';

/** Absent when the file has no such column, or a required cell is empty. */
export type RestaurantFields = Pick<RestaurantProductState, 'name'> &
  Partial<Omit<RestaurantProductState, 'id' | 'name' | 'version'>>;

export interface RestaurantRow extends PlannedRow {
  /** A row without a name describes only its category. */
  fields: RestaurantFields;
  /** The row's category as it was when exported, without its name. */
  category: Omit<RestaurantCategoryState, 'name'> | null;
}

export function readRestaurantRow(row: number, cells: readonly string[], header: RestaurantHeader): RestaurantRow {
  const cell = cellsOf(cells, header);
  const category = readCategory(cell);
  if (category && !cell('Name')) {
    const name = neededText('Category', cell('Category'), LIMITS.restaurantCategoryName);
    return { row, id: null, fields: { name: '', category: name }, category };
  }
  const fields: RestaurantFields = { name: neededText('Name', cell('Name'), LIMITS.restaurantProductName) };
  const chineseName = cell('Chinese Name');
  // Undefined removes the key: events have it only when there is a name.
  if (chineseName !== undefined) {
    fields.chineseName = shortText('Chinese Name', chineseName, LIMITS.productChineseName) || undefined;
  }
  set(fields, 'category', shortText('Category', cell('Category') ?? '', LIMITS.restaurantCategoryName) || undefined);
  const description = cell('Description');
  if (description !== undefined) {
    fields.description = shortText('Description', description, LIMITS.restaurantProductDescription);
  }
  // An emptied price is likely a mistake: neither make it free nor keep the old price.
  if (header.places.has('Price Per Unit')) {
    fields.pricePerUnitCents = neededPrice('Price Per Unit', cell('Price Per Unit'), header);
  }
  set(fields, 'unit', shortText('Unit', cell('Unit') ?? '', LIMITS.restaurantProductUnit) || undefined);
  set(fields, 'active', optionalFlag('Active', cell('Active')));
  set(fields, 'displayOrder', optionalWhole('Display Order', cell('Display Order'), LIMITS.displayOrder));
  const size = cell('Size');
  if (size !== undefined) fields.size = shortText('Size', size, LIMITS.restaurantProductSize) || null;
  set(fields, 'minOrderQuantity', optionalWhole('Minimum Order', cell('Minimum Order'), LIMITS.minOrderQuantity));
  const multiple = cell('Order Multiple');
  // Undefined removes the key, as for multiples of 1.
  if (multiple !== undefined) {
    const read = optionalWhole('Order Multiple', multiple, LIMITS.minOrderQuantity) ?? 1;
    fields.orderMultiple = read > 1 ? read : undefined;
  }
  set(fields, 'imageUrl', optionalImageUrl('Image URL', cell('Image URL')));
  set(fields, 'discountTags', discountTags(cell('Discount Tags')));
  set(fields, 'soldOutDate', day('Sold Out Date', cell('Sold Out Date'), header));
  const until = day('Sold Out Until', cell('Sold Out Until'), header);
  // Undefined removes the key: events have it only while it is set.
  if (until !== undefined) fields.soldOutUntil = until ?? undefined;
  return { row, id: optionalId('Id', cell('Id'), 'a restaurant product'), fields, category };
}

function set<Key extends keyof RestaurantFields>(
  fields: RestaurantFields,
  key: Key,
  value: RestaurantFields[Key] | undefined,
): void {
  if (value !== undefined) fields[key] = value;
}

function readCategory(cell: CellReader<RestaurantColumn>): RestaurantRow['category'] {
  const id = optionalId('Category Id', cell('Category Id'), 'a category');
  if (id === null) return null;
  const slug = shortText('Category Slug', cell('Category Slug') ?? '', LIMITS.restaurantCategorySlug);
  const chineseName = shortText(
    'Category Chinese Name',
    cell('Category Chinese Name') ?? '',
    LIMITS.restaurantCategoryName,
  );
  return {
    id,
    ...(chineseName === '' ? {} : { chineseName }),
    slug: categorySlug(slug || (cell('Category') ?? '')),
    colorScheme: optionalChoice('Category Color', cell('Category Color'), COLOR_SCHEMES) ?? 'amber',
    icon: optionalChoice('Category Icon', cell('Category Icon'), CATEGORY_ICONS) ?? 'Package',
    active: optionalFlag('Category Active', cell('Category Active')) ?? true,
    displayOrder: optionalWhole('Category Order', cell('Category Order'), LIMITS.displayOrder) ?? 0,
  };
}

/** Tags in any order, separated by blanks or commas. */
function discountTags(text: string | undefined): DiscountTier[] | undefined {
  if (!text) return undefined;
  if (text.toLowerCase() === NO_TAGS) return [];
  const named = new Set(text.split(/[\s,;]+/).map((word) => optionalChoice('Discount Tags', word, DISCOUNT_TIERS)));
  return DISCOUNT_TIERS.filter((tier) => named.has(tier));
}

/** Spreadsheets store a day as a number; these are the years 2000 to 2099. */
const SERIAL_DAY = /^[3-7]\d{4}$/;
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2099-12-31'];

function day(column: string, text: string | undefined, { dayZero }: RestaurantHeader): string | null | undefined {
  if (!text) return text === '' ? null : undefined;
  const stored = SERIAL_DAY.test(text) ? addDays(dayZero, Number(text)) : '';
  if (stored >= FIRST_DAY && stored <= LAST_DAY) return stored;
  if (!isDay(text)) {
    throw new RowFault(sentence('{column} "{text}" is not a day like 2026-11-25.', cellAs(column, text)));
  }
  return text;
}
