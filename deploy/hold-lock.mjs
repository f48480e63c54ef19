import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `work` while no other process of this machine runs work under the same lock file. `npm start` and `npm test` may
 * run side by side on a fresh clone, and both install, unpack and build. A lock left by a dead process is taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function holdLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await pause(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  const holder = readHolder(file);
  if (holder === null || isAlive(holder)) return false;
  // Two waiters may find the same dead holder: only one of them succeeds in moving the file away.
  const stale = `${file}.${process.pid}`;
  try {
    renameSync(file, stale);
  } catch {
    return false;
  }
  if (readHolder(stale) !== holder) {
    renameSync(stale, file);
    return false;
  }
  rmSync(stale, { force: true });
  return false;
}

/** @param {string} file */
function readHolder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
