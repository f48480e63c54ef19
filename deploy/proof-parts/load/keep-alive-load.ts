import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends `count` GETs over so many keep-alive connections, one at a time on each, and waits for the last answer.
 * @throws when an answer is not 200 or a connection breaks.
 */
export async function load(port: number, path: string, count: number, connections = 16): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip\r\n\r\n`;
  await loadWith(port, () => request, { count, connections, status: 200 });
}

/** The same for POSTs of JSON, each made when it is sent; every answer must be 201. */
export async function loadPosts(
  port: number,
  path: string,
  make: () => { headers: Readonly<Record<string, string>>; body: object },
  { count, connections, answered }: Pick<Load, 'count' | 'connections' | 'answered'>,
): Promise<void> {
  const request = (): string => {
    const { headers, body } = make();
    const text = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      Host: `localhost:${port}`,
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
  };
  await loadWith(port, request, { count, connections, status: 201, answered });
}

interface Load {
  count: number;
  connections: number;
  /** What every answer must be. */
  status: number;
  /** Told how long each answer took, in milliseconds, body included. */
  answered?: ((tookMs: number) => void) | undefined;
}

async function loadWith(port: number, request: () => string, { count, connections, ...rest }: Load): Promise<void> {
  const share = Math.ceil(count / connections);
  await Promise.all(Array.from({ length: connections }, () => oneConnection(port, request, { count: share, ...rest })));
}

function oneConnection(
  port: number,
  request: () => string,
  { count, status, answered }: Omit<Load, 'connections'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let left = count;
    let head: Buffer = Buffer.alloc(0);
    let bodyLeft = 0;
    let sentAt = 0;
    const done = (): void => {
      answered?.(performance.now() - sentAt);
      next();
    };
    const next = (): void => {
      if (left === 0) {
        socket.end();
        resolve();
        return;
      }
      left -= 1;
      sentAt = performance.now();
      socket.write(request());
    };
    const read = (chunk: Buffer): void => {
      if (bodyLeft > 0) {
        bodyLeft -= chunk.length;
        if (bodyLeft === 0) done();
        return;
      }
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.subarray(0, end).toString('latin1');
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (!text.startsWith(`HTTP/1.1 ${status}`) || length === undefined) {
        socket.destroy(new Error(`An answer was not as expected:\n${text}`));
        return;
      }
      bodyLeft = Number(length) - (head.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
      if (bodyLeft === 0) done();
    };
    socket.on('connect', next);
    socket.on('data', read);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A connection was closed before its last answer.')));
  });
}
