import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A script that sets an environment for one program and execs it, so that both are one process. */
export function writeWrapper(file: string, program: string, environment: Record<string, string>): string {
  const settings = Object.entries(environment).map(([name, value]) => `export ${name}=${quote(value)}\n`);
  writeWhole(file, `#!/bin/sh\n${settings.join('')}exec ${quote(program)} "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Writes atomically, and only changes: another process may be reading the file. */
export function writeWhole(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text);
  renameSync(next, file);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
