import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { EnginePlace, ManagedProcess } from './managed-process.ts';
import { SetUpError } from './set-up-error.ts';

export interface NginxPlace extends EnginePlace {
  /** The name of the process and its folder. */
  readonly name: string;
  /** The path of the configuration, relative to the prefix. */
  readonly configuration: string;
}

export function prepareNginx(place: NginxPlace): ManagedProcess {
  const prefix = join(place.folder, place.name);
  mkdirSync(join(prefix, 'temp'), { recursive: true });
  for (const cache of ['cache', 'revisions']) mkdirSync(join(prefix, cache), { recursive: true });
  const file = join(prefix, 'nginx.conf');
  writeFileSync(file, place.configuration);
  const args = ['-p', `${prefix}/`, '-c', file, '-e', 'stderr'];
  const check = spawnSync(place.program, [...args, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) throw new SetUpError(`nginx refuses its configuration: ${firstComplaint(check.stderr)}`);
  return {
    name: place.name,
    program: place.program,
    arguments: args,
    environment: {},
    folder: prefix,
    logFile: place.logFile,
    // Lets requests in progress finish.
    stopSignal: 'SIGQUIT',
    isReady: () => accepts(place.port),
  };
}

function firstComplaint(text: string): string {
  return text.split('\n').find((line) => line.includes('[emerg]')) ?? text.trim();
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const finish = (ready: boolean): void => {
      socket.destroy();
      resolve(ready);
    };
    socket.on('connect', () => finish(true));
    socket.on('timeout', () => finish(false));
    socket.on('error', () => finish(false));
  });
}
