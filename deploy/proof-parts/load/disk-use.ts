import { lstatSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSystem } from '../../launcher/start-system.ts';
import { childrenOf } from './process-cpu.ts';

/** Engines whose files grow with the shop's data. */
const ENGINES = new Set(['postgres', 'redis']);

/** Bytes in files of gateways and services: in the data folder, and in deleted files that are still open. */
export function diskBytes(system: RunningSystem): number {
  const inFolder = readdirSync(system.data, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !ENGINES.has(entry.parentPath.slice(system.data.length + 1).split('/')[0] ?? ''),
    )
    .map((entry) => sizeOf(() => lstatSync(join(entry.parentPath, entry.name))));
  const pids = Object.entries(system.pids()).flatMap(([name, pid]) =>
    ENGINES.has(name) ? [] : [pid, ...childrenOf(pid)],
  );
  return [...inFolder, ...pids.flatMap(removedFiles)].reduce((sum, bytes) => sum + bytes, 0);
}

function removedFiles(pid: number): number[] {
  try {
    const open = readdirSync(`/proc/${pid}/fd`).map((fd) => `/proc/${pid}/fd/${fd}`);
    return open.map((fd) => sizeOf(() => (readlinkSync(fd).endsWith(' (deleted)') ? statSync(fd) : null)));
  } catch {
    // The process has ended.
    return [];
  }
}

/** The size of a file; 0 if it was removed in the meantime. */
function sizeOf(look: () => { size: number } | null): number {
  try {
    return look()?.size ?? 0;
  } catch {
    return 0;
  }
}
