import type { StaffUser } from '@larder/contracts';

export interface StoredSession {
  user: StaffUser | null;
  sessionId: string | null;
  csrfToken: string | null;
}

export const NO_SESSION: StoredSession = { user: null, sessionId: null, csrfToken: null };

/** The four entries of local storage, by their names there. */
export const STORAGE_KEYS = {
  user: 'adminUser',
  loggedIn: 'isAdminLoggedIn',
  sessionId: 'sessionId',
  csrfToken: 'csrfToken',
} as const;

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is stored. A user without the logged-in flag, or one that cannot be read, counts as signed out. */
export function readStored(store: KeyValueStore): StoredSession {
  try {
    if (store.getItem(STORAGE_KEYS.loggedIn) !== 'true') return NO_SESSION;
    const user = JSON.parse(store.getItem(STORAGE_KEYS.user) ?? 'null') as StaffUser | null;
    if (typeof user?.username !== 'string' || typeof user.role !== 'string') return NO_SESSION;
    return { user, sessionId: store.getItem(STORAGE_KEYS.sessionId), csrfToken: store.getItem(STORAGE_KEYS.csrfToken) };
  } catch {
    return NO_SESSION;
  }
}

export function writeStored(store: KeyValueStore, { user, sessionId, csrfToken }: StoredSession): void {
  try {
    put(store, STORAGE_KEYS.user, user === null ? null : JSON.stringify(user));
    put(store, STORAGE_KEYS.loggedIn, user === null ? null : 'true');
    put(store, STORAGE_KEYS.sessionId, sessionId);
    put(store, STORAGE_KEYS.csrfToken, csrfToken);
  } catch {
    // A browser that refuses to store still keeps the session for as long as the page is open.
  }
}

function put(store: KeyValueStore, key: string, value: string | null): void {
  if (value === null) store.removeItem(key);
  else store.setItem(key, value);
}
