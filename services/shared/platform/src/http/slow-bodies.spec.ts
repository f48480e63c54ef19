import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { hurryBodies } from './slow-bodies.js';

const PACE = { everyMs: 40, looks: 4, bytes: 400 };

let app: FastifyInstance;
let client: Socket;
let answer = '';
let isClosed = false;

beforeEach(async () => {
  app = fastify();
  hurryBodies(app, PACE);
  app.post('/', () => ({ taken: true }));
  app.post('/refused', { onRequest: (_request, reply) => void reply.code(401).send({}) }, () => ({ taken: true }));
  app.get('/', () => ({ taken: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  client = connect(port, '127.0.0.1');
  answer = '';
  isClosed = false;
  client.on('data', (bytes) => (answer += String(bytes)));
  client.on('error', () => undefined);
  client.on('close', () => (isClosed = true));
});

afterEach(async () => {
  client.destroy();
  await app.close();
});

const head = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function drip(count: number, text: string): Promise<void> {
  for (let n = 0; n < count && !isClosed; n++) {
    client.write(text);
    await pause(20);
  }
}

describe('a body', () => {
  it('a body that arrives too slowly is answered with 408, and its connection is closed', async () => {
    client.write(head('/', 5_000));
    await drip(30, ' ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
      code: 'too_slow',
      message: 'The request took too long to arrive.',
    });
    expect(isClosed).toBe(true);
  });

  it('a slow but steady body is accepted', async () => {
    client.write(head('/', 8_000));
    await drip(39, ' '.repeat(200));
    client.write(`"${'x'.repeat(198)}"`);
    await pause(100);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a refused body is not read for long', async () => {
    client.write(head('/refused', 5_000_000));
    // Resetting a connection discards what the client has not read yet.
    while (answer === '') await pause(5);
    await drip(20, 'x'.repeat(1_000));
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(isClosed).toBe(true);
  });

  it('a connection stays open after its body has arrived', async () => {
    client.write(`${head('/', 2)}""`);
    await pause(300);
    client.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await pause(100);
    expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  });
});
