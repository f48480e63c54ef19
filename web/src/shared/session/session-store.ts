import type { StaffUser } from '@larder/contracts';
import { useSyncExternalStore } from 'react';
import { Held } from '../held.ts';

interface StoredSession {
  user: StaffUser | null;
  sessionId: string | null;
  csrfToken: string | null;
}

const NO_SESSION: StoredSession = { user: null, sessionId: null, csrfToken: null };

/** The four entries of local storage, by their names there. */
const STORAGE_KEYS = {
  user: 'adminUser',
  loggedIn: 'isAdminLoggedIn',
  sessionId: 'sessionId',
  csrfToken: 'csrfToken',
} as const;

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is stored. A user without the logged-in flag, or one that cannot be read, counts as signed out. */
function readStored(store: KeyValueStore): StoredSession {
  try {
    if (store.getItem(STORAGE_KEYS.loggedIn) !== 'true') return NO_SESSION;
    const user = JSON.parse(store.getItem(STORAGE_KEYS.user) ?? 'null') as StaffUser | null;
    if (typeof user?.username !== 'string' || typeof user.role !== 'string') return NO_SESSION;
    return { user, sessionId: store.getItem(STORAGE_KEYS.sessionId), csrfToken: store.getItem(STORAGE_KEYS.csrfToken) };
  } catch {
    return NO_SESSION;
  }
}

function writeStored(store: KeyValueStore, { user, sessionId, csrfToken }: StoredSession): void {
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

/** A user who may see other things by now counts as another user. */
export const isSameUser = (one: StaffUser | null, other: StaffUser | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export interface SessionState extends StoredSession {
  /** The server has confirmed this session since the page was opened. */
  confirmed: boolean;
  /** The session ended without the person asking for it. */
  ended: boolean;
}

/** Who is signed in on this page. The only writer of the stored session. */
export class SessionStore extends Held<SessionState> {
  constructor(private readonly storage: KeyValueStore | null) {
    super({ ...(storage === null ? NO_SESSION : readStored(storage)), confirmed: false, ended: false });
  }

  signedIn(user: StaffUser, sessionId: string, csrfToken: string): void {
    this.replace({ user, sessionId, csrfToken }, { confirmed: true, ended: false });
  }

  /** The server knows the stored session and gave a fresh token. */
  confirm(csrfToken: string): void {
    this.replace({ ...this.value, csrfToken }, { confirmed: true, ended: false });
  }

  signedOut(): void {
    this.replace(NO_SESSION, { confirmed: false, ended: false });
  }

  /** The server no longer accepts the session. */
  expire(): void {
    if (this.value.user === null) return;
    this.replace(NO_SESSION, { confirmed: false, ended: true });
  }

  /** Another tab of this browser signed in or out. */
  readElsewhere(key: string | null): void {
    if (this.storage === null || (key !== null && key !== STORAGE_KEYS.sessionId)) return;
    const stored = readStored(this.storage);
    if (stored.sessionId === this.value.sessionId) return;
    this.hold({ ...stored, confirmed: false, ended: false });
  }

  private replace(stored: StoredSession, flags: { confirmed: boolean; ended: boolean }): void {
    const { user, sessionId, csrfToken } = stored;
    if (this.storage !== null) writeStored(this.storage, stored);
    this.hold({ user, sessionId, csrfToken, ...flags });
  }
}

function browserStorage(): KeyValueStore | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const session = new SessionStore(browserStorage());

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}
