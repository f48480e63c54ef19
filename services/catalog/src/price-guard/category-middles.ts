import { middlePrices, type MiddlePrices, type PricedProduct } from '@larder/kernel';
import type { Table } from '@larder/platform';
import type { EntityManager } from 'typeorm';

/** Enough products for the median price of a category. */
const SAMPLE = 500;

/** The median prices of each category of a list, which is scanned once. */
export class CategoryMiddles<Product extends { category: string }> {
  private known: ReadonlyMap<string, MiddlePrices> | undefined;

  constructor(private readonly pricedOf: (product: Product) => PricedProduct) {}

  of(category: string, list: Iterable<Product>): MiddlePrices | undefined {
    this.known ??= this.read(list);
    return this.known.get(category.toLowerCase());
  }

  private read(list: Iterable<Product>): ReadonlyMap<string, MiddlePrices> {
    const samples = new Map<string, PricedProduct[]>();
    for (const product of list) {
      const category = product.category.toLowerCase();
      const sample = samples.get(category) ?? [];
      if (sample.length === 0) samples.set(category, sample);
      if (sample.length < SAMPLE) sample.push(this.pricedOf(product));
    }
    return new Map([...samples].map(([category, sample]) => [category, middlePrices(sample)]));
  }
}

/** The median prices of these categories. @param category SQL for the category of the row `p` */
export async function middlesByCategory<Row extends object>(
  manager: EntityManager,
  { table, category, priced }: { table: Table<Row>; category: string; priced: (row: Row) => PricedProduct },
  categories: readonly string[],
): Promise<ReadonlyMap<string, MiddlePrices>> {
  const rows: (Row & { wanted: string })[] = await manager.query(
    `SELECT wanted.category AS wanted, peer.* FROM unnest($1::text[]) AS wanted (category) CROSS JOIN LATERAL (
       SELECT ${table.columns('p')} FROM ${table.name} AS p WHERE ${category} = wanted.category LIMIT ${SAMPLE}
     ) AS peer`,
    [[...new Set(categories)]],
  );
  const groups = Map.groupBy(rows, ({ wanted }) => wanted);
  return new Map([...groups].map(([wanted, group]) => [wanted, middlePrices(group.map(priced))]));
}
