import { readFileSync } from 'node:fs';

/**
 * Process ids are reused; the start time within one boot is not.
 *
 * @typedef {{ readonly pid: number, readonly born: string }} ProcessIdentity
 */

/**
 * Null for no process or a zombie.
 *
 * @param {number} pid
 * @returns {ProcessIdentity | null}
 */
export function identify(pid) {
  try {
    const born = birth(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return born === null ? null : { pid, born: `${bootId()} ${born}` };
  } catch {
    return null;
  }
}

/** @param {ProcessIdentity} identity */
export function isRunning({ pid, born }) {
  return identify(pid)?.born === born;
}

/**
 * The start time from /proc/PID/stat, where the program's name may contain brackets and spaces.
 *
 * @param {string} stat
 */
export function birth(stat) {
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? null : (rest[18] ?? null);
}

function bootId() {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}
