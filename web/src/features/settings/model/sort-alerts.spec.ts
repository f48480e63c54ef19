import { describe, expect, it } from '@jest/globals';
import type { SystemAlert } from '@larder/contracts';
import { sortAlerts } from './figures.ts';

const alert = (id: string, type: SystemAlert['type'], minute: number, seen = false): SystemAlert => ({
  id,
  type,
  metric: 'memory',
  message: '',
  value: 1,
  threshold: 1,
  timestamp: `2026-11-21T12:0${minute}:00.000Z`,
  acknowledged: seen ? { by: 'mei', reason: 'on it', until: '2026-11-21T13:00:00.000Z' } : null,
});

describe('alerts', () => {
  it('alerts are sorted by severity, then unacknowledged first, then newest first', () => {
    const sorted = sortAlerts([
      alert('info', 'info', 9),
      alert('seen', 'critical', 8, true),
      alert('old', 'critical', 1),
      alert('warning', 'warning', 9),
      alert('new', 'critical', 2),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['new', 'old', 'seen', 'warning', 'info']);
  });
});
