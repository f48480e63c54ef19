import { describe, expect, it } from '@jest/globals';
import type { Role } from '@larder/kernel';
import type { SessionState } from '../../shared/session/session-store.ts';
import { gateView } from './gate-view.ts';

function state(role: Role | null, confirmed = true): SessionState {
  const user =
    role === null ? null : { id: 'u1', username: 'mei', role, storeIds: null, createdAt: '2026-01-01T00:00:00.000Z' };
  return { user, sessionId: role === null ? null : 's1', csrfToken: null, confirmed, ended: false };
}

describe('the gate before staff pages', () => {
  it('the gate shows the sign-in to visitors and waits for the check of a stored session', () => {
    expect(gateView(state(null)).show).toBe('login');
    expect(gateView(state('admin', false)).show).toBe('checking');
  });

  it.each(['admin', 'read-only', 'order'] as const)('the gate opens to the role %s', (role) => {
    expect(gateView(state(role)).show).toBe('page');
  });
});
