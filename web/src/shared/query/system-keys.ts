/** The keys of the system settings and the public status: apart from the others, which the board's first script carries. */
export const systemKeys = {
  openSessions: ['staff', 'open-sessions'],
  /** Everything the system says of itself: each of the keys below begins with it. */
  system: ['staff', 'system'],
  systemInfo: ['staff', 'system', 'info'],
  systemMetrics: ['staff', 'system', 'metrics'],
  systemHealth: ['staff', 'system', 'health'],
  systemAlerts: ['staff', 'system', 'alerts'],
  systemServices: ['staff', 'system', 'services'],
  systemQueues: ['staff', 'system', 'queues'],
  backups: ['staff', 'system', 'backups'],
  backupSchedule: ['staff', 'system', 'backup-schedule'],
  backupProgress: ['staff', 'system', 'backup-progress'],
  auditedStores: ['staff', 'system', 'audited-stores'],
  auditLog: (filter: string) => ['staff', 'system', 'audit', filter],
  screens: ['staff', 'system', 'screens'],
  priceChanges: ['staff', 'system', 'price-changes'],
  publicStatus: ['public-status'],
} as const;
