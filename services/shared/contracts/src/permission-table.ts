import type { ServiceName } from './service-name.js';

export type Caller = 'public' | 'staff' | 'admin';

export interface Permission {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** What the call does, in a few words; for the API's description. */
  summary: string;
  who: Caller;
  /** Whether a CSRF token is needed when the session did not come by Bearer. */
  csrf: boolean;
  /** Explains a surprising row. */
  why?: string;
}

type Row = readonly [
  Permission['method'],
  path: string,
  summary: string,
  who: Caller,
  csrf: 'csrf' | 'no csrf',
  why?: string,
];

/**
 * Written by hand from the specification; tests compare it with the live routers and generate refusal tests from it.
 */
export const PERMISSIONS: readonly Permission[] = [
  ...of('identity', [
    ['POST', '/api/admin/login', 'Sign in', 'public', 'no csrf'],
    ['GET', '/api/admin/verify-session', 'Who is signed in', 'staff', 'no csrf'],
    ['POST', '/api/admin/logout', 'Sign out', 'staff', 'csrf'],
    ['GET', '/api/admin/sessions', 'List the sessions that one may see', 'staff', 'no csrf'],
    [
      'DELETE',
      '/api/admin/sessions/:id',
      'End a session',
      'staff',
      'csrf',
      'people end their own; administrators anybody’s',
    ],
    ['POST', '/api/admin/sessions/invalidate', 'End all sessions of a user', 'admin', 'csrf'],
    ['POST', '/api/admin/password', 'Change your own password', 'staff', 'csrf'],
    ['GET', '/api/admin/users', 'List users', 'admin', 'no csrf'],
    ['POST', '/api/admin/users', 'Add a user', 'admin', 'csrf'],
    ['PUT', '/api/admin/users/:id', 'Change a user', 'admin', 'csrf'],
    ['DELETE', '/api/admin/users/:id', 'Delete a user', 'admin', 'csrf'],
  ]),
  ...of('catalog', [
    ['GET', '/api/products', "List the board's products", 'public', 'no csrf'],
    ['GET', '/api/products/category/:category', "List the board's products of a category", 'public', 'no csrf'],
    ['GET', '/api/stores', 'List stores', 'public', 'no csrf'],
    [
      'GET',
      '/api/admin/settings',
      "Read a store's settings",
      'public',
      'no csrf',
      'the public board polls it although the path says admin',
    ],
    ['PATCH', '/api/admin/settings', "Change a store's settings", 'admin', 'csrf'],
    ['POST', '/api/admin/products', 'Add a product', 'admin', 'csrf'],
    ['POST', '/api/admin/products/reorder', 'Put the products in an order', 'admin', 'csrf'],
    ['DELETE', '/api/admin/products/all', 'Delete all products', 'admin', 'csrf'],
    ['PATCH', '/api/admin/products/:id', 'Change a product', 'admin', 'csrf'],
    ['DELETE', '/api/admin/products/:id', 'Delete a product', 'admin', 'csrf'],
    ['POST', '/api/admin/upload/product-image', 'Upload a picture', 'admin', 'csrf'],
    ['GET', '/api/admin/system/export-images', 'Download all pictures', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/import-images', 'Import a set of pictures', 'admin', 'csrf'],
    ['GET', '/api/admin/products/export', 'Download the products as a file', 'staff', 'no csrf'],
    ['GET', '/api/admin/products/template', 'Download an example of an import', 'staff', 'no csrf'],
    ['POST', '/api/admin/products/import', 'Import products', 'admin', 'csrf'],
    ['GET', '/api/admin/products/:id/history', 'Read what happened to a product', 'staff', 'no csrf'],
    ['GET', '/api/restaurant/categories', "List the order sheet's categories", 'public', 'no csrf'],
    ['GET', '/api/restaurant/products', "List the order sheet's products", 'public', 'no csrf'],
    [
      'GET',
      '/api/restaurant/categories/all',
      'List all wholesale categories',
      'staff',
      'no csrf',
      'it shows inactive categories, although the path is beside the public list',
    ],
    [
      'POST',
      '/api/restaurant/categories',
      'Add a wholesale category',
      'admin',
      'csrf',
      'category writes are the work of staff outside /api/admin',
    ],
    ['PUT', '/api/restaurant/categories/reorder', 'Put the wholesale categories in an order', 'admin', 'csrf'],
    ['PUT', '/api/restaurant/categories/:id', 'Change a wholesale category', 'admin', 'csrf'],
    ['DELETE', '/api/restaurant/categories/:id', 'Delete a wholesale category', 'admin', 'csrf'],
    ['GET', '/api/admin/restaurant/products', 'List all wholesale products', 'staff', 'no csrf'],
    ['POST', '/api/admin/restaurant/products', 'Add a wholesale product', 'admin', 'csrf'],
    ['PUT', '/api/admin/restaurant/products/:id', 'Change a wholesale product', 'admin', 'csrf'],
    ['PATCH', '/api/admin/restaurant/products/:id/order', 'Move a wholesale product in its category', 'admin', 'csrf'],
    ['DELETE', '/api/admin/restaurant/products/:id', 'Delete a wholesale product', 'admin', 'csrf'],
    ['GET', '/api/admin/restaurant/products/export/csv', 'Download the wholesale products as CSV', 'staff', 'no csrf'],
    [
      'GET',
      '/api/admin/restaurant/products/export/xlsx',
      'Download the wholesale products as a workbook',
      'staff',
      'no csrf',
    ],
    [
      'GET',
      '/api/admin/restaurant/products/template/csv',
      'Download an example of a wholesale import',
      'staff',
      'no csrf',
    ],
    ['POST', '/api/admin/restaurant/products/import/csv', 'Import wholesale products', 'admin', 'csrf'],
  ]),
  ...of('discounts-rebates', [
    ['GET', '/api/admin/restaurant/discount-codes', 'List discount codes', 'admin', 'no csrf'],
    ['POST', '/api/admin/restaurant/discount-codes', 'Add a discount code', 'admin', 'csrf'],
    ['PUT', '/api/admin/restaurant/discount-codes/:id', 'Replace a discount code', 'admin', 'csrf'],
    ['PATCH', '/api/admin/restaurant/discount-codes/:id', 'Change a discount code', 'admin', 'csrf'],
    ['DELETE', '/api/admin/restaurant/discount-codes/:id', 'Delete a discount code', 'admin', 'csrf'],
    ['GET', '/api/admin/restaurant/discount-matrix', 'Read which tiers apply to which products', 'admin', 'no csrf'],
    ['GET', '/api/admin/discount-tiers', 'List discount tiers', 'admin', 'no csrf'],
    ['PUT', '/api/admin/discount-tiers/:id', 'Change a discount tier', 'admin', 'csrf'],
    ['GET', '/api/admin/rebates/summary', 'Read the rebates of a period', 'admin', 'no csrf'],
    ['POST', '/api/admin/rebates/calculate', 'Start calculating the rebates of a period', 'admin', 'csrf'],
    ['GET', '/api/admin/rebates/run', 'Read how far a calculation is', 'admin', 'no csrf'],
    ['PATCH', '/api/admin/rebates/:id', "Change a rebate's status or payment", 'admin', 'csrf'],
    ['GET', '/api/admin/rebates/customer/:customerId/report', "Read a customer's rebate report", 'admin', 'no csrf'],
    [
      'GET',
      '/api/admin/rebates/customer/:customerId/orders',
      "List the orders behind a customer's rebate",
      'admin',
      'no csrf',
    ],
    ['GET', '/api/admin/rebates/customers', 'List customers', 'admin', 'no csrf'],
    ['POST', '/api/admin/rebates/customers/:id/merge', 'Merge two customers', 'admin', 'csrf'],
  ]),
  ...of('restaurant-orders', [
    ['POST', '/api/restaurant/validate-code', 'Check a discount code', 'public', 'no csrf'],
    [
      'GET',
      '/api/restaurant/products-with-discount/:code',
      "List the order sheet's products at a code's prices",
      'public',
      'no csrf',
    ],
    ['POST', '/api/restaurant/order', 'Place an order', 'public', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders', 'List the newest orders', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/stats', 'Read the figures of all orders', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/page', 'Read a page of filtered orders', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/facets', 'Read what orders can be filtered by', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/selection', 'Read the orders that a filter selects', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/export/csv', 'Download filtered orders as CSV', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/export/xlsx', 'Download filtered orders as a workbook', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/export/pdf', 'Download filtered orders as PDF', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/export/bulk', 'Download selected orders', 'staff', 'no csrf'],
    ['POST', '/api/admin/restaurant/orders/exports', 'Start an export', 'staff', 'csrf'],
    ['GET', '/api/admin/restaurant/orders/exports/:id', 'Read how far an export is', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/:id', 'Read an order', 'staff', 'no csrf'],
    ['GET', '/api/admin/restaurant/orders/:id/history', 'Read what happened to an order', 'staff', 'no csrf'],
    [
      'PATCH',
      '/api/admin/restaurant/orders/:id/status',
      "Change an order's status",
      'staff',
      'csrf',
      'the order role moves an order one step; the state machine says who may move it where',
    ],
    ['DELETE', '/api/admin/restaurant/orders/:id', 'Delete an order', 'admin', 'csrf'],
  ]),
  ...of('system-ops', [
    ['GET', '/api/admin/system/backup/:filename/download', 'Download a backup', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/audit', 'Read the audit log', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/audit/verify', "Check the audit log's chain", 'admin', 'no csrf'],
    ['GET', '/api/admin/system/backups', 'List backups', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/backup', 'Start a backup', 'admin', 'csrf'],
    ['GET', '/api/admin/system/backup/progress', 'Read how far a backup or restore is', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/backup/schedule', 'Read the backup schedule', 'admin', 'no csrf'],
    ['PUT', '/api/admin/system/backup/schedule', 'Change the backup schedule', 'admin', 'csrf'],
    ['POST', '/api/admin/system/restore', 'Restore a backup', 'admin', 'csrf'],
    ['GET', '/api/admin/system/metrics', "Read the system's figures", 'admin', 'no csrf'],
    ['GET', '/api/admin/system/health', 'Read the health of each part', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/alerts', 'List alerts', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/alerts/:id/acknowledge', 'Acknowledge an alert', 'admin', 'csrf'],
    ['GET', '/api/admin/system/info', 'Read versions and counts', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/services', 'List the running services', 'admin', 'no csrf'],
    ['GET', '/api/admin/system/queues', 'Read the queues', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/queues/retry', 'Retry what failed', 'admin', 'csrf'],
    ['GET', '/api/admin/system/screens', 'List screens', 'admin', 'no csrf'],
    ['POST', '/api/admin/system/screens', 'Pair a screen', 'admin', 'csrf'],
    ['GET', '/api/admin/system/screens/changes', 'Read which screens show which price change', 'admin', 'no csrf'],
    ['PATCH', '/api/admin/system/screens/:id', 'Change a screen', 'admin', 'csrf'],
    ['DELETE', '/api/admin/system/screens/:id', 'Delete a screen', 'admin', 'csrf'],
    [
      'POST',
      '/api/screens',
      'Register a screen that waits to be paired',
      'public',
      'no csrf',
      'a screen in a store has no session: it proves itself by its key',
    ],
    ['GET', '/api/screens/self', 'Read what this screen shows', 'public', 'no csrf'],
    ['POST', '/api/screens/self/report', 'Report what this screen shows', 'public', 'no csrf'],
    ['GET', '/api/status', 'Read the public status', 'public', 'no csrf', 'shoppers whose page does not work need it'],
    [
      'GET',
      '/health',
      'Read whether the system is up',
      'public',
      'no csrf',
      'probes and load balancers have no session',
    ],
    ['GET', '/api/docs', 'Read this document as a page', 'staff', 'no csrf'],
    ['GET', '/api/openapi.json', 'Read this document', 'staff', 'no csrf'],
  ]),
];

function of(service: ServiceName, rows: readonly Row[]): Permission[] {
  return rows.map(([method, path, summary, who, csrf, why]) => ({
    service,
    method,
    path,
    summary,
    who,
    csrf: csrf === 'csrf',
    ...(why === undefined ? {} : { why }),
  }));
}
