import { createHash } from 'node:crypto';
import type { PrintedTag, ProductState, ShelfTag, ShelfTags, TagsMarked } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';
import { ChangeSets } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ProductLists } from '../product-lists.js';

/** Finds the tags on a store's shelves that differ from its current prices. */
@Injectable()
export class ShelfTagsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ProductLists,
    private readonly changes: ChangeSets,
  ) {}

  /** The tags to print, in the store's order. */
  async toPrint(storeId: string): Promise<Omit<ShelfTags, 'store'>> {
    const [rows, states] = await Promise.all([
      this.dataSource.query<{ id: string; tag: string; at: Date }[]>(
        `SELECT t.product_id AS id, t.tag, t.printed_at AS at
           FROM catalog.shelf_tag AS t JOIN catalog.product AS p ON p.id = t.product_id WHERE t.store_id = $1`,
        [storeId],
      ),
      this.lists.statesOf(storeId),
    ]);
    const onShelf = new Map(rows.map(({ id, tag }) => [id, tag]));
    const last = rows.reduce((newest, { at }) => Math.max(newest, at.getTime()), 0);
    const tags = states.filter(({ active }) => active).map(tagOf);
    return {
      printedAt: rows.length === 0 ? null : new Date(last).toISOString(),
      tags: tags.filter(({ productId, tag }) => onShelf.get(productId) !== tag),
    };
  }

  /** A product changed since it was listed still has to be printed. Undoable, because a sheet may be lost. */
  async markPrinted(storeId: string, tags: readonly PrintedTag[]): Promise<TagsMarked> {
    const change = { kind: 'shelf-tags-printed', storeIds: [storeId] } as const;
    return await this.changes.run(change, async ({ manager, announce }) => {
      const rows: object[] = await manager.query(
        `INSERT INTO catalog.shelf_tag (store_id, product_id, tag, printed_at)
         SELECT DISTINCT ON (p.id) $1::uuid, p.id, r.tag, now()
           FROM jsonb_to_recordset($2::jsonb) AS r ("productId" uuid, tag text) JOIN catalog.product AS p ON p.id = r."productId"
         ON CONFLICT (store_id, product_id) DO UPDATE SET tag = excluded.tag, printed_at = excluded.printed_at
         RETURNING 1`,
        [storeId, JSON.stringify(tags)],
      );
      const after = { count: rows.length };
      if (rows.length > 0) announce({ type: 'shelf-tags.printed', subject: `shelf-tags:${storeId}`, storeId, after });
      return { marked: rows.length };
    });
  }
}

function tagOf({ id, description, chineseName, size, retailPriceCents, ourPriceCents }: ProductState): ShelfTag {
  const shows = [description, chineseName, size, retailPriceCents, ourPriceCents];
  return {
    productId: id,
    description,
    chineseName,
    size,
    retailPrice: centsToDollars(retailPriceCents),
    ourPrice: centsToDollars(ourPriceCents),
    tag: createHash('sha256').update(JSON.stringify(shows)).digest('base64url').slice(0, 22),
  };
}
