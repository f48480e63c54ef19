import { describe, expect, it } from '@jest/globals';
import type { StaffUser } from '@larder/contracts';
import { changeUser } from './change-user.js';

const A = '0197a3c0-0000-7000-8000-00000000000a';
const B = '0197a3c0-0000-7000-8000-00000000000b';

const user = (role: StaffUser['role'], storeIds: string[] | null = null): StaffUser => ({
  id: '0197a3c0-0000-7000-8000-000000000001',
  username: 'mei',
  role,
  storeIds,
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
      reach: { role: 'order', storeIds: null },
      newPassword: null,
      sessions: 'all end',
    });
  });
  it('a new password ends the other sessions', () => {
    expect(changeUser(user('order'), { password: 'new' }, 1)).toEqual({
      kind: 'changed',
      reach: { role: 'order', storeIds: null },
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
  it('other stores end every session, wider ones too', () => {
    expect(changeUser(user('order'), { storeIds: [B, A] }, 1)).toEqual({
      kind: 'changed',
      reach: { role: 'order', storeIds: [A, B] },
      newPassword: null,
      sessions: 'all end',
    });
    expect(changeUser(user('order', [A]), { storeIds: null }, 1)).toMatchObject({
      reach: { storeIds: null },
      sessions: 'all end',
    });
  });
  it('the same stores in another order change nothing, and absent ones keep the current stores', () => {
    expect(changeUser(user('order', [A, B]), { storeIds: [B, A] }, 1)).toEqual({ kind: 'same' });
    expect(changeUser(user('order', [A]), { role: 'admin' }, 1)).toMatchObject({
      reach: { role: 'admin', storeIds: [A] },
    });
  });
  it('the last administrator of all stores cannot be limited to some stores, one of some stores can', () => {
    expect(changeUser(user('admin'), { storeIds: [A] }, 0)).toEqual({ kind: 'last-admin' });
    expect(changeUser(user('admin', [A, B]), { storeIds: [A] }, 0).kind).toBe('changed');
    expect(changeUser(user('admin', [A]), { role: 'order' }, 0).kind).toBe('changed');
  });
});
