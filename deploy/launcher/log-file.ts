import { closeSync, copyFileSync, fstatSync, openSync, readdirSync, readSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_BYTES = 20 * 1024 * 1024;
const TAIL_BYTES = 8192;

export const openLog = (file: string): number => openSync(file, 'a', 0o600);

/**
 * Keeps one former part of each large log. Its process appends to the same file, so the file is copied and emptied; a
 * line written in between is lost.
 */
export function rotateLogs(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.log'))) {
    const file = join(folder, name);
    if (logSize(file) <= KEPT_BYTES) continue;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  }
}

export function lastComplaint(file: string, from = 0): string {
  const lines = readTail(file, from)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const complaint = lines.findLast((line) => /FATAL|\[emerg\]|Error:|"level":"(?:fatal|error)"/.test(line));
  return (complaint ?? lines.at(-1) ?? 'it printed nothing').trim();
}

export function logSize(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

function readTail(file: string, from: number): string {
  let descriptor;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return '';
  }
  try {
    const { size } = fstatSync(descriptor);
    // A rotated log is shorter than before.
    const start = Math.max(from > size ? 0 : from, size - TAIL_BYTES, 0);
    const bytes = Buffer.alloc(Math.max(0, size - start));
    readSync(descriptor, bytes, 0, bytes.length, start);
    return bytes.toString('utf8');
  } finally {
    closeSync(descriptor);
  }
}
