import { randomUUID } from 'node:crypto';
import type { RestaurantProductState } from '@larder/contracts';
import { DISCOUNT_TIERS, RESTAURANT_PRODUCT_DEFAULTS } from '@larder/kernel';
import { ImportPlan } from '../../csv/import-plan.js';
import { RowFault } from '../../csv/row-faults.js';
import { RESTAURANT_PRODUCT } from '../products/restaurant-product.entity.js';
import type { RestaurantFields, RestaurantRow } from './restaurant-row.js';

/** A row means the product of the same name, case-insensitive, or a new one. */
export class RestaurantImportPlan extends ImportPlan<RestaurantProductState, RestaurantRow> {
  private readonly rowOfName = new Map<string, number>();
  private readonly spelling: ReadonlyMap<string, string>;

  /** @param categories names, which rows may write in other case. */
  constructor(categories: readonly string[]) {
    super();
    this.spelling = new Map(categories.map((name) => [foldCase(name), name]));
  }

  add({ row, fields: given }: RestaurantRow): void {
    const fields = this.spelled(given);
    const name = this.nameOf(fields);
    const earlier = this.rowOfName.get(name);
    if (earlier !== undefined) throw new RowFault(`Row ${earlier} is about the same product already.`);
    const before = this.byName.get(name);
    if (before === null) throw new RowFault('Several products have this name.');
    if (before) this.update(before, { ...before, ...fields });
    else this.created.push(newProduct(fields));
    this.rowOfName.set(name, row);
  }

  protected nameOf({ name }: Pick<RestaurantProductState, 'name'>): string {
    return foldCase(name);
  }

  private spelled(fields: RestaurantFields): RestaurantFields {
    const category = fields.category && this.spelling.get(foldCase(fields.category));
    return category ? { ...fields, category } : fields;
  }
}

function newProduct(fields: RestaurantFields): RestaurantProductState {
  const { pricePerUnitCents } = fields;
  if (pricePerUnitCents === undefined) throw new RowFault('A new product needs a Price Per Unit.');
  const { category, unit, minOrderQuantity, displayOrder } = RESTAURANT_PRODUCT_DEFAULTS;
  return {
    id: randomUUID(),
    description: '',
    category,
    unit,
    ...RESTAURANT_PRODUCT.blank(),
    minOrderQuantity,
    active: true,
    displayOrder,
    discountTags: [...DISCOUNT_TIERS],
    ...fields,
    pricePerUnitCents,
    version: 1,
  };
}

const foldCase = (name: string): string => name.normalize('NFC').toLowerCase();
