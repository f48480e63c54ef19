import type { ApiMetrics, DatabaseMetrics, SystemMetrics } from '@larder/contracts';
import type { Observation } from '../watch/observation.js';

export function systemMetrics(seen: Observation, startedAt: Date): SystemMetrics {
  const { machine, at } = seen;
  return {
    ...machine,
    database: databaseMetrics(seen),
    api: apiMetrics(seen),
    gateway: seen.gateway,
    uptime: Math.max(0, Math.floor((at.getTime() - startedAt.getTime()) / 1_000)),
    timestamp: at.toISOString(),
  };
}

function databaseMetrics({ replicas, database }: Observation): DatabaseMetrics {
  const pools = replicas.filter(({ isMissing }) => !isMissing).map(({ figures }) => figures.database);
  const sum = (of: (pool: (typeof pools)[number]) => number): number => pools.reduce((all, pool) => all + of(pool), 0);
  return {
    connectionPool: sum((pool) => pool.connections),
    connectionLimit: sum((pool) => pool.limit),
    activeQueries: sum((pool) => pool.active),
    avgResponseTime: average(
      sum((pool) => pool.ms),
      sum((pool) => pool.queries),
      100,
    ),
    cacheHitRate: Math.min(Math.max(database.cacheHitRate, 0), 100),
  };
}

function apiMetrics({ replicas }: Observation): ApiMetrics {
  const all = { count: 0, ms: 0, errors: 0, active: 0 };
  for (const { figures, isMissing } of replicas) {
    if (isMissing) continue;
    all.count += figures.requests.count;
    all.ms += figures.requests.ms;
    all.errors += figures.requests.errors;
    all.active += figures.inFlight + figures.sockets;
  }
  return {
    requestsPerMinute: all.count,
    activeConnections: all.active,
    avgResponseTime: average(all.ms, all.count, 100),
    errorRate: average(100 * all.errors, all.count, 100),
  };
}

/** Rounded to 1/`precision`; 0 for an empty sum. */
function average(sum: number, count: number, precision: number): number {
  return count > 0 ? Math.round((precision * sum) / count) / precision : 0;
}
