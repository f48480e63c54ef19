import { randomUUID } from 'node:crypto';
import type { RestaurantProductState } from '@larder/contracts';
import { DISCOUNT_TIERS, RESTAURANT_PRODUCT_DEFAULTS } from '@larder/kernel';
import { RowFault } from '../../csv/row-fault.js';
import { RESTAURANT_PRODUCT } from '../products/restaurant-product.entity.js';
import type { RestaurantFields, RestaurantRow } from './restaurant-row.js';

/**
 * What a file makes of the restaurant products, decided row by row. A row means the product of the same name, in any letters,
 * and if there is none, a new one. What the file does not carry stays as it is.
 */
export class RestaurantImportPlan {
  readonly created: RestaurantProductState[] = [];
  readonly updated: RestaurantProductState[] = [];
  unchanged = 0;
  private known = 0;
  /** Null where several products have the same name. */
  private readonly byName = new Map<string, RestaurantProductState | null>();
  private readonly rowOfName = new Map<string, number>();
  private readonly spelling: ReadonlyMap<string, string>;

  /** @param categories the names of categories: rows that write them in other letters mean them. */
  constructor(categories: readonly string[]) {
    this.spelling = new Map(categories.map((name) => [foldCase(name), name]));
  }

  /** Tells the plan of products there are; all of them before the first row. */
  know(products: readonly RestaurantProductState[]): void {
    this.known += products.length;
    for (const product of products) {
      const name = foldCase(product.name);
      this.byName.set(name, this.byName.has(name) ? null : product);
    }
  }

  /** How many products there are once the plan is carried out. */
  get products(): number {
    return this.known + this.created.length;
  }

  /** @throws RowFault */
  add({ row, fields: given }: RestaurantRow): void {
    const fields = this.spelled(given);
    const name = foldCase(fields.name);
    const earlier = this.rowOfName.get(name);
    if (earlier !== undefined) throw new RowFault(`Row ${earlier} is about the same product already.`);
    const before = this.byName.get(name);
    if (before === null) throw new RowFault('Several products have this name.');
    if (before) this.update(before, { ...before, ...fields });
    else this.created.push(newProduct(fields));
    this.rowOfName.set(name, row);
  }

  private spelled(fields: RestaurantFields): RestaurantFields {
    const category = fields.category && this.spelling.get(foldCase(fields.category));
    return category ? { ...fields, category } : fields;
  }

  private update(before: RestaurantProductState, after: RestaurantProductState): void {
    const keys = Object.keys(after) as (keyof RestaurantProductState)[];
    if (keys.every((key) => after[key] === before[key])) this.unchanged++;
    else this.updated.push({ ...after, version: before.version + 1 });
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
