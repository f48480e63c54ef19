import type { ProductState, RetailOverrideState } from '@larder/contracts';
import { priceSlips, sentence, slipValues, type Sentence, type SlipValues } from '@larder/kernel';
import { ImportPlan } from '../../csv/import-plan.js';
import { RowFault } from '../../csv/row-faults.js';
import type { OverrideEdit } from '../../overrides/store-overrides.js';
import { CategoryMiddles } from '../../price-guard/category-middles.js';
import type { Slipped } from '../../price-guard/slip-marks.js';
import { RETAIL_OVERRIDES } from '../overrides/retail-override.entity.js';
import { inStore } from '../product-view.js';
import { PRODUCT } from '../product.entity.js';
import { pricedOf } from '../retail-slips.js';
import type { CsvFields, CsvRow } from './csv-row.js';

/** The product of a row in the chain's list, before and after. */
interface Planned {
  row: CsvRow;
  before: ProductState | null;
  after: ProductState;
}

/** A product's name is its category, description and size, case-insensitive. */
export class ProductImportPlan extends ImportPlan<ProductState, CsvRow> {
  protected readonly ambiguousName = 'Several products have this category, description and size; name one by its id.';
  protected readonly prefersName = false;
  /** Changes of stores' own values. */
  readonly overrides: (OverrideEdit<RetailOverrideState> & { slug: string; of: Planned })[] = [];
  private readonly rowsOfStores: Planned[] = [];
  /** Rows of the long form, by store and product. */
  private readonly longRows = new Map<string, number>();
  /** The stores of the rows of the long form, with the first row of each. */
  readonly storesOfRows = new Map<string, number>();
  private readonly middles = new CategoryMiddles<ProductState>(pricedOf);

  override get besides(): readonly object[] {
    // A new product has no id yet.
    return this.overrides.map(({ slug, before, after, of }) => ({ row: of.row.row, slug, before, after }));
  }

  override notes(): Sentence[] {
    const count = this.overrides.length;
    const note = sentence('Changed values of single stores: {count}.', { count });
    return [...super.notes(), ...(count > 0 ? [note] : [])];
  }

  override add(row: CsvRow): void {
    if (row.ofStore === undefined) super.add(row);
    else this.addOfStore(row, row.ofStore);
  }

  /** @throws RowFault */
  private addOfStore(row: CsvRow, store: string): void {
    const product = row.id === null ? undefined : this.byId.get(row.id);
    if (!product) throw new RowFault('There is no product with this id.');
    const key = `${store} ${product.id}`;
    const same = this.longRows.get(key);
    if (same !== undefined) {
      throw new RowFault(sentence('Row {row} already has this product in this store.', { row: same }));
    }
    this.longRows.set(key, row.row);
    if (!this.storesOfRows.has(store)) this.storesOfRows.set(store, row.row);
    this.unchanged++;
    this.placed(row, product, product);
  }

  protected override placed(row: CsvRow, before: ProductState | null, after: ProductState): void {
    if (row.own.size > 0) this.rowsOfStores.push({ row, before, after });
  }

  /** Called after the last row. @param known a store's current values, by product */
  say(
    { id: storeId, slug }: { id: string; slug: string },
    known: ReadonlyMap<string, RetailOverrideState | null>,
  ): void {
    for (const of of this.rowsOfStores) {
      const cells = of.row.own.get(slug);
      if (cells === undefined) continue;
      const { id: productId } = of.after;
      const before = known.get(productId) ?? null;
      const after = RETAIL_OVERRIDES.change(before, cells, 'merge');
      if (!RETAIL_OVERRIDES.same(before, after)) this.overrides.push({ storeId, slug, productId, before, after, of });
    }
  }

  override async judge(kind: string, isGuarded: boolean): Promise<Slipped[]> {
    const slipped = await super.judge(kind, isGuarded);
    for (const { storeId, slug, productId, before, after, of } of this.overrides) {
      const now = inStore(of.before ?? of.after, before);
      const next = inStore(of.after, after);
      const slips = isGuarded ? this.slipsOf(now, next, this.outcome()) : [];
      this.notePrices(of.row.row, now, next, slips, `${this.titleOf(next)} · ${slug}`);
      if (slips.length > 0) slipped.push({ subject: `${kind}:${productId}`, storeId, slips });
    }
    return slipped;
  }

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
