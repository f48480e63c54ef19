import type { AlertAcknowledgement, AlertState as LoggedAlert, AlertType, SystemAlert } from '@larder/contracts';
import { inEnglish, type Sentence } from '@larder/kernel';
import { translated } from '@larder/platform';
import type { AlertReading } from '../watch/alert-reading.js';
import { stepAlert, type AlertProgress } from './step-alert.js';

/** An alert that is raised, pending or not yet cleared. */
export interface AlertState extends AlertProgress {
  id: string;
  type: AlertType;
  metric: string;
  message: Sentence;
  value: number;
  threshold: number;
  acknowledged: AlertAcknowledgement | null;
}

export type AlertStates = ReadonlyMap<string, AlertState>;

/** Calculates the next states; cleared alerts are removed. */
export function stepAlerts(before: AlertStates, readings: readonly AlertReading[], now: number): AlertStates {
  const after = new Map<string, AlertState>();
  for (const reading of readings) {
    const known = before.get(reading.id) ?? null;
    const progress = stepAlert(reading, known, reading.value, now);
    if (progress === null) continue;
    const { since, raisedAt, wellSince } = progress;
    const { id, type, metric, threshold } = reading;
    // While recovering or unknown the alert keeps the fault's text and value.
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

export function tellings(before: AlertStates, after: AlertStates): AlertTold[] {
  const raised = [...after.values()].filter(({ id, raisedAt }) => raisedAt !== null && !before.get(id)?.raisedAt);
  const cleared = [...before.values()].filter(({ id, raisedAt }) => raisedAt !== null && !after.get(id)?.raisedAt);
  return [
    ...raised.map((alert): AlertTold => ({ type: 'alert.raised', alert })),
    ...cleared.map((alert): AlertTold => ({ type: 'alert.cleared', alert })),
  ];
}

/** The worst first; a critical alert hides its warning. */
export function shownAlerts(states: AlertStates, now: Date): SystemAlert[] {
  const raised = [...states.values()].filter(({ raisedAt }) => raisedAt !== null);
  const critical = new Set(raised.filter(({ type }) => type === 'critical').map(({ metric }) => metric));
  return raised
    .filter(({ type, metric }) => type === 'critical' || !critical.has(metric))
    .toSorted((left, right) => left.type.localeCompare(right.type) || left.since - right.since)
    .map((state) => ({
      ...loggedAlert(state),
      message: translated(state.message),
      acknowledged: stillAcknowledged(state, now),
    }));
}

/** The alert for events and webhooks, in English. */
export function loggedAlert({ id, type, metric, message, value, threshold, since }: AlertState): LoggedAlert {
  return { id, type, metric, message: inEnglish(message), value, threshold, timestamp: new Date(since).toISOString() };
}

export function stillAcknowledged({ acknowledged }: AlertState, now: Date): AlertAcknowledgement | null {
  return acknowledged !== null && Date.parse(acknowledged.until) > now.getTime() ? acknowledged : null;
}
