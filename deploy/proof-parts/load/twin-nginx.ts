import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofContext } from '../../checks/proof.ts';
import { findFreePorts } from '../../engines/free-ports.ts';
import { prepareNginx } from '../../engines/nginx.ts';
import type { Fleet } from '../../launcher/fleet.ts';
import type { RunningSystem } from '../../launcher/start-system.ts';

/** An nginx with the gateway's configuration and further locations, so that a bench compares within one nginx. */
export async function startTwinNginx(
  { engines }: ProofContext,
  system: RunningSystem,
  fleet: Fleet,
  locations: readonly string[],
): Promise<{ port: number; pid: number }> {
  const folder = twinFolder(system);
  const [port = 0, refreshPort = 0] = await findFreePorts(2);
  const configuration = readFileSync(join(system.data, 'nginx', 'nginx.conf'), 'utf8')
    .replace(/listen 127\.0\.0\.1:\d+;/, `listen 127.0.0.1:${refreshPort};`)
    .replace(/listen \d+ /, `listen 127.0.0.1:${port} `)
    .replace('merge_slashes on;', ['merge_slashes on;', ...locations].join('\n'));
  const logFile = join(folder, 'nginx.log');
  await fleet.start([prepareNginx({ name: 'nginx', program: engines.nginx, folder, logFile, port, configuration })]);
  const pid = fleet.pids()['nginx'];
  if (pid === undefined) throw new Error('The second nginx has no process.');
  return { port, pid };
}

export function twinFolder(system: RunningSystem): string {
  const folder = join(system.data, 'bench');
  mkdirSync(folder, { recursive: true });
  return folder;
}
