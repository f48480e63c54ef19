import { readFileSync } from 'node:fs';

/** Process ids are reused; the start time within one boot is not. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly born: string;
}

/** Null for no process or a zombie. */
export function identify(pid: number): ProcessIdentity | null {
  try {
    const born = birth(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return born === null ? null : { pid, born: `${bootId()} ${born}` };
  } catch {
    return null;
  }
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.born === identity.born;
}

/** The start time from /proc/PID/stat, where the program's name may contain brackets and spaces. */
export function birth(stat: string): string | null {
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? null : (rest[18] ?? null);
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}
