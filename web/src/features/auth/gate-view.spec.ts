import { describe, expect, it } from '@jest/globals';
import type { Role } from '@larder/kernel';
import type { SessionState } from '../../shared/session/session-store.ts';
import { gateView, keptUser } from './gate-view.ts';

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

describe('the page kept behind the sign-in', () => {
  const mei = state('admin').user;
  const away = state(null);

  it('the page stays while a session that expired is replaced by another one of the same user', () => {
    expect(keptUser(null, state('admin'))).toEqual(mei);
    expect(keptUser(mei, { ...away, ended: true })).toBe(mei);
    expect(keptUser(mei, state('admin', false))).toBe(mei);
    expect(keptUser(mei, state('admin'))).toEqual(mei);
  });

  it('nothing is kept after a sign-out, for another user, and for the same one with other rights', () => {
    expect(keptUser(mei, away)).toBeNull();
    expect(keptUser(mei, state('order', false))).toBeNull();
    expect(keptUser(mei, state('order'))).toEqual(state('order').user);
  });

  it('a stored session that was never confirmed keeps no page', () => {
    expect(keptUser(null, state('admin', false))).toBeNull();
    expect(keptUser(null, { ...away, ended: true })).toBeNull();
  });
});
