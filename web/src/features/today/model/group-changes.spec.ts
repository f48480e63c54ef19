import { describe, expect, it } from '@jest/globals';
import { groupChanges } from './group-changes.ts';

const entry = (user: string | null, type: string, at: string) => ({ user, type, at });

describe('what others changed', () => {
  it('is counted by person and kind, the latest first', () => {
    const groups = groupChanges(
      [
        entry('mei', 'product.updated', '2026-11-23T09:00:00Z'),
        entry('li', 'product.updated', '2026-11-23T11:00:00Z'),
        entry('mei', 'product.created', '2026-11-23T10:00:00Z'),
        entry(null, 'backup.created', '2026-11-23T08:00:00Z'),
      ],
      'admin',
    );
    expect(groups).toEqual([
      { user: 'li', kind: 'product', count: 1, at: '2026-11-23T11:00:00Z' },
      { user: 'mei', kind: 'product', count: 2, at: '2026-11-23T10:00:00Z' },
      { user: null, kind: 'backup', count: 1, at: '2026-11-23T08:00:00Z' },
    ]);
  });

  it("leaves out one's own changes, and what changes nothing", () => {
    const entries = [
      entry('mei', 'product.updated', ''),
      entry('li', 'session.started', ''),
      entry(null, 'login.refused', ''),
    ];
    expect(groupChanges(entries, 'mei')).toEqual([]);
  });
});
