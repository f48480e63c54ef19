import type { ServiceName } from '../service-name.js';
import type { CursorState, FailedJob, JobQueueState, ParkedEvent, RecentError } from './replicas.contract.js';

/** Rows that a service has, as /api/admin/system/info names them. */
export type RecordCounts = Partial<
  Record<
    | 'totalRetailProducts'
    | 'totalProducts'
    | 'totalOrders'
    | 'totalCustomers'
    | 'totalUsers'
    | 'totalRebates'
    | 'totalDiscountCodes'
    | 'totalTiers',
    number
  >
>;

/** The state of one service's schema: the same from each of its replicas. */
export interface ServiceLedger {
  counts: RecordCounts;
  queues: Pick<JobQueueState, 'name' | 'waiting' | 'running' | 'failed' | 'oldestWaiting'>[];
  /** Absent from older versions. */
  failedJobs?: Omit<FailedJob, 'service' | 'retryAskedAt'>[];
  cursors: Pick<CursorState, 'consumer' | 'producer' | 'position' | 'head' | 'lag' | 'failing'>[];
  parkedCount: number;
  parked: Pick<ParkedEvent, 'consumer' | 'producer' | 'number' | 'type' | 'subject' | 'error' | 'parkedAt'>[];
  /** When prices were last confirmed or a product changed; null in services without prices. */
  pricesAt: string | null;
  /** Other counts of the service, besides its rows. Absent from older versions. */
  measures?: Record<string, number>;
}

export interface MinuteOfRequests {
  count: number;
  /** Total milliseconds. */
  ms: number;
  errors: number;
}

/** The figures of one process, broadcast every two seconds. */
export interface ReplicaFigures {
  service: ServiceName;
  /** Changes with every restart. */
  id: string;
  version: string;
  startedAt: string;
  at: string;
  restarts: number | null;
  /** Percent of one processor. */
  cpu: number;
  /** In bytes. */
  memory: number;
  /** The 99th percentile, in milliseconds. */
  eventLoopDelay: number;
  requests: MinuteOfRequests;
  inFlight: number;
  sockets: number;
  /** Connections to PostgreSQL, requests waiting for one, and the statements of the last minute. */
  database: {
    answers: boolean;
    connections: number;
    limit: number;
    waiting: number;
    active: number;
    queries: number;
    ms: number;
  };
  /** The newest first. */
  recentErrors: Omit<RecentError, 'service'>[];
}

/** A replica's figures, sometimes with its service's ledger, or the message that it is stopping. */
export type ReplicaMessage =
  | { kind: 'figures'; figures: ReplicaFigures; ledger?: ServiceLedger }
  | { kind: 'gone'; id: string };

/** The pattern of these messages; while Redis is down also the channel of PostgreSQL's notifications. */
export const FIGURES_CHANNEL = 'figures';
