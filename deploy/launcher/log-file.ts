import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const KEPT_BYTES = 20 * 1024 * 1024;
const TAIL_BYTES = 8192;

/** A large log is rotated once. */
export function openLog(file: string): number {
  try {
    if (statSync(file).size > KEPT_BYTES) renameSync(file, `${file}.1`);
  } catch {
    // There is no log yet.
  }
  return openSync(file, 'a', 0o600);
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
    const start = Math.max(from, size - TAIL_BYTES, 0);
    const bytes = Buffer.alloc(Math.max(0, size - start));
    readSync(descriptor, bytes, 0, bytes.length, start);
    return bytes.toString('utf8');
  } finally {
    closeSync(descriptor);
  }
}
