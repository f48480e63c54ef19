import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Nested } from '../fields/nested.field.js';
import { Calculated, Whole } from '../fields/number.field.js';
import { Instant } from '../fields/text.field.js';

const MOST = Number.MAX_SAFE_INTEGER;

/** The processors available to the system: the machine's, or the container's if it has fewer. */
export class CpuMetrics {
  /** Percent, 0–100. */
  @Calculated() usage!: number;
  @Calculated() cores!: number;

  /** Degrees Celsius, where the machine reports it. */
  @MayBeAbsent() @Calculated() temperature?: number;
}

/** Memory or disk, in bytes. */
export class SpaceMetrics {
  @Calculated() usage!: number;
  @Whole(0, MOST) used!: number;
  @Whole(0, MOST) total!: number;
}

export class NetworkMetrics {
  /** Bytes per second. */
  @Calculated() inbound!: number;
  @Calculated() outbound!: number;
  @Whole(0, MOST) connections!: number;
}

/** The last known values while PostgreSQL is down. */
export class DatabaseMetrics {
  @Whole(0, MOST) connectionPool!: number;
  @Whole(0, MOST) connectionLimit!: number;
  @Whole(0, MOST) activeQueries!: number;

  /** Milliseconds. */
  @Calculated() avgResponseTime!: number;

  /** Percent of blocks read that PostgreSQL had in memory, 0–100. */
  @Calculated() cacheHitRate!: number;
}

/** Requests of the last minute. */
export class ApiMetrics {
  @Calculated() requestsPerMinute!: number;

  /** Requests in flight and open live sockets. */
  @Whole(0, MOST) activeConnections!: number;

  /** Milliseconds. */
  @Calculated() avgResponseTime!: number;

  /** Percent of answers with a status of 500 or more, 0–100. */
  @Calculated() errorRate!: number;
}

/** Counts of the gateway's access log in the last minute, including files and cached lists. */
export class GatewayMetrics {
  @Calculated() requestsPerMinute!: number;
  @Calculated() apiRequestsPerMinute!: number;
  @Calculated() avgResponseTime!: number;
  @Calculated() errorRate!: number;
}

/** GET /api/admin/system/metrics (specification part 1 §3, System metrics) */
export class SystemMetrics {
  @Nested(() => CpuMetrics) cpu!: CpuMetrics;
  @Nested(() => SpaceMetrics) memory!: SpaceMetrics;
  @Nested(() => SpaceMetrics) disk!: SpaceMetrics;
  @Nested(() => NetworkMetrics) network!: NetworkMetrics;
  @Nested(() => DatabaseMetrics) database!: DatabaseMetrics;
  @Nested(() => ApiMetrics) api!: ApiMetrics;

  /** Null where the gateway's log cannot be read. */
  @Nullable() @Nested(() => GatewayMetrics) gateway!: GatewayMetrics | null;

  /** Seconds since the system was started. */
  @Whole(0, MOST) uptime!: number;
  @Instant() timestamp!: string;
}
