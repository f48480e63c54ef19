import { Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { ListOf } from '../fields/nested.field.js';
import { Calculated, Whole } from '../fields/number.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';
import { SERVICES, type ServiceName } from '../service-name.js';
import { CHECK_STATES, type CheckState } from './health.contract.js';

const MOST = Number.MAX_SAFE_INTEGER;

export class ServiceReplica {
  @Choice(SERVICES) service!: ServiceName;
  @Text(100) id!: string;
  @Text(40) version!: string;
  @Choice(CHECK_STATES) status!: CheckState;
  @Text(300) message!: string;
  @Instant() startedAt!: string;

  /** Restarts of this service's processes since the system was started; null in containers, where none are counted. */
  @Nullable() @Whole(0, MOST) restarts!: number | null;

  /** Percent of one processor. */
  @Calculated() cpu!: number;

  /** In bytes. */
  @Whole(0, MOST) memory!: number;

  /** The 99th percentile, in milliseconds. */
  @Calculated() eventLoopDelay!: number;
  @Calculated() requestsPerMinute!: number;

  /** Percent of answers with a status of 500 or more. */
  @Calculated() errorRate!: number;
  @Instant() lastSeenAt!: string;
}

export class RecentError {
  @Choice(SERVICES) service!: ServiceName;
  @Text(64) requestId!: string;
  @Text(10) method!: string;
  @Text(300) path!: string;
  @Whole(500, 599) status!: number;
  @Instant() at!: string;
}

export class ServiceReplicas {
  @ListOf(() => ServiceReplica, 200) replicas!: ServiceReplica[];

  /** The newest first. */
  @ListOf(() => RecentError, 50) errors!: RecentError[];
  @Instant() timestamp!: string;
}

export class JobQueueState {
  @Choice(SERVICES) service!: ServiceName;
  @Text(60) name!: string;
  @Whole(0, MOST) waiting!: number;
  @Whole(0, MOST) running!: number;

  /** In the last 24 hours. */
  @Whole(0, MOST) failed!: number;

  /** In seconds. */
  @Whole(0, MOST) oldestWaiting!: number;
}

export class CursorState {
  @Text(100) consumer!: string;
  @Choice(SERVICES) service!: ServiceName;
  @Choice(SERVICES) producer!: ServiceName;
  @Whole(0, MOST) position!: number;
  @Whole(0, MOST) head!: number;
  @Whole(0, MOST) lag!: number;
  @Flag() failing!: boolean;
}

export class ParkedEvent {
  @Text(100) consumer!: string;
  @Choice(SERVICES) service!: ServiceName;
  @Choice(SERVICES) producer!: ServiceName;
  @Whole(0, MOST) number!: number;
  @Text(60) type!: string;
  @Text(200) subject!: string;
  @Text(2000) error!: string;
  @Instant() parkedAt!: string;
  @Nullable() @Instant() retryAskedAt!: string | null;
}

/** A job that failed in the last 24 hours, or a delivery to a webhook that waits. */
export class FailedJob {
  @Choice(SERVICES) service!: ServiceName;
  @Text(40) queue!: string;
  @Id() id!: string;
  @Text(300) about!: string;

  /** Null for a delivery that was not tried yet. */
  @Nullable() @Text(2000) error!: string | null;
  @Whole(0, MOST) attempts!: number;

  /** The time of the request. */
  @Instant() at!: string;
  @Flag() canRetry!: boolean;
  @Nullable() @Instant() retryAskedAt!: string | null;
}

export class SystemQueues {
  @ListOf(() => JobQueueState, 50) queues!: JobQueueState[];
  @ListOf(() => FailedJob, 200) failedJobs!: FailedJob[];

  /** Webhook deliveries of alerts; one is removed when it was accepted, or after a day. */
  @ListOf(() => FailedJob, 200) deliveries!: FailedJob[];
  @ListOf(() => CursorState, 200) cursors!: CursorState[];

  /** The oldest first. */
  @ListOf(() => ParkedEvent, 200) parked!: ParkedEvent[];
  @Instant() timestamp!: string;
}

/** POST /api/admin/system/queues/retry: retries every parked event of this subject. */
export class ParkedRetryRequest {
  @Choice(SERVICES) service!: ServiceName;
  @Text(100, { min: 1 }) consumer!: string;
  @Choice(SERVICES) producer!: ServiceName;
  @Text(200, { min: 1 }) subject!: string;
}

/** POST /api/admin/system/queues/jobs/retry: as a list of {@link SystemQueues} names it. */
export class JobRetryRequest {
  @Choice(SERVICES) service!: ServiceName;
  @Text(40, { min: 1 }) queue!: string;
  @Id() id!: string;
}

export class ParkedRetryAnswer {
  @Flag() asked!: boolean;
}
