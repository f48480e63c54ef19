import { describe, expect, it } from '@jest/globals';
import type { Role } from '@larder/kernel';
import type { SessionState } from '../../shared/session/session-store.ts';
import { gateView } from './gate-view.ts';

function state(role: Role | null, confirmed = true, storeIds: string[] | null = null): SessionState {
  const user =
    role === null ? null : { id: 'u1', username: 'mei', role, storeIds, createdAt: '2026-01-01T00:00:00.000Z' };
  return { user, sessionId: role === null ? null : 's1', csrfToken: null, confirmed, ended: false };
}

describe('the gate before staff pages', () => {
  it('shows the login to a visitor and waits for the check of a stored session', () => {
    expect(gateView(state(null), 'staff').show).toBe('login');
    expect(gateView(state('admin', false), 'staff').show).toBe('checking');
  });

  it.each(['admin', 'read-only', 'order'] as const)('opens staff pages to the role %s', (role) => {
    expect(gateView(state(role), 'staff').show).toBe('page');
  });

  it('opens admin pages to admins and denies them to everybody else', () => {
    expect(gateView(state('admin'), 'admin').show).toBe('page');
    expect(gateView(state('read-only'), 'admin').show).toBe('denied');
    expect(gateView(state('order'), 'admin').show).toBe('denied');
    expect(gateView(state('admin', true, ['a store']), 'admin').show).toBe('denied');
  });
});
