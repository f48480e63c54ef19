import type { ServiceName } from '@larder/contracts';

export interface Route {
  readonly service: ServiceName;
  readonly path: string;
  /** Whether the row routes the path, the paths below it, or both. */
  readonly reach: 'exact' | 'below' | 'both';
  /** Whether answers are cached, by path, store and revision, as long as the origin allows. */
  readonly cached?: boolean;
  /** The method with which everybody may call it, also for the store of the path or host. */
  readonly ofStore?: 'GET' | 'POST';
  /** A size in nginx's notation; default 100k. */
  readonly bodyLimit?: string;
  /** The timeout in seconds; default 15. Cached lists get 5: if their origin hangs, the kept copy is the answer. */
  readonly patience?: number;
  /** Screens have a separate budget of requests, so that they do not use up their store's. */
  readonly budget?: 'screen';
  /** A narrower limit per address. */
  readonly limit?: 'login' | 'order';
  readonly socket?: boolean;
  /** The path ends in a secret, so nginx must not log errors with it. */
  readonly isSecret?: boolean;
}

/** The only assignment of paths to services. */
export const ROUTES: readonly Route[] = [
  { service: 'identity', path: '/api/admin/login', reach: 'exact', bodyLimit: '16k', limit: 'login' },
  { service: 'identity', path: '/api/admin/logout', reach: 'exact', bodyLimit: '16k' },
  { service: 'identity', path: '/api/admin/verify-session', reach: 'exact', bodyLimit: '16k' },
  { service: 'identity', path: '/api/admin/users', reach: 'both' },
  { service: 'identity', path: '/api/admin/sessions', reach: 'both', bodyLimit: '16k' },
  { service: 'identity', path: '/api/admin/password', reach: 'exact', bodyLimit: '16k' },
  { service: 'identity', path: '/api/admin/password-rule', reach: 'exact' },
  { service: 'identity', path: '/api/admin/language', reach: 'exact', bodyLimit: '16k' },
  {
    service: 'identity',
    path: '/api/admin/second-person',
    reach: 'exact',
    bodyLimit: '16k',
    limit: 'login',
  },

  { service: 'catalog', path: '/api/products', reach: 'exact', cached: true, ofStore: 'GET' },
  { service: 'catalog', path: '/api/products/changes', reach: 'exact', cached: true, ofStore: 'GET' },
  { service: 'catalog', path: '/api/products/readings', reach: 'exact', cached: true },
  { service: 'catalog', path: '/api/products/category', reach: 'below', cached: true, ofStore: 'GET' },
  { service: 'catalog', path: '/api/stores', reach: 'both', cached: true },
  { service: 'catalog', path: '/api/admin/stores', reach: 'both' },
  { service: 'catalog', path: '/api/admin/chain-rules', reach: 'exact' },
  { service: 'catalog', path: '/api/shop', reach: 'below', cached: true },
  { service: 'catalog', path: '/api/admin/shop', reach: 'both', bodyLimit: '8m' },
  { service: 'catalog', path: '/api/admin/price-guard', reach: 'exact' },
  // Undoing a large import takes as long as the import.
  { service: 'catalog', path: '/api/admin/changes/catalog', reach: 'both', patience: 60 },
  { service: 'catalog', path: '/api/admin/settings', reach: 'exact', cached: true, ofStore: 'GET' },
  { service: 'catalog', path: '/api/admin/overrides/bulk', reach: 'exact', bodyLimit: '8m', patience: 60 },
  { service: 'catalog', path: '/api/admin/overrides/matrix', reach: 'exact' },
  { service: 'catalog', path: '/api/admin/overrides/summary', reach: 'exact' },
  { service: 'catalog', path: '/api/admin/overrides/redundant', reach: 'exact' },
  { service: 'catalog', path: '/api/admin/price-batches', reach: 'both', bodyLimit: '12m' },
  { service: 'catalog', path: '/api/admin/price-preview', reach: 'exact' },
  { service: 'catalog', path: '/api/admin/shelf-tags', reach: 'both', bodyLimit: '8m' },
  // Pictures inside products and CSV files inside imports are large, and a full import takes long.
  { service: 'catalog', path: '/api/admin/products', reach: 'both', bodyLimit: '12m', patience: 60 },
  { service: 'catalog', path: '/api/admin/upload', reach: 'below', bodyLimit: '8m' },
  { service: 'catalog', path: '/api/restaurant/categories', reach: 'exact', cached: true, ofStore: 'GET' },
  { service: 'catalog', path: '/api/restaurant/categories', reach: 'below' },
  { service: 'catalog', path: '/api/restaurant/products', reach: 'exact', cached: true, ofStore: 'GET' },
  {
    service: 'catalog',
    path: '/api/admin/restaurant/products',
    reach: 'both',
    bodyLimit: '12m',
    patience: 60,
  },
  { service: 'catalog', path: '/api/admin/system/export-images', reach: 'exact', patience: 900 },
  {
    service: 'catalog',
    path: '/api/admin/system/import-images',
    reach: 'exact',
    bodyLimit: '2100m',
    patience: 900,
  },

  { service: 'restaurant-orders', path: '/api/restaurant/order', reach: 'exact', limit: 'order', ofStore: 'POST' },
  { service: 'restaurant-orders', path: '/api/restaurant/availability', reach: 'exact', ofStore: 'GET' },
  {
    service: 'restaurant-orders',
    path: '/api/restaurant/validate-code',
    reach: 'exact',
    bodyLimit: '16k',
    ofStore: 'POST',
  },
  {
    service: 'restaurant-orders',
    path: '/api/restaurant/products-with-discount',
    reach: 'below',
    ofStore: 'GET',
    isSecret: true,
  },
  // Exports wait for their files, and a list of selected orders is long.
  {
    service: 'restaurant-orders',
    path: '/api/admin/restaurant/orders',
    reach: 'both',
    bodyLimit: '300k',
    patience: 120,
  },
  { service: 'restaurant-orders', path: '/api/admin/restaurant/order-limits', reach: 'exact' },
  { service: 'restaurant-orders', path: '/api/admin/changes/restaurant-orders', reach: 'both' },
  { service: 'discounts-rebates', path: '/api/admin/changes/discounts-rebates', reach: 'both' },
  { service: 'restaurant-orders', path: '/api/admin/restaurant/stats', reach: 'exact' },
  { service: 'restaurant-orders', path: '/api/admin/restaurant/price-preview', reach: 'exact' },

  { service: 'discounts-rebates', path: '/api/admin/restaurant/discount-codes', reach: 'both' },
  { service: 'discounts-rebates', path: '/api/admin/restaurant/discount-matrix', reach: 'exact' },
  { service: 'discounts-rebates', path: '/api/admin/discount-tiers', reach: 'both' },
  { service: 'discounts-rebates', path: '/api/admin/rebates', reach: 'both', patience: 120 },

  { service: 'system-ops', path: '/ws', reach: 'exact', socket: true, ofStore: 'GET' },
  { service: 'system-ops', path: '/api/admin/system/audit', reach: 'both', patience: 120 },
  // Backups take long, and an uploaded one is as large as the database.
  { service: 'system-ops', path: '/api/admin/system/backups', reach: 'exact' },
  { service: 'system-ops', path: '/api/admin/system/backup', reach: 'both', patience: 900 },
  {
    service: 'system-ops',
    path: '/api/admin/system/restore',
    reach: 'exact',
    bodyLimit: '65g',
    patience: 900,
  },
  { service: 'system-ops', path: '/api/admin/system/empty-shop', reach: 'exact', patience: 900 },
  { service: 'system-ops', path: '/api/admin/system', reach: 'below' },
  // The stores' screens report every few seconds.
  { service: 'system-ops', path: '/api/screens', reach: 'both', bodyLimit: '1k', budget: 'screen' },
  { service: 'system-ops', path: '/api/status', reach: 'exact' },
  { service: 'system-ops', path: '/health', reach: 'exact' },
  { service: 'system-ops', path: '/api/docs', reach: 'exact' },
  { service: 'system-ops', path: '/api/openapi.json', reach: 'exact' },
];
