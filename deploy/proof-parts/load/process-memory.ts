import { readFileSync } from 'node:fs';
import type { RunningSystem } from '../../launcher/start-system.ts';

/** The highest peak of any process of a service. */
export function peakMemoryMb(system: RunningSystem, service: string): number {
  const pids = Object.entries(system.pids()).filter(([name]) => name.startsWith(service));
  const peaks = pids.map(([, pid]) => {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  });
  return Math.max(...peaks);
}
