import {
  STATUS_STATES,
  type PublicStatus,
  type ServiceName,
  type StatusPart,
  type StatusPartName,
  type StatusState,
} from '@larder/contracts';
import { pauseAt, pauseSentence, type PausableStore } from '@larder/kernel';
import { translated } from '@larder/platform';
import { FIRST_WORDS_MS } from '../health/judge-health.js';
import type { Observation } from '../watch/observation.js';

/** The default store's fields, read from its events. */
export type StatusStore = PausableStore & { timeZone: string };

/** The public status, without internals. Paused ordering does not change the overall status. */
export function publicStatus(seen: Observation, store: StatusStore | null): PublicStatus {
  const states: Readonly<Record<StatusPartName, StatusState>> = {
    board: board(seen),
    ordering: ordering(seen),
    signage: signage(seen),
  };
  return {
    status: worstOf(Object.values(states)),
    parts: [
      { name: 'board', state: states.board },
      { name: 'ordering', ...(orderingPause(states.ordering, store, seen.at) ?? { state: states.ordering }) },
      { name: 'signage', state: states.signage },
    ],
    timestamp: seen.at.toISOString(),
  };
}

/** Null while ordering is not paused, or does not work at all. */
function orderingPause(
  state: StatusState,
  store: StatusStore | null,
  now: Date,
): Pick<StatusPart, 'state' | 'message'> | null {
  const pause = store && pauseAt(store, now);
  if (!store || !pause || state === 'down') return null;
  return { state: 'paused', message: translated(pauseSentence(pause, store.timeZone, now)) };
}

/** Never down: without catalog or PostgreSQL the gateway serves the last list with its age. */
function board(seen: Observation): StatusState {
  return seen.database.answeredMs !== null && serves('catalog', seen) ? 'up' : 'limited';
}

/**
 * Depends only on the processes of orders. Down only when certain: no replica, or none with the database; a single
 * report may be a slow second. Unknown after a start, or while Redis is down and no replica is received.
 */
function ordering(seen: Observation): StatusState {
  if (serves('restaurant-orders', seen)) return 'up';
  if (isThere('restaurant-orders', seen)) return seen.database.answeredMs === null ? 'down' : 'limited';
  const hasJustStarted = seen.listeningMs < FIRST_WORDS_MS && !hasSpoken('restaurant-orders', seen);
  return hasJustStarted || isDeaf(seen) ? 'limited' : 'down';
}

/** Without Redis no messages of other replicas arrive: the fault may be in this process. */
function isDeaf({ isRedisThere, replicas }: Observation): boolean {
  return !isRedisThere && replicas.every(({ figures, isMissing }) => isMissing || figures.service === 'system-ops');
}

/** Screens also poll and never go blank: outages only delay them. */
function signage({ isRedisThere, database: { answeredMs } }: Observation): StatusState {
  return isRedisThere && answeredMs !== null ? 'up' : 'limited';
}

function serves(service: ServiceName, { replicas }: Observation): boolean {
  return replicas.some(
    ({ figures, isMissing }) => figures.service === service && !isMissing && figures.database.answers,
  );
}

function isThere(service: ServiceName, { replicas }: Observation): boolean {
  return replicas.some(({ figures, isMissing }) => figures.service === service && !isMissing);
}

function hasSpoken(service: ServiceName, { replicas }: Observation): boolean {
  return replicas.some(({ figures }) => figures.service === service);
}

function worstOf(states: readonly StatusState[]): StatusState {
  return STATUS_STATES.findLast((state) => states.includes(state)) ?? 'up';
}
