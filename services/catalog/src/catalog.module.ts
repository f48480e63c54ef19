import { LIMITS } from '@larder/kernel';
import {
  FigureSource,
  PlatformModule,
  UNDO_ENTITIES,
  UndoModule,
  type ServiceConfig,
  type UndoConfig,
} from '@larder/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { OverridesModule } from './bulk-overrides/bulk-overrides.module.js';
import { PictureSetsModule } from './picture-sets/picture-sets.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PriceGuardModule } from './price-guard/price-guard.module.js';
import { PriceGuardEntity } from './price-guard/price-guard.service.js';
import {
  PriceBatchEntity,
  PriceBatchExceptionEntity,
  PriceBatchItemEntity,
  PriceBatchStoreEntity,
} from './products/batches/price-batch.entity.js';
import { RetailOrderEntity, RetailOverrideEntity } from './products/overrides/retail-override.entity.js';
import { followUndo, PRODUCT_UNDO } from './products/product-undo.js';
import { ProductEntity, ShelfTagEntity } from './products/product.entity.js';
import { listIsFull } from './products/product.errors.js';
import { ProductsModule } from './products/products.module.js';
import { readGateways, type Gateways } from './public-lists/gateway-lists.js';
import { lockLists, lockStoreLists } from './public-lists/list-locks.js';
import { PublicListsModule } from './public-lists/public-lists.module.js';
import { RestaurantCategoryEntity } from './restaurant-catalogue/categories/restaurant-category.entity.js';
import { tooManyCategories } from './restaurant-catalogue/categories/restaurant-category.errors.js';
import { RestaurantOverrideEntity } from './restaurant-catalogue/overrides/restaurant-override.entity.js';
import { RestaurantProductEntity } from './restaurant-catalogue/products/restaurant-product.entity.js';
import { RestaurantCatalogueModule } from './restaurant-catalogue/restaurant-catalogue.module.js';
import { RESTAURANT_UNDO } from './restaurant-catalogue/restaurant-undo.js';
import { SearchReadingsModule } from './search-readings/search-readings.module.js';
import { ShopLookEntity } from './shop-look/shop-look.entity.js';
import { ShopLookModule } from './shop-look/shop-look.module.js';
import {
  ChainRulesEntity,
  StoreClosureEntity,
  StoreEntity,
  StoreRulesEntity,
  StoreSlugEntity,
} from './stores/store.entity.js';
import { StoresModule } from './stores/stores.module.js';

class CatalogFigures extends FigureSource {
  override readonly hasCounts = true;
  override readonly pricesAtQuery = `
    SELECT greatest(
      (SELECT max(last_updated_at) FROM catalog.store WHERE last_updated_at <= now()),
      (SELECT max(newest.occurred_at)
         FROM unnest(ARRAY['product.created', 'product.updated', 'products.imported']) AS happened (type)
        CROSS JOIN LATERAL (SELECT occurred_at FROM catalog.event_log AS log
                             WHERE log.type = happened.type AND occurred_at <= now() ORDER BY number DESC LIMIT 1) AS newest)
    ) AS at`;
}

export const ENTITIES = [
  ...UNDO_ENTITIES,
  ProductEntity,
  RetailOverrideEntity,
  RetailOrderEntity,
  PriceBatchEntity,
  PriceBatchStoreEntity,
  PriceBatchItemEntity,
  PriceBatchExceptionEntity,
  ShelfTagEntity,
  StoreEntity,
  StoreSlugEntity,
  StoreClosureEntity,
  StoreRulesEntity,
  ChainRulesEntity,
  RestaurantCategoryEntity,
  RestaurantProductEntity,
  RestaurantOverrideEntity,
  ShopLookEntity,
  PriceGuardEntity,
];

/** Row limits of tables, and the sentences for exceeding them. */
const LISTS = [
  ['product', LIMITS.products, listIsFull],
  ['restaurant_product', LIMITS.restaurantProducts, listIsFull],
  ['restaurant_category', LIMITS.restaurantCategories, tooManyCategories],
] as const;

const UNDO: UndoConfig = {
  tables: [...PRODUCT_UNDO, ...RESTAURANT_UNDO],
  who: 'store-admin',
  roles: () => ['admin'],
  lock: async (manager, storeIds) => {
    for (const lists of ['retail', 'restaurant'] as const) {
      if (storeIds === null) await lockLists(manager, lists);
      else await lockStoreLists(manager, storeIds, lists);
    }
  },
  finish: async (manager, restored, changeId) => {
    await followUndo(manager, restored, changeId);
    for (const [table, most, full] of LISTS) {
      const rows: object[] = await manager.query(`SELECT FROM catalog.${table} OFFSET ${most} LIMIT 1`);
      if (rows.length > 0) throw full(most);
    }
  },
};

@Module({})
export class CatalogModule {
  /** Without a folder for pictures everything works except storing new ones. */
  static for(config: ServiceConfig, imagesFolder?: string, gateways: Gateways = readGateways({})): DynamicModule {
    return {
      module: CatalogModule,
      imports: [
        PlatformModule.for(config, ENTITIES),
        UndoModule.for('catalog', UNDO),
        PicturesModule.for(imagesFolder),
        PublicListsModule.for(gateways),
        StoresModule,
        PriceGuardModule,
        ProductsModule,
        RestaurantCatalogueModule,
        OverridesModule,
        PictureSetsModule,
        ShopLookModule,
        SearchReadingsModule,
      ],
      providers: [CatalogFigures],
    };
  }
}
