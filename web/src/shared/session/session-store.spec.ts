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
  readonly written: (readonly [key: string, text: string | null])[] = [];
  read = (key: string): string | null => this.entries.get(key) ?? null;
  write = (key: string, text: string | null): void => {
    this.written.push([key, text]);
    if (text === null) this.entries.delete(key);
    else this.entries.set(key, text);
  };
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

  it('a new page finds the stored session, which is valid once the server confirms it', () => {
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
      storage.write('isAdminLoggedIn', 'true');
      storage.write('adminUser', user);
      expect(new SessionStore(storage).current().user).toBeNull();
    },
  );

  it('a sign-out in another tab applies here', () => {
    const store = new SessionStore(storage);
    store.signedIn(USER, 's1', 'c1');
    let heard = 0;
    store.subscribe(() => (heard += 1));
    storage.entries.clear();
    store.readElsewhere({ key: 'csrfToken', newValue: null });
    expect(heard).toBe(0);
    store.readElsewhere({ key: 'sessionId', newValue: null });
    expect([heard, store.current().user, store.current().ended]).toEqual([1, null, false]);
  });

  it('a session that another tab found expired expires here as well, and the page is kept for the same user', () => {
    const [tab, other] = [new SessionStore(storage), new SessionStore(storage)];
    tab.signedIn(USER, 's1', 'c1');
    other.readElsewhere({ key: 'sessionId', newValue: 's1' });
    storage.written.length = 0;
    tab.expire();
    for (const [key, newValue] of storage.written) other.readElsewhere({ key, newValue });
    expect(other.current()).toMatchObject({ user: null, ended: true });
    expect([...storage.entries.keys()]).toEqual([]);
  });

  it('without storage a session lasts as long as the page', () => {
    const store = new SessionStore({ read: () => null, write: () => undefined });
    store.signedIn(USER, 's1', 'c1');
    expect(store.current().sessionId).toBe('s1');
  });
});
