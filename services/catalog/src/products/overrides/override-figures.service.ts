import { REDUNDANT_AT_ONCE } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

interface Figures {
  overrides: number;
  redundant: number;
}

/** SQL: no value of the override `o` differs from the product `p`; its absent values are null, which never differ. */
const IS_REDUNDANT = `(o.our_price_cents <> p.our_price_cents OR o.retail_price_cents <> p.retail_price_cents
  OR o.active <> p.active) IS NOT TRUE`;

const JOINED = 'catalog.retail_override AS o JOIN catalog.product AS p ON p.id = o.product_id';

/** How many own values stores have, and how many of them are redundant. */
@Injectable()
export class OverrideFiguresService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Figures by store id; stores without own values are absent. */
  async of(storeIds: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
    const rows: (Figures & { storeId: string })[] = await this.dataSource.query(
      `SELECT o.store_id AS "storeId", count(*) AS overrides, count(*) FILTER (WHERE ${IS_REDUNDANT}) AS redundant
         FROM ${JOINED} WHERE o.store_id = ANY($1) GROUP BY o.store_id`,
      [storeIds],
    );
    return new Map(rows.map(({ storeId, ...figures }) => [storeId, figures]));
  }

  async redundant(storeId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT p.id FROM ${JOINED} WHERE o.store_id = $1 AND ${IS_REDUNDANT}
        ORDER BY p.position, p.id LIMIT ${REDUNDANT_AT_ONCE}`,
      [storeId],
    );
    return rows.map(({ id }) => id);
  }
}
