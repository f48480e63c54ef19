import type { Permission } from '../permission-table.js';

/** The rows of system-ops in the permission table. */
export const SYSTEM_PERMISSIONS: readonly Permission[] = [
  {
    service: 'system-ops',
    method: 'GET',
    path: '/api/admin/system/backup/:filename/download',
    who: 'admin',
    csrf: false,
  },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/audit', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/audit/verify', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/backups', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'POST', path: '/api/admin/system/backup', who: 'admin', csrf: true },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/backup/progress', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/backup/schedule', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'PUT', path: '/api/admin/system/backup/schedule', who: 'admin', csrf: true },
  { service: 'system-ops', method: 'POST', path: '/api/admin/system/restore', who: 'admin', csrf: true },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/metrics', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/health', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/alerts', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'POST', path: '/api/admin/system/alerts/:id/acknowledge', who: 'admin', csrf: true },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/info', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/services', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'GET', path: '/api/admin/system/queues', who: 'admin', csrf: false },
  { service: 'system-ops', method: 'POST', path: '/api/admin/system/queues/retry', who: 'admin', csrf: true },
  { service: 'system-ops', method: 'GET', path: '/api/docs', who: 'staff', csrf: false },
  { service: 'system-ops', method: 'GET', path: '/api/openapi.json', who: 'staff', csrf: false },
];
