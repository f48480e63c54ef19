import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** nginx's workers survive a killed master; once its pid is reused only the folder identifies them as ours. */
export function groupMembersIn(group: number, folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const inGroup = groupOf(readFileSync(`/proc/${pid}/stat`, 'utf8')) === group;
        return inGroup && `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`);
      } catch {
        return false;
      }
    });
}

export function groupOf(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

export function killGroup(head: number | undefined, signal: NodeJS.Signals): void {
  if (head !== undefined) kill(-head, signal);
}

/** A process that has just ended is not an error. */
export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process or group has ended.
  }
}
