import type { SystemMetrics } from '@larder/contracts';

/** Figures of an idle system, for tests. */
export const metricsAt = (timestamp: string): SystemMetrics => ({
  cpu: { usage: 12.5, cores: 4 },
  memory: { usage: 40, used: 3_435_973_837, total: 8_589_934_592 },
  disk: { usage: 55, used: 55_000_000_000, total: 100_000_000_000 },
  network: { inbound: 2048, outbound: 4096, connections: 12 },
  database: { connectionPool: 10, connectionLimit: 50, activeQueries: 1, avgResponseTime: 2.5, cacheHitRate: 99.1 },
  api: { requestsPerMinute: 120, activeConnections: 3, avgResponseTime: 8.4, errorRate: 0 },
  gateway: null,
  uptime: 3600,
  timestamp,
});
