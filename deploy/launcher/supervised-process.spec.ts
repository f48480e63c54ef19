import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { restartDelay, SupervisedProcess } from './supervised-process.ts';

describe('restartDelay', () => {
  it('the restart delay starts short, doubles and is bounded', () => {
    expect([0, 1, 2, 3, 10].map(restartDelay)).toEqual([200, 400, 800, 1600, 5000]);
  });
});

it('a process that died is not started twice when it is halted and resumed before its restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-supervised-'));
  const died = new EventTarget();
  const pids = new Set<number | null>();
  const supervised: SupervisedProcess = new SupervisedProcess(
    {
      name: 'sleeper',
      program: process.execPath,
      arguments: ['-e', 'setInterval(() => undefined, 1000)'],
      environment: {},
      folder,
      logFile: join(folder, 'sleeper.log'),
      stopSignal: 'SIGTERM',
      isReady: async () => true,
    },
    { say: () => died.dispatchEvent(new Event('died')), changed: () => pids.add(supervised.pid) },
  );
  try {
    await supervised.start();
    supervised.kill('SIGKILL');
    await once(died, 'died');
    await supervised.stop();
    await supervised.start();
    await pause(2 * restartDelay(0));
    expect([...pids].filter((pid) => pid !== null)).toHaveLength(2);
  } finally {
    await supervised.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a process that is stopped between two attempts to start it is not started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-supervised-'));
  const pids = new Set<number | null>();
  const supervised: SupervisedProcess = new SupervisedProcess(
    {
      name: 'failing',
      program: process.execPath,
      arguments: ['-e', 'process.exit(1)'],
      environment: {},
      folder,
      logFile: join(folder, 'failing.log'),
      stopSignal: 'SIGTERM',
      isReady: async () => false,
    },
    { say: () => undefined, changed: () => pids.add(supervised.pid) },
  );
  try {
    const started = supervised.start();
    while (supervised.pid !== null) await pause(5);
    await supervised.stop();
    await started;
    expect([...pids].filter((pid) => pid !== null)).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
