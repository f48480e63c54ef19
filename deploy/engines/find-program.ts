import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, dirname, basename, join } from 'node:path';
import type { EngineDescription } from './engine-kinds.ts';

/** Null when none is accepted. */
export function findProgram(
  names: readonly string[],
  folders: readonly string[],
  accepts: (program: string) => boolean,
): string | null {
  for (const folder of folders) {
    for (const name of names) {
      const program = join(folder, name);
      if (isExecutable(program) && accepts(program)) return program;
    }
  }
  return null;
}

/** Runs the program to get its version, because distributions also ship empty stand-ins. */
export function isNewEnough(engine: EngineDescription, program: string): boolean {
  const run = spawnSync(program, engine.versionArguments, { encoding: 'utf8', timeout: 20_000 });
  const version = run.status === 0 ? readVersion(engine, `${run.stdout}\n${run.stderr}`) : null;
  return version !== null && version >= engine.minimum;
}

export function readVersion(engine: EngineDescription, output: string): number | null {
  for (const line of output.split('\n')) {
    const version = engine.answer.exec(line.trim())?.[1];
    if (version !== undefined) return versionNumber(version);
  }
  return null;
}

/** "1.9" is older than "1.22", so the second part counts in hundredths. */
export function versionNumber(version: string): number {
  const [major = '0', minor = '0'] = version.split('.');
  return Number(major) + Number(minor) / 100;
}

export function searchFolders(patterns: readonly string[], path: string): string[] {
  const known = patterns.flatMap(expandStar);
  const onPath = path.split(delimiter).filter((folder) => folder.startsWith('/'));
  return [...new Set([...known.filter(isVersioned), ...onPath, ...known])];
}

/** Folders with a version contain whole installations and precede the PATH. */
function isVersioned(folder: string): boolean {
  return /\/(?:postgresql\/\d+|pgsql-\d+)\//.test(`${folder}/`);
}

function expandStar(pattern: string): string[] {
  const [head, tail] = pattern.split('*');
  if (head === undefined || tail === undefined) return [pattern];
  const parent = head.endsWith('/') ? head : dirname(head);
  const prefix = head.endsWith('/') ? '' : basename(head);
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(prefix) && /\d+$/.test(name))
      .toSorted((a, b) => Number(/\d+$/.exec(b)?.[0]) - Number(/\d+$/.exec(a)?.[0]))
      .map((name) => join(parent, name) + tail);
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
