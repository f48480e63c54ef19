import type { OverrideMatrix, OverrideMatrixQuery, ProductState, RetailOverrideState } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { overrideView, productView } from '../product-view.js';
import { PRODUCT } from '../product.entity.js';
import { RETAIL_OVERRIDE } from './retail-override.entity.js';

const ROWS = 50;

type Row = ProductState & { total: number; words: Record<string, RetailOverrideState> };

/** Products, and what each store says of them itself. */
@Injectable()
export class OverrideMatrixRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param slugs of the open stores, by their ids. */
  async page(
    slugs: ReadonlyMap<string, string>,
    { search, product, differ = false, from = 0, limit = ROWS }: OverrideMatrixQuery,
  ): Promise<OverrideMatrix> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${PRODUCT.columns('p')}, count(*) OVER () AS total,
              (SELECT coalesce(jsonb_object_agg(o.store_id, ${RETAIL_OVERRIDE.json('o')}), '{}')
                 FROM catalog.retail_override AS o WHERE o.product_id = p.id AND o.store_id = ANY($5)) AS words
         FROM catalog.product AS p
        WHERE ($1::uuid IS NULL OR p.id = $1)
          AND ($2::text IS NULL OR strpos(lower(p.description || ' ' || coalesce(p.chinese_name, '')), lower($2)) > 0)
          AND (NOT $6 OR EXISTS (SELECT FROM catalog.retail_override AS o WHERE o.product_id = p.id AND o.store_id = ANY($5)))
        ORDER BY p.position, p.id LIMIT $3 OFFSET $4`,
      [product ?? null, search?.trim() || null, limit, from, [...slugs.keys()], differ],
    );
    return {
      stores: [...slugs.values()],
      total: rows[0]?.total ?? 0,
      rows: rows.map(({ total: _total, words, ...state }) => {
        const { id, description, chineseName, retailPrice, ourPrice, active } = productView(state);
        const stores = Object.entries(words).map(([store, own]) => [slugs.get(store) ?? '', overrideView(own)]);
        return {
          productId: id,
          name: description,
          chineseName,
          chain: { retailPrice, ourPrice, active },
          stores: Object.fromEntries(stores),
        };
      }),
    };
  }
}
