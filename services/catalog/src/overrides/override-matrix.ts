import type { OverrideMatrix, OverrideMatrixQuery, OverrideMatrixRow } from '@larder/contracts';
import type { Table } from '@larder/platform';
import type { DataSource } from 'typeorm';

const ROWS = 50;

/** The products of a list, and stores' own values of them. */
interface MatrixList<Product extends object, Own extends object> {
  readonly products: Table<Product>;
  readonly overrides: Table<Own>;
  /** SQL for the searched texts of the row `p`. */
  readonly texts: string;
  /** SQL that joins what the order needs, and the order. */
  readonly join?: string;
  readonly order: string;
  row(product: Product): Omit<OverrideMatrixRow, 'stores'>;
  own(values: Own): OverrideMatrixRow['stores'][string];
}

/** @param slugs of the open stores, by their ids. */
export async function readMatrix<Product extends object, Own extends object>(
  dataSource: DataSource,
  { products, overrides, texts, join = '', order, row, own }: MatrixList<Product, Own>,
  slugs: ReadonlyMap<string, string>,
  { search, product, differ = false, from = 0, limit = ROWS }: OverrideMatrixQuery,
): Promise<OverrideMatrix> {
  const rows: (Product & { total: number; own: Record<string, Own> })[] = await dataSource.query(
    `SELECT ${products.columns('p')}, count(*) OVER () AS total,
            (SELECT coalesce(jsonb_object_agg(o.store_id, ${overrides.json('o')}), '{}')
               FROM ${overrides.name} AS o WHERE o.product_id = p.id AND o.store_id = ANY($5)) AS own
       FROM ${products.name} AS p ${join}
      WHERE ($1::uuid IS NULL OR p.id = $1) AND ($2::text IS NULL OR strpos(lower(${texts}), lower($2)) > 0)
        AND (NOT $6 OR EXISTS (SELECT FROM ${overrides.name} AS o WHERE o.product_id = p.id AND o.store_id = ANY($5)))
      ORDER BY ${order} LIMIT $3 OFFSET $4`,
    [product ?? null, search?.trim() || null, limit, from, [...slugs.keys()], differ],
  );
  return {
    stores: [...slugs.values()],
    total: rows[0]?.total ?? 0,
    rows: rows.map((found) => {
      const stores = Object.entries(found.own).map(([store, values]) => [slugs.get(store) ?? '', own(values)]);
      return { ...row(found), stores: Object.fromEntries(stores) };
    }),
  };
}
