import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, isRunning } from './process-identity.mjs';

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
  while (!takeLock(file)) await pause(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Whether this process now holds the lock, until it removes the file.
 *
 * @param {string} file
 */
export function takeLock(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(identify(process.pid)));
  try {
    if (link(own, file)) return true;
    const holder = readText(file);
    if (isHeld(holder)) return false;
    // Several processes may find the same dead holder, and one of them may hold the lock by now.
    const stale = `${own}.stale`;
    renameSync(file, stale);
    if (readText(stale) !== holder) link(stale, file);
    rmSync(stale, { force: true });
    return link(own, file);
  } catch (error) {
    // Another process has moved the file away.
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * A link appears with its content: no other process can read a lock that is still empty.
 *
 * @param {string} from
 * @param {string} to
 */
function link(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} text */
function isHeld(text) {
  try {
    return isRunning(JSON.parse(text));
  } catch {
    return false;
  }
}

/** @param {string} file */
const readText = (file) => readFileSync(file, 'utf8');

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
