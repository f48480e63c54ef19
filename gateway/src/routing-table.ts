import type { ServiceName } from '@larder/contracts';

export interface Route {
  readonly service: ServiceName;
  readonly path: string;
  /** Whether the row routes the path itself, what lies below it, or both. */
  readonly reach: 'exact' | 'below' | 'both';
  /** Public lists are cached for as long as their origin allows: plain reads only, by path, store and revision. */
  readonly cached?: boolean;
  /** The largest body, as nginx writes sizes; 100k by default. */
  readonly bodyLimit?: string;
  /** How long the service may take, in seconds; 15 by default. */
  readonly patience?: number;
  /** The budget of requests that the path uses: screens have their own, so that they do not use up their store's. */
  readonly budget?: 'screen';
  /** A narrower limit on requests from one address. */
  readonly limit?: 'login' | 'order';
  /** A WebSocket. */
  readonly socket?: boolean;
}

/** Which service owns which path: the only place that says so. */
export const ROUTES: readonly Route[] = [
  { service: 'identity', path: '/api/admin/login', reach: 'exact', limit: 'login' },
  { service: 'identity', path: '/api/admin/logout', reach: 'exact' },
  { service: 'identity', path: '/api/admin/verify-session', reach: 'exact' },
  { service: 'identity', path: '/api/admin/users', reach: 'both' },
  { service: 'identity', path: '/api/admin/sessions', reach: 'both' },
  { service: 'identity', path: '/api/admin/password', reach: 'exact' },

  { service: 'catalog', path: '/api/products', reach: 'exact', cached: true },
  { service: 'catalog', path: '/api/products/category', reach: 'below', cached: true },
  { service: 'catalog', path: '/api/stores', reach: 'exact', cached: true },
  { service: 'catalog', path: '/api/admin/settings', reach: 'exact', cached: true },
  // Pictures inside a product, a CSV file inside an import; a full import takes longer than other calls.
  { service: 'catalog', path: '/api/admin/products', reach: 'both', bodyLimit: '12m', patience: 60 },
  { service: 'catalog', path: '/api/admin/upload', reach: 'below', bodyLimit: '8m' },
  { service: 'catalog', path: '/api/restaurant/categories', reach: 'exact', cached: true },
  // What staff see and do of categories is never kept.
  { service: 'catalog', path: '/api/restaurant/categories', reach: 'below' },
  { service: 'catalog', path: '/api/restaurant/products', reach: 'exact', cached: true },
  // Pictures and imports as for retail products.
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
    bodyLimit: '510m',
    patience: 900,
  },

  { service: 'restaurant-orders', path: '/api/restaurant/order', reach: 'exact', limit: 'order' },
  { service: 'restaurant-orders', path: '/api/restaurant/validate-code', reach: 'exact' },
  { service: 'restaurant-orders', path: '/api/restaurant/products-with-discount', reach: 'below' },
  // Exports wait for their files, and a list of selected orders is long.
  {
    service: 'restaurant-orders',
    path: '/api/admin/restaurant/orders',
    reach: 'both',
    bodyLimit: '300k',
    patience: 120,
  },
  { service: 'restaurant-orders', path: '/api/admin/restaurant/stats', reach: 'exact' },

  { service: 'discounts-rebates', path: '/api/admin/restaurant/discount-codes', reach: 'both' },
  { service: 'discounts-rebates', path: '/api/admin/restaurant/discount-matrix', reach: 'exact' },
  { service: 'discounts-rebates', path: '/api/admin/discount-tiers', reach: 'both' },
  // A calculation is waited for.
  { service: 'discounts-rebates', path: '/api/admin/rebates', reach: 'both', patience: 120 },

  { service: 'system-ops', path: '/ws', reach: 'exact', socket: true },
  // Working every hash out again takes a while.
  { service: 'system-ops', path: '/api/admin/system/audit', reach: 'both', patience: 120 },
  // A backup is waited for, and one that comes back is as large as the database.
  { service: 'system-ops', path: '/api/admin/system/backups', reach: 'exact' },
  { service: 'system-ops', path: '/api/admin/system/backup', reach: 'both', patience: 900 },
  {
    service: 'system-ops',
    path: '/api/admin/system/restore',
    reach: 'exact',
    bodyLimit: '2100m',
    patience: 900,
  },
  { service: 'system-ops', path: '/api/admin/system', reach: 'below' },
  // The stores' screens: a code to be paired by, then a word every few seconds on what they show.
  { service: 'system-ops', path: '/api/screens', reach: 'both', bodyLimit: '1k', budget: 'screen' },
  { service: 'system-ops', path: '/api/status', reach: 'exact' },
  { service: 'system-ops', path: '/api/docs', reach: 'exact' },
  { service: 'system-ops', path: '/api/openapi.json', reach: 'exact' },
];
