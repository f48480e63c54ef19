import type { StaffUser } from '@larder/contracts';
import { useSyncExternalStore } from 'react';
import { deviceStore, type TextStore } from '../browser-storage.ts';
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

/** Briefly replaces the session's id, to inform other tabs that it expired. */
const ENDED = 'ended';

/** The stored session. Without the logged-in flag, or with an unreadable user, nobody is signed in. */
function readStored(store: TextStore): StoredSession {
  try {
    if (store.read(STORAGE_KEYS.loggedIn) !== 'true') return NO_SESSION;
    const user = JSON.parse(store.read(STORAGE_KEYS.user) ?? 'null') as StaffUser | null;
    if (typeof user?.username !== 'string' || typeof user.role !== 'string') return NO_SESSION;
    return { user, sessionId: store.read(STORAGE_KEYS.sessionId), csrfToken: store.read(STORAGE_KEYS.csrfToken) };
  } catch {
    return NO_SESSION;
  }
}

function writeStored(store: TextStore, { user, sessionId, csrfToken }: StoredSession): void {
  store.write(STORAGE_KEYS.user, user === null ? null : JSON.stringify(user));
  store.write(STORAGE_KEYS.loggedIn, user === null ? null : 'true');
  store.write(STORAGE_KEYS.sessionId, sessionId);
  store.write(STORAGE_KEYS.csrfToken, csrfToken);
}

/** A user whose rights have changed counts as another user. */
export const isSameUser = (one: StaffUser | null, other: StaffUser | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export interface SessionState extends StoredSession {
  /** Whether the server has confirmed this session since the page was opened. */
  confirmed: boolean;
  /** Whether the session ended without a sign-out. */
  ended: boolean;
}

/** The signed-in user of this page. Only this class writes the stored session. */
export class SessionStore extends Held<SessionState> {
  constructor(private readonly storage: TextStore) {
    super({ ...readStored(storage), confirmed: false, ended: false });
  }

  signedIn(user: StaffUser, sessionId: string, csrfToken: string): void {
    this.replace({ user, sessionId, csrfToken }, { confirmed: true, ended: false });
  }

  /** The server accepts the stored session and sent a fresh token. */
  confirm(csrfToken: string): void {
    this.replace({ ...this.value, csrfToken }, { confirmed: true, ended: false });
  }

  signedOut(): void {
    this.replace(NO_SESSION, { confirmed: false, ended: false });
  }

  /** The server no longer accepts the session. */
  expire(): void {
    if (this.value.user === null) return;
    writeStored(this.storage, { ...NO_SESSION, sessionId: ENDED });
    this.replace(NO_SESSION, { confirmed: false, ended: true });
  }

  /** Called when another tab signed in or out, or found the session expired. */
  readElsewhere({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
    if (key !== null && key !== STORAGE_KEYS.sessionId) return;
    const stored = readStored(this.storage);
    if (stored.sessionId === this.value.sessionId) return;
    this.hold({ ...stored, confirmed: false, ended: stored.user === null && newValue === ENDED });
  }

  private replace(stored: StoredSession, flags: { confirmed: boolean; ended: boolean }): void {
    const { user, sessionId, csrfToken } = stored;
    writeStored(this.storage, stored);
    this.hold({ user, sessionId, csrfToken, ...flags });
  }
}

export const session = new SessionStore(deviceStore);

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}
