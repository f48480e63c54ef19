import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a small program that starts another one with an environment of its own, so that a private library path or font
 * list reaches that child and nothing else. It replaces itself by the program, so that both are one process.
 */
export function writeWrapper(file: string, program: string, environment: Record<string, string>): string {
  const settings = Object.entries(environment).map(([name, value]) => `export ${name}=${quote(value)}\n`);
  writeWhole(file, `#!/bin/sh\n${settings.join('')}exec ${quote(program)} "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Replaces the file at once, and only when it would change: another process may be reading it. */
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
