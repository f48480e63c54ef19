import { expect, it } from '@jest/globals';
import { RememberedSessions } from './remembered-sessions.js';
import type { StaffSession } from './session-reader.js';

const hash = (n: number): Buffer => Buffer.from([n >> 8, n & 255]);
const session = (username: string): StaffSession => ({
  sessionHash: hash(1),
  csrfSecret: Buffer.alloc(32),
  user: { id: '1', username, role: 'admin', storeIds: null, createdAt: '2026-11-21T12:00:00.000Z' },
});

it('a session is remembered for as long as the route allows and no longer', () => {
  const remembered = new RememberedSessions();
  remembered.saw(hash(1), session('mei'), 0);
  expect(remembered.recall(hash(1), 300, 300_000)?.user.username).toBe('mei');
  expect(remembered.recall(hash(1), 300, 300_001)).toBeNull();
  expect(remembered.recall(hash(2), 300, 0)).toBeNull();
});

it('a session that has ended is forgotten at once', () => {
  const remembered = new RememberedSessions();
  remembered.saw(hash(1), session('mei'), 0);
  remembered.saw(hash(1), null, 1);
  expect(remembered.recall(hash(1), 300, 2)).toBeNull();
});

it('the oldest remembered session makes room for the newest', () => {
  const remembered = new RememberedSessions();
  for (let n = 0; n < 600; n++) remembered.saw(hash(n), session(`user-${n}`), n);
  expect(remembered.recall(hash(99), 300, 600)).toBeNull();
  expect(remembered.recall(hash(100), 300, 600)?.user.username).toBe('user-100');
});
