import type { ProductState } from '@larder/contracts';
import { priceSlips, type PricedProduct, type PriceSlip } from '@larder/kernel';
import { ImportPlan } from '../../csv/import-plan.js';
import { PRODUCT } from '../product.entity.js';
import type { CsvFields, CsvRow } from './csv-row.js';

const pricedOf = ({ retailPriceCents, ourPriceCents, size }: ProductState): PricedProduct => ({
  retailCents: retailPriceCents,
  ourCents: ourPriceCents,
  size,
});

/** A product's name is its category, description and size, case-insensitive. */
export class ProductImportPlan extends ImportPlan<ProductState, CsvRow> {
  protected readonly ambiguousName = 'Several products have this category, description and size; name one by its id.';
  protected readonly prefersName = false;

  /** Category, description and size as one text; neither begins or ends with a tab, so parts never run together. */
  protected nameOf({ category, description, size }: Pick<ProductState, 'category' | 'description' | 'size'>): string {
    return `${category}\t${description}\n${size}`.normalize('NFC').toLowerCase();
  }

  protected pricesOf({ retailPriceCents, ourPriceCents }: ProductState): Record<string, number> {
    return { retailPrice: retailPriceCents, ourPrice: ourPriceCents };
  }

  /** Without a look at other products: a file may change all of them. */
  protected slipsOf(before: ProductState, after: ProductState): Record<string, PriceSlip['reason']> {
    const slips = priceSlips(pricedOf(before), pricedOf(after), []).map((slip): [string, PriceSlip['reason']] => {
      const isRetail = 'field' in slip ? slip.field === 'retail' : after.ourPriceCents === before.ourPriceCents;
      return [isRetail ? 'retailPrice' : 'ourPrice', slip.reason];
    });
    return Object.fromEntries(slips);
  }

  protected titleOf({ description, size }: ProductState): string {
    return `${description}, ${size}`;
  }

  protected newProduct(id: string, fields: CsvFields): ProductState {
    return { id, ...PRODUCT.blank(), active: true, ...fields, version: 1 };
  }
}
