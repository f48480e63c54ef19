import type { ProductState } from '@larder/contracts';
import { priceSlips, slipValues, type SlipValues } from '@larder/kernel';
import { CategoryMiddles } from '../../csv/category-middles.js';
import { ImportPlan } from '../../csv/import-plan.js';
import { PRODUCT } from '../product.entity.js';
import { pricedOf } from '../retail-slips.js';
import type { CsvFields, CsvRow } from './csv-row.js';

/** A product's name is its category, description and size, case-insensitive. */
export class ProductImportPlan extends ImportPlan<ProductState, CsvRow> {
  protected readonly ambiguousName = 'Several products have this category, description and size; name one by its id.';
  protected readonly prefersName = false;
  private readonly middles = new CategoryMiddles<ProductState>(pricedOf);

  /** Category, description and size as one text; neither begins or ends with a tab, so parts never run together. */
  protected nameOf({ category, description, size }: Pick<ProductState, 'category' | 'description' | 'size'>): string {
    return `${category}\t${description}\n${size}`.normalize('NFC').toLowerCase();
  }

  protected pricesOf({ retailPriceCents, ourPriceCents }: ProductState): Record<string, number> {
    return { retailPrice: retailPriceCents, ourPrice: ourPriceCents };
  }

  protected slipsOf(before: ProductState | null, after: ProductState, among: Iterable<ProductState>): SlipValues[] {
    const middles = this.middles.of(after.category, among);
    return slipValues(priceSlips(before && pricedOf(before), pricedOf(after), middles));
  }

  protected titleOf({ description, size }: ProductState): string {
    return `${description}, ${size}`;
  }

  protected newProduct(id: string, fields: CsvFields): ProductState {
    return { id, ...PRODUCT.blank(), active: true, ...fields, version: 1 };
  }
}
