import type { BrowserExport } from '@larder/contracts';
import { request } from './http.ts';

/** Comes before a file that the browser makes itself is saved: what left the house stands in the audit log. */
export const recordExport = (body: BrowserExport): Promise<Response> =>
  request('/api/admin/system/audit/exports', { method: 'POST', body, staff: true });
