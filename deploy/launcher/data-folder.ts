import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { canEnter, engineUser } from '../engines/engine-user.ts';
import { SetUpError } from '../engines/set-up-error.ts';
import { takeLock } from '../hold-lock.mjs';
import { readJson } from './whole-file.ts';

export interface DataFolder {
  readonly path: string;
  /** Shown when the data is not in the default folder. */
  readonly remark: string | null;
}

/** `.larder` in the clone, LARDER_DATA, or a folder that PostgreSQL's user can enter. */
export function chooseDataFolder(root: string, requested: string | undefined): DataFolder {
  const usual = requested === undefined || requested === '' ? join(root, '.larder') : resolve(requested);
  if (existsSync(usual) && !statSync(usual).isDirectory())
    throw new SetUpError(`The data folder ${usual} is not a folder.`);
  const user = engineUser();
  const parent = nearestExisting(usual);
  if (user === null || canEnter(parent, user)) return { path: usual, remark: null };
  if (requested) {
    throw new SetUpError(
      `PostgreSQL runs as the user ${user.name}, who cannot enter ${parent}; choose another LARDER_DATA.`,
    );
  }
  const path = join('/var/lib', `larder-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);
  return {
    path,
    remark: `PostgreSQL runs as the user ${user.name}, who cannot enter ${parent}, so the data lies in ${path}.`,
  };
}

export function makeDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    // PostgreSQL's user must be able to enter, regardless of our umask; secret files set their mode themselves.
    if (engineUser() !== null) chmodSync(path, 0o755);
    for (const name of ['logs', 'images']) mkdirSync(join(path, name), { recursive: true });
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new SetUpError(`The data folder ${path} cannot be used: ${(error as Error).message}.`);
  }
}

/**
 * Whether this folder's shop starts without demo goods: chosen at its first start and permanent, so that an upgrade
 * never adds demo goods to a real shop.
 */
export function startsEmpty(path: string, asked: boolean): boolean {
  const mark = join(path, 'started-empty');
  if (existsSync(mark)) return true;
  if (!asked) return false;
  if (existsSync(join(path, 'postgres'))) {
    throw new SetUpError(
      `There is a shop in ${path} already. Start an empty one in a folder of its own: LARDER_DATA=folder npm start -- --empty`,
    );
  }
  makeDataFolder(path);
  writeFileSync(mark, '');
  return true;
}

/** Allows one launcher at a time. @returns a function to release the folder. */
export function claimDataFolder(path: string): () => void {
  const file = join(path, 'launcher.lock');
  // Tried twice, because the file may vanish during the first try.
  if (takeLock(file) || takeLock(file)) return () => rmSync(file, { force: true });
  const run = readJson(join(path, 'run.json')) as { url?: string } | null;
  const where = run?.url === undefined ? 'it is starting' : `at ${run.url}`;
  throw new SetUpError(
    `Larder is already running with the data in ${path} (${where}). Stop it first, or set LARDER_DATA to another folder.`,
  );
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
