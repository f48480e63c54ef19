import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { RunningSystem } from '../launcher/start-system.ts';
import { killerIn } from './orders.ts';

async function killed(dies: boolean): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60_000)']);
  const system = {
    pids: () => ({ 'restaurant-orders': child.pid ?? 0 }),
    kill: (_name, signal) => void (dies && child.kill(signal)),
  } satisfies Pick<RunningSystem, 'pids' | 'kill'> as unknown as RunningSystem;
  const killer = killerIn(system, () => 0.5, ['restaurant-orders']);
  await killer.during(async () => pause(500));
  child.kill('SIGKILL');
  return killer.kills;
}

it('a process counts as killed only when it is gone', async () => {
  expect(await killed(true)).toEqual(['restaurant-orders']);
  expect(await killed(false)).toEqual([]);
});
