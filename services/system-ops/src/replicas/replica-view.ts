import type { RecentError, ServiceReplica, ServiceReplicas } from '@larder/contracts';
import { sentence, type Sentence } from '@larder/kernel';
import { translated } from '@larder/platform';
import type { SeenReplica } from './replica-board.js';

/** From this event loop delay on requests time out. */
export const BUSY_MS = 500;
const MOST_ERRORS = 50;

export function replicaView(replicas: readonly SeenReplica[], now: Date): ServiceReplicas {
  const errors = replicas.flatMap(({ figures }) =>
    figures.recentErrors.map((error): RecentError => ({ ...error, service: figures.service })),
  );
  return {
    replicas: replicas.map((seen) => viewOf(seen, replicas, now)),
    errors: errors.toSorted((left, right) => right.at.localeCompare(left.at)).slice(0, MOST_ERRORS),
    timestamp: now.toISOString(),
  };
}

function viewOf(seen: SeenReplica, all: readonly SeenReplica[], now: Date): ServiceReplica {
  const { figures, silentMs } = seen;
  const { status, message } = stateOf(seen);
  const { requests } = figures;
  const own = all.filter((each) => each.figures.service === figures.service && !each.isMissing);
  const newest = Math.max(0, ...own.map((each) => Date.parse(each.figures.startedAt)));
  return {
    service: figures.service,
    id: figures.id,
    version: figures.version,
    status,
    message: translated(message),
    startedAt: figures.startedAt,
    restarts:
      figures.restarts === null
        ? null
        : own
            // Each process counts its predecessors: one that is silent since another started may be among these.
            .filter((each) => now.getTime() - each.silentMs >= newest)
            .reduce((sum, each) => sum + (each.figures.restarts ?? 0), 0),
    cpu: seen.isMissing ? 0 : figures.cpu,
    memory: seen.isMissing ? 0 : figures.memory,
    eventLoopDelay: seen.isMissing ? 0 : figures.eventLoopDelay,
    requestsPerMinute: seen.isMissing ? 0 : requests.count,
    errorRate: requests.count > 0 ? Math.round((1_000 * requests.errors) / requests.count) / 10 : 0,
    lastSeenAt: new Date(now.getTime() - silentMs).toISOString(),
  };
}

export function stateOf({
  figures,
  silentMs,
  isMissing,
}: SeenReplica): Pick<ServiceReplica, 'status'> & { message: Sentence } {
  if (isMissing) {
    return {
      status: 'fail',
      message: sentence('It has not reported for {seconds} seconds.', { seconds: Math.round(silentMs / 1_000) }),
    };
  }
  if (!figures.database.answers) {
    return { status: 'warn', message: sentence('Running, but it cannot reach the database: its requests wait.') };
  }
  if (figures.eventLoopDelay >= BUSY_MS) {
    return {
      status: 'warn',
      message: sentence('Too busy: answers are delayed by {ms} ms.', { ms: Math.round(figures.eventLoopDelay) }),
    };
  }
  return { status: 'pass', message: sentence('Working.') };
}
