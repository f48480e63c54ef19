import type { ServiceName } from './service-name.js';

/** `store-admin`: administrators, each in their stores; `admin`: administrators of every store. */
export type Caller = 'public' | 'staff' | 'store-admin' | 'admin';

export interface Permission {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** A few words about the call, for the API's description. */
  summary: string;
  who: Caller;
  /** Whether a CSRF token is needed when the session did not come by Bearer: in all calls of staff that write. */
  csrf: boolean;
  /** Explains a surprising row. */
  why?: string;
}

export type PermissionRow = readonly [Permission['method'], path: string, summary: string, who: Caller, why?: string];

export function permissionsOf(service: ServiceName, rows: readonly PermissionRow[]): Permission[] {
  return rows.map(([method, path, summary, who, why]) => ({
    service,
    method,
    path,
    summary,
    who,
    csrf: who !== 'public' && method !== 'GET',
    ...(why === undefined ? {} : { why }),
  }));
}
