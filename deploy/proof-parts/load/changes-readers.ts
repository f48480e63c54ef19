import { Agent, get } from 'node:http';

export interface Readings {
  readonly read: number;
  /** The number of requests that no cache of the gateway answered. */
  readonly askedOfOrigin: number;
  readonly refused: number;
  /** The average size of a compressed answer. */
  readonly bodyBytes: number;
  readonly headerBytes: number;
  readonly ms: number;
}

/** Simulates boards that read the changes after a live message. */
export async function readChanges(port: number, paths: readonly string[], count: number): Promise<Readings> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const startedAt = performance.now();
  const sums = { read: 0, askedOfOrigin: 0, refused: 0, body: 0, headers: 0 };
  let next = 0;
  const reader = async (): Promise<void> => {
    while (next < count) {
      const path = paths[next++ % paths.length] ?? '';
      const { status, cache, body, headers } = await ask(agent, port, path);
      sums.read += 1;
      if (status !== 200) sums.refused += 1;
      if (cache !== 'HIT') sums.askedOfOrigin += 1;
      sums.body += body;
      sums.headers += headers;
    }
  };
  await Promise.all(Array.from({ length: 64 }, reader));
  agent.destroy();
  return {
    read: sums.read,
    askedOfOrigin: sums.askedOfOrigin,
    refused: sums.refused,
    bodyBytes: sums.body / count,
    headerBytes: sums.headers / count,
    ms: performance.now() - startedAt,
  };
}

interface Answer {
  status: number;
  cache: unknown;
  body: number;
  headers: number;
}

async function ask(agent: Agent, port: number, path: string): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const asked = get({ port, path, agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let body = 0;
      answer.on('data', (part: Buffer) => (body += part.length));
      answer.on('end', () => {
        // Each header is a line with a colon, a space and a line end.
        const headers = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
        resolve({ status: answer.statusCode ?? 0, cache: answer.headers['x-cache-status'], body, headers });
      });
      answer.on('error', reject);
    });
    asked.on('error', reject);
  });
}
