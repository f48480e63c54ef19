import { FigureSource } from '@larder/platform';

export class CatalogFigures extends FigureSource {
  override readonly hasCounts = true;
  override readonly pricesAtQuery = `
    SELECT greatest(
      (SELECT max(last_updated_at) FROM catalog.store),
      (SELECT max(newest.occurred_at)
         FROM unnest(ARRAY['product.created', 'product.updated', 'products.imported']) AS happened (type)
        CROSS JOIN LATERAL (SELECT occurred_at FROM catalog.event_log AS log
                             WHERE log.type = happened.type ORDER BY number DESC LIMIT 1) AS newest)
    ) AS at`;
}
