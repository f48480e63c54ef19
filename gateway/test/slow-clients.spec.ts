import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROUTES } from '../src/routing-table.ts';
import { Gateway, startOrigin } from './gateway.ts';
import type { Origin } from './origin.ts';

const SERVICES = ['catalog', 'identity', 'restaurant-orders', 'discounts-rebates', 'system-ops'] as const;

let origin: Origin;
let gateway: Gateway;
let clients: Socket[] = [];

beforeEach(async () => {
  origin = await startOrigin();
});

afterEach(async () => {
  for (const client of clients) client.destroy();
  clients = [];
  await gateway.stop();
  await origin.stop();
});

async function start(options: Parameters<typeof Gateway.start>[1] = {}): Promise<void> {
  gateway = await Gateway.start(Object.fromEntries(SERVICES.map((service) => [service, [origin]])), options);
}

/** Sends the text and stays connected. @returns a function for the answer so far. */
async function begin(text: string | Buffer, localAddress = '127.0.0.1'): Promise<() => string> {
  const client = connect({ port: gateway.port, host: '127.0.0.1', localAddress });
  clients.push(client);
  let answer = '';
  client.on('data', (bytes) => (answer += bytes.toString('latin1'))).on('error', () => undefined);
  await new Promise((resolve) => {
    client.write(text, resolve);
  });
  return () => answer;
}

const head = (path: string, ...headers: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: shop', ...headers, '', ''].join('\r\n');

async function answered(answer: () => string): Promise<string> {
  for (let tries = 0; tries < 200 && answer() === ''; tries++) await pause(50);
  return answer().split('\r\n', 1)[0] ?? '';
}

/** Bytes that nginx wrote to disk for bodies and answers, in files that it unlinks as soon as they are open. */
function bytesAside(): number {
  const master = readFileSync(join(gateway.folder, 'nginx.pid'), 'utf8').trim();
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  const open = workers.flatMap((pid) => readdirSync(`/proc/${pid}/fd`).map((fd) => `/proc/${pid}/fd/${fd}`));
  const aside = open.filter((fd) => readlinkSync(fd).startsWith(join(gateway.folder, 'temp')));
  return aside.reduce((bytes, fd) => bytes + statSync(fd).size, 0);
}

const large = ROUTES.filter(({ bodyLimit, cached }) => bodyLimit?.endsWith('m') === true && cached !== true);

describe('an unsolicited body', () => {
  it.each(large.map(({ path, reach }) => (reach === 'below' ? `${path}/x` : path)))(
    'to %s is refused by its headers, while the client is still sending',
    async (path) => {
      origin.waitsForBodies = false;
      origin.answer = (_asked, response) => response.writeHead(401).end('{}');
      await start();
      expect(await answered(await begin(`${head(path, 'Content-Length: 8000000')}x`))).toContain(' 401 ');
      const chunked = await begin(`${head(path, 'Transfer-Encoding: chunked')}1\r\nx\r\n`);
      expect(await answered(chunked)).toContain(' 401 ');
    },
  );

  it('an unsolicited body is not written to disk, whatever the method', async () => {
    origin.waitsForBodies = false;
    origin.answer = () => undefined;
    await start();
    const megabyte = Buffer.alloc(1024 * 1024, 'x');
    for (const method of ['POST', 'PUT', 'GET']) {
      const request = head('/api/admin/system/restore', 'Content-Length: 2000000000').replace('POST', method);
      void begin(Buffer.concat([Buffer.from(request), megabyte, megabyte]));
    }
    await pause(500);
    expect(origin.asked).toHaveLength(3);
    expect(bytesAside()).toBe(0);
  });
});

describe('slow clients', () => {
  it('clients that do not read their answers do not fill the disk', async () => {
    origin.answer = (_asked, response) => response.end(Buffer.alloc(16 * 1024 * 1024));
    await start();
    const client = connect(gateway.port, '127.0.0.1');
    clients.push(client);
    client.pause();
    client.write('GET /api/admin/system/info HTTP/1.1\r\nHost: shop\r\n\r\n');
    await pause(500);
    expect(origin.asked).toHaveLength(1);
    expect(bytesAside()).toBe(0);
  });

  it('one address may hold fifty writes open, and other addresses are not affected', async () => {
    origin.answer = () => undefined;
    await start({ trustedAddresses: [] });
    const unfinished = `${head('/api/admin/users', 'Content-Length: 100')}{`;
    const held = await Promise.all(Array.from({ length: 55 }, async () => begin(unfinished)));
    await pause(500);
    expect(held.filter((answer) => answer().includes(' 429 '))).toHaveLength(5);
    const elsewhere = await begin(unfinished, '127.0.0.2');
    await pause(100);
    expect(elsewhere()).toBe('');
  });
});
