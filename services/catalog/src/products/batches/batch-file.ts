import type { PriceBatchItem, ProductState } from '@larder/contracts';
import { centsToDollars, LIMITS, sentence } from '@larder/kernel';
import { cellsOf, neededPrice, optionalFlag, optionalId } from '../../csv/csv-cells.js';
import type { FileReading } from '../../csv/read-file.js';
import { RowFault } from '../../csv/row-faults.js';
import { CATEGORIES } from '../csv/csv-row.js';

const COLUMNS = ['id', 'category', 'description', 'size', 'retailPrice', 'ourPrice', 'active'] as const;

type Column = (typeof COLUMNS)[number];

interface BatchFileRow {
  /** The row as spreadsheets count: the header is row 1. */
  row: number;
  id: string | null;
  category: string;
  description: string;
  size: string;
  values: Partial<Pick<ProductState, 'retailPriceCents' | 'ourPriceCents' | 'active'>>;
}

/** An export of the products, or one with only a few of its columns. */
export const BATCH_FILE: FileReading<Column, BatchFileRow> = {
  columns: COLUMNS,
  required: ['ourPrice'],
  mostRows: LIMITS.products,
  row(row, cells, header) {
    const cell = cellsOf(cells, header);
    const price = (column: 'retailPrice' | 'ourPrice'): number | undefined =>
      cell(column) ? neededPrice(column, cell(column), header) : undefined;
    const [retailPriceCents, ourPriceCents] = [price('retailPrice'), price('ourPrice')];
    const active = optionalFlag('active', cell('active'));
    const [category = '', description = '', size = ''] = [cell('category'), cell('description'), cell('size')];
    return {
      row,
      id: optionalId('id', cell('id'), 'a product'),
      category,
      description,
      size,
      values: {
        ...(retailPriceCents === undefined ? {} : { retailPriceCents }),
        ...(ourPriceCents === undefined ? {} : { ourPriceCents }),
        ...(active === undefined ? {} : { active }),
      },
    };
  },
};

/** Finds the products of rows, and keeps the values that differ from the present ones in the caller's stores. */
export class BatchFile {
  readonly items: PriceBatchItem[] = [];
  unchanged = 0;
  private readonly byId: ReadonlyMap<string, ProductState>;
  private readonly byName: ReadonlyMap<string, readonly ProductState[]>;
  private readonly seen = new Map<string, number>();

  /** @param overridden products that some stores override; a row for one of these always counts as a change */
  constructor(
    products: readonly ProductState[],
    private readonly overridden: ReadonlyMap<string, number>,
  ) {
    this.byId = new Map(products.map((product) => [product.id, product]));
    this.byName = Map.groupBy(products, nameKey);
  }

  /** @throws RowFault */
  add(row: BatchFileRow): void {
    const product = this.find(row);
    const first = this.seen.get(product.id);
    if (first !== undefined) throw new RowFault(sentence('Row {first} names the same product.', { first }));
    this.seen.set(product.id, row.row);
    const { retailPriceCents, ourPriceCents, active } = row.values;
    const isNew = <Value>(value: Value | undefined, now: Value): value is Value =>
      value !== undefined && (value !== now || this.overridden.has(product.id));
    const item = {
      ...(isNew(ourPriceCents, product.ourPriceCents) ? { ourPrice: centsToDollars(ourPriceCents) } : {}),
      ...(isNew(retailPriceCents, product.retailPriceCents) ? { retailPrice: centsToDollars(retailPriceCents) } : {}),
      ...(isNew(active, product.active) ? { active } : {}),
    };
    if (Object.keys(item).length === 0) this.unchanged++;
    else if (this.items.length === LIMITS.batchItems) {
      throw new RowFault(sentence('A batch holds at most {most} products.', { most: LIMITS.batchItems }));
    } else this.items.push({ kind: 'retail', productId: product.id, ...item });
  }

  private find({ id, category, ...named }: BatchFileRow): ProductState {
    if (id !== null) {
      const product = this.byId.get(id);
      if (product === undefined) throw new RowFault('There is no product with this id.');
      return product;
    }
    if (named.description === '') throw new RowFault('The row names no product: fill in id, or description and size.');
    const alike = this.byName.get(nameKey(named)) ?? [];
    const [product, another] = alike.filter(
      (each) => category === '' || each.category === CATEGORIES.get(category.toLowerCase()),
    );
    if (product === undefined) throw new RowFault('There is no product with this description and size.');
    if (another !== undefined)
      throw new RowFault('Several products have this description and size: fill in id or category.');
    return product;
  }
}

const nameKey = ({ description, size }: Pick<ProductState, 'description' | 'size'>): string =>
  `${description}\n${size}`.normalize('NFC').toLowerCase();
