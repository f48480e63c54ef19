import { readFileSync } from 'node:fs';

/** One process for good: process numbers are used again, the moment of birth within one boot of the machine is not. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly born: string;
}

/** The process that has this number now; null when there is none, or only a zombie. */
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

/** The start time in the text of /proc/PID/stat. The program's name, in brackets, may itself hold brackets and spaces. */
export function birth(stat: string): string | null {
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? null : (rest[18] ?? null);
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}
