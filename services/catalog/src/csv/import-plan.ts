import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MAX_PRICE_CHANGES, type ImportedPrice } from '@larder/contracts';
import { centsToDollars, sentence, type PlainReason, type Sentence, type SlipValues } from '@larder/kernel';
import type { Slipped } from '../price-guard/slip-marks.js';
import type { EarlierLives } from './earlier-lives.js';
import { RowFault } from './row-faults.js';
import { strides } from './strides.js';

export interface PlannedProduct {
  id: string;
  version: number;
}

export interface PlannedRow {
  /** The row as spreadsheets count: the header is row 1. */
  row: number;
  /** Lower case; null when the row names none. */
  id: string | null;
  fields: object;
}

/**
 * What a file does to a product list, decided row by row. A row applies to the product with its id, or without an id to
 * the one with its name, else to a new one. An unknown id creates the product with that id, so that an export restores
 * a cleared list. Columns that the file lacks keep their values.
 */
export abstract class ImportPlan<Product extends PlannedProduct, Row extends PlannedRow> {
  readonly created: Product[] = [];
  readonly updated: Product[] = [];
  unchanged = 0;
  pricesChanged = 0;
  slips = 0;
  /** The first price changes: those that look like typing errors, and the others. */
  private readonly changed: { slipped: ImportedPrice[]; usual: ImportedPrice[] } = { slipped: [], usual: [] };
  /** Rows that change something. */
  private readonly written: { row: number; before: Product | null; after: Product }[] = [];
  /** Created products whose id the file gave. */
  createdWithId = 0;
  /** Created products with a given id and the name of another product. */
  namesakes = 0;
  /** Products by name; null for an ambiguous name. */
  protected readonly byName = new Map<string, Product | null>();
  protected readonly byId = new Map<string, Product>();
  private readonly rowOfProduct = new Map<string, number>();
  private readonly rowOfName = new Map<string, number>();
  private readonly idsOfFile = new Set<string>();
  private earlier: EarlierLives<Product> = { kindOf: new Map(), last: new Map() };

  protected abstract nameOf(fields: Row['fields'] | Product): string;
  protected abstract newProduct(id: string, fields: Row['fields']): Product;
  /** Prices in cents, by their names in the API. */
  protected abstract pricesOf(product: Product): Readonly<Record<string, number>>;
  /** @param before null for a new product. @param among the list after the import */
  protected abstract slipsOf(before: Product | null, after: Product, among: Iterable<Product>): SlipValues[];
  protected abstract titleOf(product: Product): string;
  protected abstract readonly ambiguousName: PlainReason;
  /** Whether a row with an unknown id applies to the product with its name, unless a row has that product's id. */
  protected abstract readonly prefersName: boolean;

  /** Registers the existing products, before the first row. */
  know(products: readonly Product[]): void {
    for (const product of products) {
      const name = this.nameOf(product);
      this.byName.set(name, this.byName.has(name) ? null : product);
      this.byId.set(product.id, product);
    }
  }

  /** Registers all rows before the first is added. @returns the ids unknown in the list. */
  expect(rows: readonly Row[]): string[] {
    for (const { id } of rows) if (id !== null) this.idsOfFile.add(id);
    return [...this.idsOfFile].filter((id) => !this.byId.has(id));
  }

  remember(earlier: EarlierLives<Product>): void {
    this.earlier = earlier;
  }

  get products(): number {
    return this.byId.size + this.created.length;
  }

  get rows(): number {
    return this.created.length + this.updated.length + this.unchanged;
  }

  get priceChanges(): ImportedPrice[] {
    return [...this.changed.slipped, ...this.changed.usual].slice(0, MAX_PRICE_CHANGES);
  }

  /**
   * After the last row: which prices change, and which of them look like typing errors. New products are judged too, and all
   * by the list after the import, because a file may change all of it.
   * @param kind of the products, as events name it
   */
  async judge(kind: string, isGuarded: boolean): Promise<Slipped[]> {
    const slipped: Slipped[] = [];
    for await (const some of strides(this.written)) {
      for (const { row, before, after } of some) {
        const slips = isGuarded ? this.slipsOf(before, after, this.outcome()) : [];
        this.notePrices(row, before, after, slips);
        if (slips.length > 0) slipped.push({ subject: `${kind}:${after.id}`, slips });
      }
    }
    return slipped;
  }

  /** The list after the import. */
  protected *outcome(): Generator<Product> {
    const updated = new Set(this.updated.map(({ id }) => id));
    for (const product of this.byId.values()) if (!updated.has(product.id)) yield product;
    yield* this.updated;
    yield* this.created;
  }

  /** Changes of the file besides the products of its rows. */
  get besides(): readonly object[] {
    return [];
  }

