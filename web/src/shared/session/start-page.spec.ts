import { describe, expect, it } from '@jest/globals';
import { pageAfterSignIn } from './start-page.ts';

const user = (role: 'admin' | 'order' | 'read-only') => ({
  id: role,
  username: role,
  role,
  storeIds: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

describe('the page after signing in', () => {
  it.each([
    ['admin', '/admin', '', '/admin'],
    ['read-only', '/admin', '', '/admin'],
    ['order', '/admin', '', '/admin/restaurant/orders'],
    ['order', '/admin', '?q=tofu', '/admin?q=tofu'],
    ['order', '/admin/guide', '', '/admin/guide'],
  ] as const)('the start page for the role %s who opened %s%s is %s', (role, pathname, search, page) => {
    expect(pageAfterSignIn(user(role), { pathname, search })).toBe(page);
  });
});
