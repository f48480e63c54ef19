import type { ServiceName } from './service-name.js';

export type Caller = 'public' | 'staff' | 'admin';

export interface Permission {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  who: Caller;
  /** Whether a CSRF token is needed when the session did not come by Bearer. */
  csrf: boolean;
  /** Explains a surprising row. */
  why?: string;
}

type Row = readonly [Permission['method'], path: string, who: Caller, csrf: 'csrf' | 'no csrf', why?: string];

/**
 * Written by hand from the specification; tests compare it with the live routers and generate refusal tests from it.
 */
export const PERMISSIONS: readonly Permission[] = [
  ...of('identity', [
    ['POST', '/api/admin/login', 'public', 'no csrf'],
    ['GET', '/api/admin/verify-session', 'staff', 'no csrf'],
    ['POST', '/api/admin/logout', 'staff', 'csrf'],
    ['GET', '/api/admin/sessions', 'staff', 'no csrf'],
    ['DELETE', '/api/admin/sessions/:id', 'staff', 'csrf', 'people end their own; administrators anybody’s'],
    ['POST', '/api/admin/sessions/invalidate', 'admin', 'csrf'],
    ['POST', '/api/admin/password', 'staff', 'csrf'],
    ['GET', '/api/admin/users', 'admin', 'no csrf'],
    ['POST', '/api/admin/users', 'admin', 'csrf'],
    ['PUT', '/api/admin/users/:id', 'admin', 'csrf'],
    ['DELETE', '/api/admin/users/:id', 'admin', 'csrf'],
  ]),
  ...of('catalog', [
    ['GET', '/api/products', 'public', 'no csrf'],
    ['GET', '/api/products/category/:category', 'public', 'no csrf'],
    ['GET', '/api/stores', 'public', 'no csrf'],
    ['GET', '/api/admin/settings', 'public', 'no csrf', 'the public board polls it although the path says admin'],
    ['PATCH', '/api/admin/settings', 'admin', 'csrf'],
    ['POST', '/api/admin/products', 'admin', 'csrf'],
    ['POST', '/api/admin/products/reorder', 'admin', 'csrf'],
    ['DELETE', '/api/admin/products/all', 'admin', 'csrf'],
    ['PATCH', '/api/admin/products/:id', 'admin', 'csrf'],
    ['DELETE', '/api/admin/products/:id', 'admin', 'csrf'],
    ['POST', '/api/admin/upload/product-image', 'admin', 'csrf'],
    ['GET', '/api/admin/system/export-images', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/import-images', 'admin', 'csrf'],
    ['GET', '/api/admin/products/export', 'staff', 'no csrf'],
    ['GET', '/api/admin/products/template', 'staff', 'no csrf'],
    ['POST', '/api/admin/products/import', 'admin', 'csrf'],
    ['GET', '/api/admin/products/:id/history', 'staff', 'no csrf'],
    ['GET', '/api/restaurant/categories', 'public', 'no csrf'],
    ['GET', '/api/restaurant/products', 'public', 'no csrf'],
    [
      'GET',
      '/api/restaurant/categories/all',
      'staff',
      'no csrf',
      'it shows inactive categories, although the path is beside the public list',
    ],
    ['POST', '/api/restaurant/categories', 'admin', 'csrf', 'category writes are the work of staff outside /api/admin'],
    ['PUT', '/api/restaurant/categories/reorder', 'admin', 'csrf'],
    ['PUT', '/api/restaurant/categories/:id', 'admin', 'csrf'],
    ['DELETE', '/api/restaurant/categories/:id', 'admin', 'csrf'],
    ['GET', '/api/admin/restaurant/products', 'staff', 'no csrf'],
    ['POST', '/api/admin/restaurant/products', 'admin', 'csrf'],
    ['PUT', '/api/admin/restaurant/products/:id', 'admin', 'csrf'],
    ['PATCH', '/api/admin/restaurant/products/:id/order', 'admin', 'csrf'],
    ['DELETE', '/api/admin/restaurant/products/:id', 'admin', 'csrf'],
    ['GET', '/api/admin/restaurant/products/export/csv', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/products/export/xlsx', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/products/template/csv', 'staff', 'no csrf'],
    ['POST', '/api/admin/restaurant/products/import/csv', 'admin', 'csrf'],
  ]),
  ...of('discounts-rebates', [
    ['GET', '/api/admin/restaurant/discount-codes', 'admin', 'no csrf'],
    ['POST', '/api/admin/restaurant/discount-codes', 'admin', 'csrf'],
    ['PUT', '/api/admin/restaurant/discount-codes/:id', 'admin', 'csrf'],
    ['PATCH', '/api/admin/restaurant/discount-codes/:id', 'admin', 'csrf'],
    ['DELETE', '/api/admin/restaurant/discount-codes/:id', 'admin', 'csrf'],
    ['GET', '/api/admin/restaurant/discount-matrix', 'admin', 'no csrf'],
    ['GET', '/api/admin/discount-tiers', 'admin', 'no csrf'],
    ['PUT', '/api/admin/discount-tiers/:id', 'admin', 'csrf'],
    ['GET', '/api/admin/rebates/summary', 'admin', 'no csrf'],
    ['POST', '/api/admin/rebates/calculate', 'admin', 'csrf'],
    ['GET', '/api/admin/rebates/run', 'admin', 'no csrf'],
    ['PATCH', '/api/admin/rebates/:id', 'admin', 'csrf'],
    ['GET', '/api/admin/rebates/customer/:customerId/report', 'admin', 'no csrf'],
    ['GET', '/api/admin/rebates/customer/:customerId/orders', 'admin', 'no csrf'],
    ['GET', '/api/admin/rebates/customers', 'admin', 'no csrf'],
    ['POST', '/api/admin/rebates/customers/:id/merge', 'admin', 'csrf'],
  ]),
  ...of('restaurant-orders', [
    ['POST', '/api/restaurant/validate-code', 'public', 'no csrf'],
    ['GET', '/api/restaurant/products-with-discount/:code', 'public', 'no csrf'],
    ['POST', '/api/restaurant/order', 'public', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/stats', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/page', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/facets', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/selection', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/export/csv', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/export/xlsx', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/export/pdf', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/export/bulk', 'staff', 'no csrf'],
    ['POST', '/api/admin/restaurant/orders/exports', 'staff', 'csrf'],
    ['GET', '/api/admin/restaurant/orders/exports/:id', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/:id', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/:id/history', 'staff', 'no csrf'],
    [
      'PATCH',
      '/api/admin/restaurant/orders/:id/status',
      'staff',
      'csrf',
      'the order role moves an order one step; the state machine says who may move it where',
    ],
    ['DELETE', '/api/admin/restaurant/orders/:id', 'admin', 'csrf'],
  ]),
  ...of('system-ops', [
    ['GET', '/api/admin/system/backup/:filename/download', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/audit', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/audit/verify', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/backups', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/backup', 'admin', 'csrf'],
    ['GET', '/api/admin/system/backup/progress', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/backup/schedule', 'admin', 'no csrf'],
    ['PUT', '/api/admin/system/backup/schedule', 'admin', 'csrf'],
    ['POST', '/api/admin/system/restore', 'admin', 'csrf'],
    ['GET', '/api/admin/system/metrics', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/health', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/alerts', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/alerts/:id/acknowledge', 'admin', 'csrf'],
    ['GET', '/api/admin/system/info', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/services', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/queues', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/queues/retry', 'admin', 'csrf'],
    ['GET', '/api/admin/system/screens', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/screens', 'admin', 'csrf'],
    ['GET', '/api/admin/system/screens/changes', 'admin', 'no csrf'],
    ['PATCH', '/api/admin/system/screens/:id', 'admin', 'csrf'],
    ['DELETE', '/api/admin/system/screens/:id', 'admin', 'csrf'],
    ['POST', '/api/screens', 'public', 'no csrf', 'a screen in a store has no session: it proves itself by its key'],
    ['GET', '/api/screens/self', 'public', 'no csrf'],
    ['POST', '/api/screens/self/report', 'public', 'no csrf'],
    [
      'GET',
      '/api/status',
      'public',
      'no csrf',
      'whoever meets a page that does not work asks first whether it is the system',
    ],
    ['GET', '/health', 'public', 'no csrf', 'probes and load balancers have no session'],
    ['GET', '/api/docs', 'staff', 'no csrf'],
    ['GET', '/api/openapi.json', 'staff', 'no csrf'],
  ]),
];

function of(service: ServiceName, rows: readonly Row[]): Permission[] {
  return rows.map(([method, path, who, csrf, why]) => ({
    service,
    method,
    path,
    who,
    csrf: csrf === 'csrf',
    ...(why === undefined ? {} : { why }),
  }));
}
