import { accessSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { SetUpError } from './set-up-error.ts';

export interface EngineUser {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** PostgreSQL refuses to run as root and needs another user; null means the current one. */
export function engineUser(): EngineUser | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const user = findAccount(accounts, name);
    if (user !== null) return user;
  }
  throw new SetUpError(
    'PostgreSQL does not run as root and this machine has no user "nobody"; start Larder as another user.',
  );
}

export function findAccount(accounts: string, name: string): EngineUser | null {
  for (const line of accounts.split('\n')) {
    const [account, , uid, gid] = line.split(':');
    if (account === name) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

export function canEnter(folder: string, user: EngineUser | null): boolean {
  let at = folder;
  for (;;) {
    if (user === null) {
      try {
        accessSync(at);
      } catch {
        return false;
      }
    } else {
      const { mode, uid, gid } = statSync(at);
      const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    const parent = dirname(at);
    if (parent === at) return true;
    at = parent;
  }
}
