import type { ServiceName } from './service-name.js';

/** Who may call a route: anybody, any signed-in member of staff, or administrators only. */
export type Caller = 'public' | 'staff' | 'admin';

export interface Permission {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the router writes it, parameters with a colon. */
  path: string;
  who: Caller;
  /** Whether a CSRF token is needed when the session did not come by Bearer. */
  csrf: boolean;
  /** What makes the row surprising, for its reader. */
  why?: string;
}

/**
 * The expected permissions, written by hand from the specification. Tests compare it one to one with the live routers and
 * generate the refusal tests (route × caller × CSRF) from it; a route that is missing here fails them.
 */
export const PERMISSIONS: readonly Permission[] = [
  { service: 'identity', method: 'POST', path: '/api/admin/login', who: 'public', csrf: false },
  { service: 'identity', method: 'GET', path: '/api/admin/verify-session', who: 'staff', csrf: false },
  { service: 'identity', method: 'POST', path: '/api/admin/logout', who: 'staff', csrf: true },
  { service: 'identity', method: 'GET', path: '/api/admin/users', who: 'admin', csrf: false },
  { service: 'identity', method: 'POST', path: '/api/admin/users', who: 'admin', csrf: true },
  { service: 'identity', method: 'PUT', path: '/api/admin/users/:id', who: 'admin', csrf: true },
  { service: 'identity', method: 'DELETE', path: '/api/admin/users/:id', who: 'admin', csrf: true },
  { service: 'catalog', method: 'GET', path: '/api/products', who: 'public', csrf: false },
  { service: 'catalog', method: 'GET', path: '/api/products/category/:category', who: 'public', csrf: false },
  { service: 'catalog', method: 'GET', path: '/api/stores', who: 'public', csrf: false },
  {
    service: 'catalog',
    method: 'GET',
    path: '/api/admin/settings',
    who: 'public',
    csrf: false,
    why: 'the public board polls it although the path says admin',
  },
  { service: 'catalog', method: 'PATCH', path: '/api/admin/settings', who: 'admin', csrf: true },
  { service: 'catalog', method: 'POST', path: '/api/admin/products', who: 'admin', csrf: true },
  { service: 'catalog', method: 'POST', path: '/api/admin/products/reorder', who: 'admin', csrf: true },
  { service: 'catalog', method: 'DELETE', path: '/api/admin/products/all', who: 'admin', csrf: true },
  { service: 'catalog', method: 'PATCH', path: '/api/admin/products/:id', who: 'admin', csrf: true },
  { service: 'catalog', method: 'DELETE', path: '/api/admin/products/:id', who: 'admin', csrf: true },
  { service: 'catalog', method: 'POST', path: '/api/admin/upload/product-image', who: 'admin', csrf: true },
  { service: 'catalog', method: 'GET', path: '/api/admin/products/export', who: 'staff', csrf: false },
  { service: 'catalog', method: 'GET', path: '/api/admin/products/template', who: 'staff', csrf: false },
  { service: 'catalog', method: 'POST', path: '/api/admin/products/import', who: 'admin', csrf: true },
  { service: 'catalog', method: 'GET', path: '/api/admin/products/:id/history', who: 'staff', csrf: false },
  { service: 'catalog', method: 'GET', path: '/api/restaurant/categories', who: 'public', csrf: false },
  { service: 'catalog', method: 'GET', path: '/api/restaurant/products', who: 'public', csrf: false },
  {
    service: 'catalog',
    method: 'GET',
    path: '/api/restaurant/categories/all',
    who: 'staff',
    csrf: false,
    why: 'it shows inactive categories, although the path is beside the public list',
  },
  {
    service: 'catalog',
    method: 'POST',
    path: '/api/restaurant/categories',
    who: 'admin',
    csrf: true,
    why: 'category writes are the work of staff outside /api/admin',
  },
  { service: 'catalog', method: 'PUT', path: '/api/restaurant/categories/reorder', who: 'admin', csrf: true },
  { service: 'catalog', method: 'PUT', path: '/api/restaurant/categories/:id', who: 'admin', csrf: true },
  { service: 'catalog', method: 'DELETE', path: '/api/restaurant/categories/:id', who: 'admin', csrf: true },
  { service: 'catalog', method: 'GET', path: '/api/admin/restaurant/products', who: 'staff', csrf: false },
  { service: 'catalog', method: 'POST', path: '/api/admin/restaurant/products', who: 'admin', csrf: true },
  { service: 'catalog', method: 'PUT', path: '/api/admin/restaurant/products/:id', who: 'admin', csrf: true },
  { service: 'catalog', method: 'PATCH', path: '/api/admin/restaurant/products/:id/order', who: 'admin', csrf: true },
  { service: 'catalog', method: 'DELETE', path: '/api/admin/restaurant/products/:id', who: 'admin', csrf: true },
  {
    service: 'discounts-rebates',
    method: 'GET',
    path: '/api/admin/restaurant/discount-codes',
    who: 'admin',
    csrf: false,
  },
  {
    service: 'discounts-rebates',
    method: 'POST',
    path: '/api/admin/restaurant/discount-codes',
    who: 'admin',
    csrf: true,
  },
  {
    service: 'discounts-rebates',
    method: 'PUT',
    path: '/api/admin/restaurant/discount-codes/:id',
    who: 'admin',
    csrf: true,
  },
  {
    service: 'discounts-rebates',
    method: 'PATCH',
    path: '/api/admin/restaurant/discount-codes/:id',
    who: 'admin',
    csrf: true,
  },
  {
    service: 'discounts-rebates',
    method: 'DELETE',
    path: '/api/admin/restaurant/discount-codes/:id',
    who: 'admin',
    csrf: true,
  },
  {
    service: 'discounts-rebates',
    method: 'GET',
    path: '/api/admin/restaurant/discount-matrix',
    who: 'admin',
    csrf: false,
  },
  { service: 'discounts-rebates', method: 'GET', path: '/api/admin/discount-tiers', who: 'admin', csrf: false },
  { service: 'discounts-rebates', method: 'PUT', path: '/api/admin/discount-tiers/:id', who: 'admin', csrf: true },
  { service: 'catalog', method: 'GET', path: '/api/admin/restaurant/products/export/csv', who: 'staff', csrf: false },
  { service: 'catalog', method: 'GET', path: '/api/admin/restaurant/products/export/xlsx', who: 'staff', csrf: false },
  { service: 'catalog', method: 'GET', path: '/api/admin/restaurant/products/template/csv', who: 'staff', csrf: false },
  { service: 'catalog', method: 'POST', path: '/api/admin/restaurant/products/import/csv', who: 'admin', csrf: true },
  { service: 'restaurant-orders', method: 'POST', path: '/api/restaurant/validate-code', who: 'public', csrf: false },
  {
    service: 'restaurant-orders',
    method: 'GET',
    path: '/api/restaurant/products-with-discount/:code',
    who: 'public',
    csrf: false,
  },
  { service: 'restaurant-orders', method: 'POST', path: '/api/restaurant/order', who: 'public', csrf: false },
  { service: 'restaurant-orders', method: 'GET', path: '/api/admin/restaurant/orders', who: 'staff', csrf: false },
  { service: 'restaurant-orders', method: 'GET', path: '/api/admin/restaurant/stats', who: 'staff', csrf: false },
  { service: 'restaurant-orders', method: 'GET', path: '/api/admin/restaurant/orders/page', who: 'staff', csrf: false },
  {
    service: 'restaurant-orders',
    method: 'GET',
    path: '/api/admin/restaurant/orders/facets',
    who: 'staff',
    csrf: false,
  },
  {
    service: 'restaurant-orders',
    method: 'GET',
    path: '/api/admin/restaurant/orders/selection',
    who: 'staff',
    csrf: false,
  },
  {
    service: 'restaurant-orders',
    method: 'GET',
    path: '/api/admin/restaurant/orders/export/csv',
    who: 'staff',
    csrf: false,
  },
  {
    service: 'restaurant-orders',
    method: 'GET',
    path: '/api/admin/restaurant/orders/export/xlsx',
    who: 'staff',
    csrf: false,
  },
  {
    service: 'restaurant-orders',
    method: 'GET',
    path: '/api/admin/restaurant/orders/export/pdf',
    who: 'staff',
    csrf: false,
  },
  {
    service: 'restaurant-orders',
    method: 'GET',
    path: '/api/admin/restaurant/orders/export/bulk',
    who: 'staff',
    csrf: false,
  },
  {
    service: 'restaurant-orders',
    method: 'POST',
    path: '/api/admin/restaurant/orders/exports',
    who: 'staff',
    csrf: true,
  },
  {
    service: 'restaurant-orders',
    method: 'GET',
    path: '/api/admin/restaurant/orders/exports/:id',
    who: 'staff',
    csrf: false,
  },
  { service: 'restaurant-orders', method: 'GET', path: '/api/admin/restaurant/orders/:id', who: 'staff', csrf: false },
  {
    service: 'restaurant-orders',
    method: 'GET',
    path: '/api/admin/restaurant/orders/:id/history',
    who: 'staff',
    csrf: false,
  },
  {
    service: 'restaurant-orders',
    method: 'PATCH',
    path: '/api/admin/restaurant/orders/:id/status',
    who: 'staff',
    csrf: true,
    why: 'the order role moves an order one step; the state machine says who may move it where',
  },
  {
    service: 'restaurant-orders',
    method: 'DELETE',
    path: '/api/admin/restaurant/orders/:id',
    who: 'admin',
    csrf: true,
  },
  { service: 'system-ops', method: 'GET', path: '/api/docs', who: 'staff', csrf: false },
  { service: 'system-ops', method: 'GET', path: '/api/openapi.json', who: 'staff', csrf: false },
];
