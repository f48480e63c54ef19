import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * The processes of this group that work inside the folder: nginx' workers outlive a killed master, and once their
 * master's number is free only the folder tells that they are ours.
 */
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

/** The process group in the text of /proc/PID/stat. */
export function groupOf(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

/** Signals a process and everything it started that did not leave its group. */
export function killGroup(head: number | undefined, signal: NodeJS.Signals): void {
  if (head === undefined) return;
  try {
    process.kill(-head, signal);
  } catch {
    // The group is empty.
  }
}
