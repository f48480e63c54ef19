import { describe, expect, it } from '@jest/globals';
import type { StaffUser } from '@larder/contracts';
import { changeUser } from './change-user.js';

const user = (role: StaffUser['role']): StaffUser => ({
  id: '0197a3c0-0000-7000-8000-000000000001',
  username: 'mei',
  role,
  createdAt: '2026-11-21T10:00:00.000Z',
});

describe('changing a user', () => {
  it('a blank password keeps the old one', () => {
    expect(changeUser(user('read-only'), { username: 'mei', password: '', role: 'read-only' }, 1)).toEqual({
      kind: 'same',
    });
    expect(changeUser(user('read-only'), {}, 1)).toEqual({ kind: 'same' });
  });
  it('a new role ends every session', () => {
    expect(changeUser(user('admin'), { role: 'order' }, 1)).toEqual({
      kind: 'changed',
      role: 'order',
      newPassword: null,
      sessions: 'all end',
    });
  });
  it('a new password ends the other sessions', () => {
    expect(changeUser(user('order'), { password: 'new' }, 1)).toEqual({
      kind: 'changed',
      role: 'order',
      newPassword: 'new',
      sessions: 'others end',
    });
  });
  it('a username never changes', () => {
    expect(changeUser(user('order'), { username: 'Mei' }, 1)).toEqual({ kind: 'locked-name' });
    expect(changeUser(user('order'), { username: ' mei ' }, 1)).toEqual({ kind: 'same' });
  });
  it('the last administrator cannot be demoted', () => {
    expect(changeUser(user('admin'), { role: 'read-only' }, 0)).toEqual({ kind: 'last-admin' });
    expect(changeUser(user('admin'), { password: 'new' }, 0).kind).toBe('changed');
    expect(changeUser(user('read-only'), { role: 'order' }, 0).kind).toBe('changed');
  });
});
