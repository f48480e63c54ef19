import { describe, expect, it } from '@jest/globals';
import { sentence } from '@larder/kernel';
import type { AlertReading } from '../watch/alert-reading.js';
import { stepAlerts } from './alert-state.js';

const NOON = Date.UTC(2026, 10, 21, 12);

const busy = (value: number | null): AlertReading => ({
  id: 'cpu:warning',
  metric: 'cpu',
  type: 'warning',
  value,
  message: sentence('The processors are {usage}% busy.', { usage: value ?? 0 }),
  threshold: 75,
  clearBelow: 70,
  raiseAfterMs: 0,
  clearAfterMs: 60_000,
});

describe('an alert that is recovering', () => {
  it('a recovering alert keeps the message and value of the fault together', () => {
    const raised = stepAlerts(new Map(), [busy(97)], NOON);
    for (const value of [50, null]) {
      const [state] = stepAlerts(raised, [busy(value)], NOON + 5_000).values();
      expect(state).toMatchObject({ value: 97, message: busy(97).message });
    }
    const [worse] = stepAlerts(raised, [busy(99)], NOON + 5_000).values();
    expect(worse).toMatchObject({ value: 99, message: busy(99).message });
  });
});
