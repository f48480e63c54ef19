import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes atomically: readers never see half a file. */
export function writeJson(file: string, value: unknown, mode = 0o644): void {
  writeWholeFile(file, `${JSON.stringify(value, null, 2)}\n`, mode);
}

export function writeWholeFile(file: string, text: string, mode = 0o644): void {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text, { mode });
  renameSync(next, file);
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
