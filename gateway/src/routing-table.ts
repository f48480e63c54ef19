import type { ServiceName } from '@larder/contracts';

export interface Route {
  readonly service: ServiceName;
  readonly path: string;
  /** Whether the row means the path itself, what lies below it, or both. */
  readonly reach: 'exact' | 'below' | 'both';
  /** What is not built is not routed. */
  readonly built: boolean;
  /** Public lists are cached as long as their origin says; only plain reads, by path, store and revision. */
  readonly cached?: boolean;
  /** The largest body, as nginx writes sizes; 100k unless said. */
  readonly bodyLimit?: string;
  /** How long the service may think, in seconds; 15 unless said. */
  readonly patience?: number;
  /** Which budget of requests the path draws on: screens do not use up what people of the same store need. */
  readonly budget?: 'screen';
  /** A narrower limit on requests from one address. */
  readonly limit?: 'login' | 'order';
  /** A WebSocket. */
  readonly socket?: boolean;
}

/** Whose is which path: the one place where this is said. A route goes live by turning `built` on. */
export const ROUTES: readonly Route[] = [
  { service: 'identity', path: '/api/admin/login', reach: 'exact', built: true, limit: 'login' },
  { service: 'identity', path: '/api/admin/logout', reach: 'exact', built: true },
  { service: 'identity', path: '/api/admin/verify-session', reach: 'exact', built: true },
  { service: 'identity', path: '/api/admin/users', reach: 'both', built: true },
  { service: 'identity', path: '/api/admin/sessions', reach: 'both', built: true },
  { service: 'identity', path: '/api/admin/password', reach: 'exact', built: true },

  { service: 'catalog', path: '/api/products', reach: 'exact', built: true, cached: true },
  { service: 'catalog', path: '/api/products/category', reach: 'below', built: true, cached: true },
  { service: 'catalog', path: '/api/stores', reach: 'exact', built: true, cached: true },
  { service: 'catalog', path: '/api/admin/settings', reach: 'exact', built: true, cached: true },
  // Pictures inside a product, a CSV file inside an import; a full import takes longer than other calls.
  { service: 'catalog', path: '/api/admin/products', reach: 'both', built: true, bodyLimit: '12m', patience: 60 },
  { service: 'catalog', path: '/api/admin/upload', reach: 'below', built: true, bodyLimit: '8m' },
  { service: 'catalog', path: '/api/restaurant/categories', reach: 'exact', built: true, cached: true },
  // What staff see and do of categories is never kept.
  { service: 'catalog', path: '/api/restaurant/categories', reach: 'below', built: true },
  { service: 'catalog', path: '/api/restaurant/products', reach: 'exact', built: true, cached: true },
  // Pictures and imports as for retail products.
  {
    service: 'catalog',
    path: '/api/admin/restaurant/products',
    reach: 'both',
    built: true,
    bodyLimit: '12m',
    patience: 60,
  },
  { service: 'catalog', path: '/api/admin/system/export-images', reach: 'exact', built: true, patience: 900 },
  {
    service: 'catalog',
    path: '/api/admin/system/import-images',
    reach: 'exact',
    built: true,
    bodyLimit: '510m',
    patience: 900,
  },

  { service: 'restaurant-orders', path: '/api/restaurant/order', reach: 'exact', built: true, limit: 'order' },
  { service: 'restaurant-orders', path: '/api/restaurant/validate-code', reach: 'exact', built: true },
  { service: 'restaurant-orders', path: '/api/restaurant/products-with-discount', reach: 'below', built: true },
  // Exports wait for their files, and a list of selected orders is long.
  {
    service: 'restaurant-orders',
    path: '/api/admin/restaurant/orders',
    reach: 'both',
    built: true,
    bodyLimit: '300k',
    patience: 120,
  },
  { service: 'restaurant-orders', path: '/api/admin/restaurant/stats', reach: 'exact', built: true },

  { service: 'discounts-rebates', path: '/api/admin/restaurant/discount-codes', reach: 'both', built: true },
  { service: 'discounts-rebates', path: '/api/admin/restaurant/discount-matrix', reach: 'exact', built: true },
  { service: 'discounts-rebates', path: '/api/admin/discount-tiers', reach: 'both', built: true },
  // A calculation is waited for.
  { service: 'discounts-rebates', path: '/api/admin/rebates', reach: 'both', built: true, patience: 120 },

  { service: 'system-ops', path: '/ws', reach: 'exact', built: true, socket: true },
  // Working every hash out again takes a while.
  { service: 'system-ops', path: '/api/admin/system/audit', reach: 'both', built: true, patience: 120 },
  // A backup is waited for, and one that comes back is as large as the database.
  { service: 'system-ops', path: '/api/admin/system/backups', reach: 'exact', built: true },
  { service: 'system-ops', path: '/api/admin/system/backup', reach: 'both', built: true, patience: 900 },
  {
    service: 'system-ops',
    path: '/api/admin/system/restore',
    reach: 'exact',
    built: true,
    bodyLimit: '2100m',
    patience: 900,
  },
  { service: 'system-ops', path: '/api/admin/system', reach: 'below', built: true },
  // The stores' screens: a code to be paired by, then a word every few seconds on what they show.
  { service: 'system-ops', path: '/api/screens', reach: 'both', built: true, bodyLimit: '1k', budget: 'screen' },
  { service: 'system-ops', path: '/api/status', reach: 'exact', built: true },
  { service: 'system-ops', path: '/api/docs', reach: 'exact', built: true },
  { service: 'system-ops', path: '/api/openapi.json', reach: 'exact', built: true },
];