  get changes(): number {
    return this.created.length + this.updated.length + this.besides.length;
  }

  /** Notes for readers of the preview, besides the counts. */
  notes(): Sentence[] {
    const [count, namesakes] = [this.createdWithId, this.namesakes];
    const withId =
      count === 1
        ? sentence('Created with the id that the file gives: {count} product.', { count })
        : sentence('Created with the id that the file gives: {count} products.', { count });
    const named = 'With the same name as a product already in the list: {count}.';
    return [...(count > 0 ? [withId] : []), ...(namesakes > 0 ? [sentence(named, { count: namesakes })] : [])];
  }

  /** @throws RowFault */
  add(whole: Row): void {
    const { row, id, fields } = whole;
    const name = this.nameOf(fields);
    const sameName = this.rowOfName.get(name);
    // Rows with ids may share a name, as products may: an export of such a list can be imported again.
    if (sameName !== undefined && (id === null || (this.byId.has(id) && !this.byName.has(name)))) {
      throw twice(sameName);
    }
    const before = this.meant(id, name);
    const key = before?.id ?? id;
    const sameProduct = key === null ? undefined : this.rowOfProduct.get(key);
    if (sameProduct !== undefined) throw twice(sameProduct);
    const after = before ? { ...before, ...fields } : this.create(id, name, fields);
    if (before) this.update(row, before, after);
    else this.written.push({ row, before: null, after });
    if (key !== null) this.rowOfProduct.set(key, row);
    if (sameName === undefined) this.rowOfName.set(name, row);
    this.placed(whole, before ?? null, after);
  }

  /** Called for each row without a fault. @param before null for a new product */
  protected placed(_row: Row, _before: Product | null, _after: Product): void {}

  /** @throws RowFault when something else has this id. */
  protected requireFree(id: string): void {
    const kind = this.earlier.kindOf.get(id);
    if (kind === undefined) return;
    const values = { kind: sentence(kind) };
    throw new RowFault(sentence('The id belongs to a {kind}. Remove the id to add a new product.', values));
  }

  private meant(id: string | null, name: string): Product | undefined {
    if (id !== null && this.byId.has(id)) return this.byId.get(id);
    const named = this.byName.get(name);
    if (id === null) {
      if (named === null) throw new RowFault(this.ambiguousName);
      return named;
    }
    return this.prefersName && named && !this.idsOfFile.has(named.id) && !this.rowOfProduct.has(named.id)
      ? named
      : undefined;
  }

  private create(id: string | null, name: string, fields: Row['fields']): Product {
    if (id !== null) this.requireFree(id);
    const product = this.newProduct(id ?? randomUUID(), fields);
    this.created.push(id === null ? product : { ...product, version: this.versionOf(product) });
    if (id === null) return product;
    this.createdWithId++;
    if (this.byName.has(name)) this.namesakes++;
    return product;
  }

  /** A product recreated unchanged gets its old version; otherwise forms opened before its deletion are stale. */
  private versionOf(product: Product): number {
    const last = this.earlier.last.get(product.id);
    if (!last) return product.version;
    return isSame(last, { ...product, version: last.version }) ? last.version : last.version + 1;
  }

  private update(row: number, before: Product, after: Product): void {
    if (isSame(before, after)) {
      this.unchanged++;
      return;
    }
    this.updated.push({ ...after, version: before.version + 1 });
    this.written.push({ row, before, after });
  }

  /** For a new product only the prices that look like typing errors. */
  protected notePrices(
    row: number,
    before: Product | null,
    after: Product,
    slips: readonly SlipValues[],
    title = this.titleOf(before ?? after),
  ): void {
    const was = before && this.pricesOf(before);
    for (const [price, cents] of Object.entries(this.pricesOf(after))) {
      const slip = slips.find(({ field }) => field === price);
      if (slip === undefined && (!was || was[price] === cents)) continue;
      this.pricesChanged++;
      if (slip !== undefined) this.slips++;
      const kept = slip === undefined ? this.changed.usual : this.changed.slipped;
      if (kept.length >= MAX_PRICE_CHANGES) continue;
      const change = {
        row,
        product: title,
        price,
        before: was ? centsToDollars(was[price] ?? 0) : null,
        after: centsToDollars(cents),
      };
      kept.push(slip === undefined ? change : { ...change, slip: slip.kind, factor: slip.factor });
    }
  }
}

function isSame<Row extends object>(before: Row, after: Row): boolean {
  const keys = Object.keys(after) as (keyof Row)[];
  return keys.every((key) => after[key] === before[key] || isDeepStrictEqual(after[key], before[key]));
}

const twice = (row: number): RowFault => new RowFault(sentence('Row {row} already has this product.', { row }));
