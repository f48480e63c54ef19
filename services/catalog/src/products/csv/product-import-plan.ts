import { randomUUID } from 'node:crypto';
import type { ProductState } from '@larder/contracts';
import { ImportPlan } from '../../csv/import-plan.js';
import { RowFault } from '../../csv/row-faults.js';
import { PRODUCT } from '../product.entity.js';
import type { CsvRow } from './csv-row.js';

/** A row means the product of its id, else of its category, description and size (case-insensitive), else a new one. */
export class ProductImportPlan extends ImportPlan<ProductState, CsvRow> {
  private readonly byId = new Map<string, ProductState>();
  private readonly rowOfProduct = new Map<string, number>();
  private readonly rowOfName = new Map<string, number>();

  override know(products: readonly ProductState[]): void {
    super.know(products);
    for (const product of products) this.byId.set(product.id, product);
  }

  add({ row, id, fields }: CsvRow): void {
    const name = this.nameOf(fields);
    const sameName = this.rowOfName.get(name);
    // Rows with ids may share a name, as products may: an export of such a list can be imported again.
    if (sameName !== undefined && (id === null || !this.byName.has(name))) throw twice(sameName);
    const before = id === null ? this.named(name) : this.identified(id);
    if (before) {
      const sameProduct = this.rowOfProduct.get(before.id);
      if (sameProduct !== undefined) throw twice(sameProduct);
      this.rowOfProduct.set(before.id, row);
      this.update(before, { ...before, ...fields });
    } else this.created.push({ id: randomUUID(), ...PRODUCT.blank(), active: true, ...fields, version: 1 });
    if (sameName === undefined) this.rowOfName.set(name, row);
  }

  /** Category, description and size as one text; neither begins or ends with a tab, so parts never run together. */
  protected nameOf({ category, description, size }: Pick<ProductState, 'category' | 'description' | 'size'>): string {
    return `${category}\t${description}\n${size}`.normalize('NFC').toLowerCase();
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
}

const twice = (row: number): RowFault => new RowFault(`Row ${row} is about the same product already.`);
