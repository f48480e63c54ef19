import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.mjs';
import { groupMembersIn, kill } from './process-group.ts';
import { readJson, writeJson } from './whole-file.ts';

/** The record of a running system, read by tools and by the next start. */
export interface RunRecord {
  readonly url: string | null;
  readonly ports: Readonly<Record<string, number>>;
  readonly processes: Readonly<Record<string, ProcessIdentity>>;
}

const GONE_WITHIN_MS = 10_000;

export function writeRunRecord(
  data: string,
  url: string | null,
  ports: Record<string, number>,
  pids: Record<string, number>,
): void {
  const processes = Object.entries(pids).flatMap(([name, pid]) => {
    const identity = identify(pid);
    return identity === null ? [] : [[name, identity] as const];
  });
  const record: RunRecord = { url, ports, processes: Object.fromEntries(processes) };
  writeJson(join(data, 'run.json'), record);
}

export function removeRunRecord(data: string): void {
  rmSync(join(data, 'run.json'), { force: true });
}

/** Ends processes that a killed launcher left behind, but none that only reuses an id. */
export async function endOrphans(data: string): Promise<void> {
  const record = readJson(join(data, 'run.json')) as RunRecord | null;
  const left = Object.entries(record?.processes ?? {}).filter(([, identity]) => isRunning(identity));
  for (const [name, { pid }] of left) kill(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  const until = Date.now() + GONE_WITHIN_MS;
  while (left.some(([, identity]) => isRunning(identity)) && Date.now() < until) await pause(50);
  for (const { pid } of Object.values(record?.processes ?? {})) {
    for (const member of groupMembersIn(pid, data)) kill(member, 'SIGKILL');
  }
  removeRunRecord(data);
}
