import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a JSON file at once: a reader sees the old or the new one, never half of either. */
export function writeJson(file: string, value: unknown, mode = 0o644): void {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode });
  renameSync(next, file);
}

/** Null when the file is absent or no JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
