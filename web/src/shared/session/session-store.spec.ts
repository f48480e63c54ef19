import { beforeEach, describe, expect, it } from '@jest/globals';
import { SessionStore } from './session-store.ts';

const USER = {
  id: 'u1',
  username: 'mei',
  role: 'admin',
  storeIds: null,
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;

class MapStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string): string | null => this.entries.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.entries.set(key, value);
  removeItem = (key: string): void => void this.entries.delete(key);
}

describe('the stored session', () => {
  let storage: MapStorage;

  beforeEach(() => {
    storage = new MapStorage();
  });

  it('a stored session has four entries after signing in and none after signing out', () => {
    const store = new SessionStore(storage);
    store.signedIn(USER, 's1', 'c1');
    expect(Object.fromEntries(storage.entries)).toEqual({
      adminUser: JSON.stringify(USER),
      isAdminLoggedIn: 'true',
      sessionId: 's1',
      csrfToken: 'c1',
    });
    store.signedOut();
    expect(storage.entries.size).toBe(0);
  });

  it('a new page finds the stored session, which counts once the server confirms it', () => {
    new SessionStore(storage).signedIn(USER, 's1', 'c1');
    const store = new SessionStore(storage);
    expect(store.current()).toMatchObject({ user: USER, sessionId: 's1', confirmed: false });
    store.confirm('c2');
    expect(store.current()).toMatchObject({ confirmed: true, csrfToken: 'c2' });
    expect(storage.entries.get('csrfToken')).toBe('c2');
  });

  it('a session unknown to the server is removed', () => {
    const store = new SessionStore(storage);
    store.signedIn(USER, 's1', 'c1');
    store.expire();
    expect(storage.entries.size).toBe(0);
    expect(store.current()).toMatchObject({ user: null, ended: true });
  });

  it.each(['{', 'null', '{"username":7}', '"mei"'])(
    'an unreadable stored session (%s) counts as signed out',
    (user) => {
      storage.setItem('isAdminLoggedIn', 'true');
      storage.setItem('adminUser', user);
      expect(new SessionStore(storage).current().user).toBeNull();
    },
  );

  it('a sign-out in another tab is followed', () => {
    const store = new SessionStore(storage);
    store.signedIn(USER, 's1', 'c1');
    let heard = 0;
    store.subscribe(() => (heard += 1));
    storage.entries.clear();
    store.readElsewhere('csrfToken');
    expect(heard).toBe(0);
    store.readElsewhere('sessionId');
    expect([heard, store.current().user]).toEqual([1, null]);
  });

  it('without storage a session lasts as long as the page', () => {
    const refuse = (): never => {
      throw new Error('refused');
    };
    const store = new SessionStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
    store.signedIn(USER, 's1', 'c1');
    expect(store.current().sessionId).toBe('s1');
  });
});
