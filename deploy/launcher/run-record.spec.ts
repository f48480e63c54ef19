import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, jest } from '@jest/globals';
import { endOrphans, writeRunRecord } from './run-record.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

it('a start does not fail when an orphan ends just before it is asked to', async () => {
  const data = mkdtempSync(join(tmpdir(), 'larder-orphans-'));
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { cwd: data, detached: true });
  await once(orphan, 'spawn');
  writeRunRecord(data, null, {}, { catalog: orphan.pid ?? 0 });
  const send = process.kill.bind(process);
  jest.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    send(pid, 'SIGKILL');
    throw Object.assign(new Error(`kill ESRCH ${String(signal)}`), { code: 'ESRCH' });
  });
  await endOrphans(data);
  expect(existsSync(join(data, 'run.json'))).toBe(false);
  rmSync(data, { recursive: true });
});
