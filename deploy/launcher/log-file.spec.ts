import { closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { lastComplaint, openLog, rotateLogs } from './log-file.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-logs-'));
  file = join(folder, 'nginx.log');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a large log is rotated while its process goes on writing', () => {
  const log = openLog(file);
  writeSync(log, 'first\n'.repeat(4_000_000));
  rotateLogs(folder);
  writeSync(log, 'second\n');
  rotateLogs(folder);
  closeSync(log);
  expect(statSync(`${file}.1`).size).toBe(24_000_000);
  expect(readFileSync(file, 'utf8')).toBe('second\n');
});

it('a log of ordinary size and other files are left alone', () => {
  writeFileSync(file, 'a line\n');
  writeFileSync(`${file}.1`, 'x'.repeat(21 * 2 ** 20));
  rotateLogs(folder);
  expect(readFileSync(file, 'utf8')).toBe('a line\n');
  expect(statSync(`${file}.1`).size).toBe(21 * 2 ** 20);
});

it('a complaint is found in a log that was rotated after the start', () => {
  writeFileSync(file, 'Error: the port is taken\n');
  expect(lastComplaint(file, 1_000)).toBe('Error: the port is taken');
  expect(lastComplaint(file, 25)).toBe('it printed nothing');
});
