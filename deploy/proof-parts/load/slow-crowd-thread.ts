import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { SlowCrowd, type SlowClient } from './slow-crowd.ts';

export interface SlowCrowdOptions {
  readonly port: number;
  readonly ofEachKind: number;
  /** The name of a large file in /assets. */
  readonly script: string;
}

interface Look {
  readonly connected: number;
  readonly disconnects: number;
}

/** Runs the crowd in a separate thread: connecting thousands of sockets at once would delay the measured requests. */
export class SlowCrowdThread {
  private readonly thread: Worker;

  constructor(options: SlowCrowdOptions) {
    this.thread = new Worker(new URL(import.meta.url), { workerData: options });
  }

  /** The smaller number of connected slow senders and slow readers, and the disconnects so far. */
  async look(): Promise<Look> {
    const answered = once(this.thread, 'message');
    this.thread.postMessage('look');
    const [look] = (await answered) as [Look];
    return look;
  }

  async stop(): Promise<void> {
    await this.thread.terminate();
  }
}

if (parentPort !== null) {
  const thread = parentPort;
  const { port, ofEachKind, script } = workerData as SlowCrowdOptions;
  const crowd = new SlowCrowd(port, [...slowBodies(ofEachKind), ...slowReaders(ofEachKind, script)]);
  thread.on('message', () => {
    const look: Look = { connected: crowd.connected(), disconnects: crowd.ended };
    thread.postMessage(look);
  });
}

function slowBodies(count: number): SlowClient[] {
  const kinds: readonly (readonly [path: string, length: string, sentAtOnce: number])[] = [
    ['/api/admin/system/restore', 'Content-Length: 2200000000', 1],
    ['/api/admin/system/import-images', 'Content-Length: 2000000000', 60_000],
    ['/api/admin/products/import', 'Content-Length: 12000000', 60_000],
    ['/api/admin/login', 'Content-Length: 16000', 8_000],
    ['/api/restaurant/order', 'Content-Length: 100000', 60_000],
    ['/api/admin/restaurant/orders/export', 'Transfer-Encoding: chunked', 0],
  ];
  return Array.from({ length: count }, (_, place) => {
    const [path = '', length = '', sentAtOnce = 0] = kinds[place % kinds.length] ?? [];
    const type = /restore|images/.test(path) ? 'multipart/form-data; boundary=x' : 'application/json';
    const head = ['POST ' + path + ' HTTP/1.1', 'Host: shop', `Content-Type: ${type}`, length, '', ''].join('\r\n');
    const begun = length.startsWith('Transfer') ? 'ffffff\r\n' : ' '.repeat(sentAtOnce);
    return { opening: head + begun, drips: true, reads: true };
  });
}

/** Requests a hundred answers on each connection, far more than the buffers in between can hold. */
function slowReaders(count: number, script: string): SlowClient[] {
  const paths = ['/api/products', `/assets/${script}`, '/api/restaurant/products'];
  return Array.from({ length: count }, (_, place) => {
    const asked = `GET ${paths[place % paths.length]} HTTP/1.1\r\nHost: shop\r\n\r\n`;
    return { opening: asked.repeat(100), drips: false, reads: false };
  });
}
