import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts the competitor: it sends a frame of the same size to every socket on request. */
export async function startBareServer(port: number): Promise<ChildProcess> {
  const file = fileURLToPath(new URL('bare-socket-server.ts', import.meta.url));
  const child = fork(file, [String(port)]);
  await once(child, 'message');
  return child;
}

/** The bare server behind nginx with the settings of /ws. */
export function bareLocations(port: number): string[] {
  return [
    'location = /bare-ws {',
    'proxy_http_version 1.1;',
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection upgrade;',
    'proxy_read_timeout 75s;',
    `proxy_pass http://127.0.0.1:${port};`,
    '}',
    'location = /bare-send {',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    `proxy_pass http://127.0.0.1:${port};`,
    '}',
  ];
}
