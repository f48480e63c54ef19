import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ManagedProcess } from '../engines/managed-process.ts';
import { SupervisedProcess } from '../launcher/supervised-process.ts';
import { identify } from '../process-identity.mjs';

let folder: string;
let supervised: SupervisedProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-supervision-'));
});

afterEach(async () => {
  await supervised?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A master with one worker, which writes a file once it runs. */
const SCRIPT = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  process.on('SIGTERM', () => { if (!process.argv[1]) process.exit(0); });
  writeFileSync('worker', String(worker.pid));
  setInterval(() => {}, 1000);
`;

function supervise(change: Partial<ManagedProcess> = {}): { process: SupervisedProcess; sentences: string[] } {
  const sentences: string[] = [];
  const process = new SupervisedProcess(
    {
      name: 'master',
      program: globalThis.process.execPath,
      arguments: ['-e', SCRIPT],
      environment: {},
      folder,
      logFile: join(folder, 'log'),
      stopSignal: 'SIGTERM',
      isReady: () => Promise.resolve(existsSync(join(folder, 'worker'))),
      ...change,
    },
    { say: (sentence) => sentences.push(sentence), changed: () => undefined },
  );
  supervised = process;
  return { process, sentences };
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition(); tries++) await pause(25);
}

const isGone = (pid: number): boolean => identify(pid) === null;

describe('a supervised process', () => {
  it('a killed process is restarted, without its orphaned workers', async () => {
    const { process, sentences } = supervise();
    await process.start();
    const first = process.pid;
    const worker = Number(readFileSync(join(folder, 'worker'), 'utf8'));
    process.kill('SIGKILL');
    await until(() => process.pid !== first);
    expect(process.pid).not.toBe(first);
    await until(() => isGone(worker));
    expect(isGone(worker)).toBe(true);
    expect(sentences).toEqual(['master ended unexpectedly and is restarted.']);
  });

  it('a stopped process ends with its children and stays stopped', async () => {
    const { process, sentences } = supervise();
    await process.start();
    const pids = [process.pid ?? 0, Number(readFileSync(join(folder, 'worker'), 'utf8'))];
    await process.stop();
    await until(() => pids.every(isGone));
    expect(pids.map(isGone)).toEqual([true, true]);
    await pause(500);
    expect([process.pid, sentences]).toEqual([null, []]);
  });

  it('a process that never becomes ready fails the start with its last error', async () => {
    const { process } = supervise({ arguments: ['-e', 'console.error("FATAL: no such folder"); process.exit(1)'] });
    await expect(process.start()).rejects.toThrow(/^master did not start: FATAL: no such folder \(more in /);
    expect(process.pid).toBeNull();
  });

  it('a program that cannot be started fails the start', async () => {
    const { process } = supervise({ program: join(folder, 'absent') });
    await expect(process.start()).rejects.toThrow(/^master did not start: /);
  });
});
