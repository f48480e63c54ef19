import type { AlertAcknowledgement, AlertState as LoggedAlert, AlertType, SystemAlert } from '@larder/contracts';
import type { AlertReading } from '../watch/alert-reading.js';
import { stepAlert, type AlertProgress } from './step-alert.js';

/** An alert that is told, may soon be, or is not over yet. */
export interface AlertState extends AlertProgress {
  id: string;
  type: AlertType;
  metric: string;
  message: string;
  value: number;
  threshold: number;
  acknowledged: AlertAcknowledgement | null;
}

export type AlertStates = ReadonlyMap<string, AlertState>;

/** Every alert one turn later. What is well again is gone from the map. */
export function stepAlerts(before: AlertStates, readings: readonly AlertReading[], now: number): AlertStates {
  const after = new Map<string, AlertState>();
  for (const reading of readings) {
    const known = before.get(reading.id) ?? null;
    const progress = stepAlert(reading, known, reading.value, now);
    if (progress === null) continue;
    const { since, raisedAt, wellSince } = progress;
    const { id, type, metric, threshold } = reading;
    // While it recovers or is unknown it keeps the text and figure of the fault.
    const isWrong = reading.value !== null && reading.value >= reading.clearBelow;
    const last = isWrong || !known ? { value: reading.value ?? threshold, message: reading.message } : known;
    after.set(id, {
      id,
      type,
      metric,
      threshold,
      value: last.value,
      message: last.message,
      since,
      raisedAt,
      wellSince,
      acknowledged: known?.acknowledged ?? null,
    });
  }
  return after;
}

export interface AlertTold {
  type: 'alert.raised' | 'alert.cleared';
  alert: AlertState;
}

/** What is to be told of the way from one state to the other. */
export function tellings(before: AlertStates, after: AlertStates): AlertTold[] {
  const raised = [...after.values()].filter(({ id, raisedAt }) => raisedAt !== null && !before.get(id)?.raisedAt);
  const cleared = [...before.values()].filter(({ id, raisedAt }) => raisedAt !== null && !after.get(id)?.raisedAt);
  return [
    ...raised.map((alert): AlertTold => ({ type: 'alert.raised', alert })),
    ...cleared.map((alert): AlertTold => ({ type: 'alert.cleared', alert })),
  ];
}

/** What staff see: the worst first; a warning says nothing new while the same thing is critical. */
export function shownAlerts(states: AlertStates, now: Date): SystemAlert[] {
  const told = [...states.values()].filter(({ raisedAt }) => raisedAt !== null);
  const critical = new Set(told.filter(({ type }) => type === 'critical').map(({ metric }) => metric));
  return told
    .filter(({ type, metric }) => type === 'critical' || !critical.has(metric))
    .toSorted((left, right) => left.type.localeCompare(right.type) || left.since - right.since)
    .map((state) => ({ ...loggedAlert(state), acknowledged: stillAcknowledged(state, now) }));
}

/** An alert as its events carry it. */
export function loggedAlert({ id, type, metric, message, value, threshold, since }: AlertState): LoggedAlert {
  return { id, type, metric, message, value, threshold, timestamp: new Date(since).toISOString() };
}

export function stillAcknowledged({ acknowledged }: AlertState, now: Date): AlertAcknowledgement | null {
  return acknowledged !== null && Date.parse(acknowledged.until) > now.getTime() ? acknowledged : null;
}
