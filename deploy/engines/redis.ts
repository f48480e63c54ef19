import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { redisUsers } from '../containers/redis-users.mjs';
import type { EnginePlace, ManagedProcess } from './managed-process.ts';

export interface RedisPlace extends EnginePlace {
  readonly password: string;
  /** The passwords of the services' users; without users, one password opens everything. */
  readonly services?: Readonly<Record<string, string>>;
}

export function prepareRedis(place: RedisPlace): ManagedProcess {
  const folder = join(place.folder, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const settings = join(folder, 'redis.conf');
  writeFileSync(
    settings,
    [...redisSettings(place.port, place.password, folder), ...redisUsers(place.services ?? {}), ''].join('\n'),
    { mode: 0o600 },
  );
  return {
    name: 'redis',
    program: place.program,
    arguments: [settings],
    environment: {},
    folder,
    logFile: place.logFile,
    stopSignal: 'SIGTERM',
    isReady: () => answersPing(place.port, place.password),
    advice: `${folder} may be deleted, nothing is lost with it`,
  };
}

export function redisUrl({ port, password }: Pick<RedisPlace, 'port' | 'password'>, user = ''): string {
  return `redis://${user}:${password}@127.0.0.1:${port}/0`;
}

function redisSettings(port: number, password: string, folder: string): string[] {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    'unixsocket ""',
    'protected-mode yes',
    `requirepass ${password}`,
    `dir ${JSON.stringify(folder)}`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    // Redis holds queues: when full, it must refuse writes and never evict.
    'maxmemory-policy noeviction',
    'daemonize no',
    'set-proc-title no',
  ];
}

function answersPing(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    let answer = '';
    const finish = (ready: boolean): void => {
      socket.destroy();
      resolve(ready);
    };
    socket.on('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      if (answer.includes('+PONG')) finish(true);
      if (answer.includes('-')) finish(false);
    });
    socket.on('timeout', () => finish(false));
    socket.on('error', () => finish(false));
  });
}
