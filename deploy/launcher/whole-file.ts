import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a JSON file at once: a reader sees the old or the new one, never half of either. */
export function writeJson(file: string, value: unknown, mode = 0o644): void {
  writeWholeFile(file, `${JSON.stringify(value, null, 2)}\n`, mode);
}

/** The same for a file of text. */
export function writeWholeFile(file: string, text: string, mode = 0o644): void {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text, { mode });
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
