import { randomUUID } from 'node:crypto';
import type { ProductState } from '@larder/contracts';
import { RowFault } from '../../csv/row-fault.js';
import { PRODUCT } from '../product.entity.js';
import type { CsvRow } from './csv-row.js';

export interface ProductUpdate {
  before: ProductState;
  after: ProductState;
}

/**
 * What a file makes of the product list, decided row by row. A row means the product whose id it names; without an id the
 * one of the same category, description and size, in any letters; and if there is none, a new one. What the file does not
 * carry stays as it is.
 */
export class ImportPlan {
  readonly created: ProductState[] = [];
  readonly updated: ProductUpdate[] = [];
  unchanged = 0;
  private readonly byId = new Map<string, ProductState>();
  /** Null where several products are called the same. */
  private readonly byName = new Map<string, ProductState | null>();
  /** By what a row means, the row that said so first. */
  private readonly rowOfProduct = new Map<string, number>();
  private readonly rowOfName = new Map<string, number>();

  /** Tells the plan of products there are; all of them before the first row. */
  know(products: readonly ProductState[]): void {
    for (const product of products) {
      this.byId.set(product.id, product);
      const name = nameOf(product);
      this.byName.set(name, this.byName.has(name) ? null : product);
    }
  }

  /** How many products there are once the plan is carried out. */
  get products(): number {
    return this.byId.size + this.created.length;
  }

  /** @throws RowFault */
  add({ row, id, fields }: CsvRow): void {
    const name = nameOf(fields);
    const sameName = this.rowOfName.get(name);
    // Rows with ids may share a name, as products may: an export of such a list can be imported again.
    if (sameName !== undefined && (id === null || !this.byName.has(name))) throw twice(sameName);
    const before = id === null ? this.named(name) : this.identified(id);
    if (before) {
      const sameProduct = this.rowOfProduct.get(before.id);
      if (sameProduct !== undefined) throw twice(sameProduct);
      this.rowOfProduct.set(before.id, row);
      this.update(before, { ...before, ...fields });
    } else this.created.push(newProduct(fields));
    if (sameName === undefined) this.rowOfName.set(name, row);
  }

  private named(name: string): ProductState | undefined {
    const product = this.byName.get(name);
    if (product === null)
      throw new RowFault('Several products have this category, description and size; name one by its id.');
    return product;
  }

  private identified(id: string): ProductState {
    const product = this.byId.get(id);
    if (!product) throw new RowFault('There is no product with this id.');
    return product;
  }

  private update(before: ProductState, after: ProductState): void {
    const keys = Object.keys(after) as (keyof ProductState)[];
    if (keys.every((key) => after[key] === before[key])) this.unchanged++;
    else this.updated.push({ before, after: { ...after, version: before.version + 1 } });
  }
}

function newProduct(fields: CsvRow['fields']): ProductState {
  return {
    id: randomUUID(),
    ...PRODUCT.blank(),
    active: true,
    ...fields,
    version: 1,
  };
}

const twice = (row: number): RowFault => new RowFault(`Row ${row} is about the same product already.`);

/** Category, description and size as one text; tabs cannot be at the ends of either, so parts never run together. */
function nameOf({ category, description, size }: Pick<ProductState, 'category' | 'description' | 'size'>): string {
  return `${category}\t${description}\n${size}`.normalize('NFC').toLowerCase();
}
