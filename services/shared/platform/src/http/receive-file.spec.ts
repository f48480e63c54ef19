import { Agent, request, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Refusal } from '@larder/kernel';
import { fastify, type FastifyInstance } from 'fastify';
import { receiveFile } from './receive-file.js';

const PICTURE = {
  field: 'image',
  limit: 1024 ** 2,
  missing: () => new Refusal('invalid', 'Please select a backup file'),
  tooLarge: () => new Refusal('too_large', 'Image file is too large. Maximum size is 5MB.'),
};

/** One connection, as the gateway keeps it open for calls of anybody. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  await app.register(multipart);
  app.post('/', async (asked) => await receiveFile(asked, PICTURE, async (file) => (await file.toBuffer()).length));
  app.get('/', () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  agent.destroy();
  await app.close();
});

async function call(options: RequestOptions, body = ''): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return await new Promise((resolve, reject) => {
    const sent = request({ ...options, port, host: '127.0.0.1', agent, timeout: 2_000 }, (answer) => {
      let text = '';
      answer.on('data', (bytes) => (text += String(bytes)));
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('no answer')));
    sent.end(body);
  });
}

async function upload(field: string, bytes: number): Promise<string> {
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return await call({ method: 'POST', headers }, `${head}${'a'.repeat(bytes)}\r\n--x--\r\n`);
}

describe('after a refused form', () => {
  it.each([
    ['with another field', 'other', 500_000, 'Please select a backup file'],
    ['that is too large', 'image', 1024 ** 2 + 1_000, 'Image file is too large.'],
  ])('%s, the next call on the connection is answered', async (_what, field, bytes, refusal) => {
    expect(await upload(field, bytes)).toContain(refusal);
    expect(await call({ method: 'GET' })).toBe('taken');
  });
});
