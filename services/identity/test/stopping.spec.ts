import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Lifecycle } from '@larder/platform';
import { startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import { IdentityModule } from '../src/identity.module.js';

let database: TestDatabase;
let service: TestService;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  database = await TestDatabase.create();
  service = await startTestService((config) => IdentityModule.for(config), testConfig('identity', database));
});

afterAll(async () => {
  agent.destroy();
  await service?.close();
  await database?.drop();
});

function ask(path: string): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> {
  const { port } = service.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer));
    })
      .on('error', reject)
      .end();
  });
}

it("a stopping service still answers, reports not ready and closes the gateway's connections", async () => {
  const before = await ask('/internal/live');
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  service.get(Lifecycle).beginStopping();
  const after = await ask('/internal/live');
  expect([after.statusCode, after.headers.connection]).toEqual([200, 'close']);
  expect((await ask('/internal/ready')).statusCode).toBe(503);
  expect((await ask('/api/admin/verify-session')).statusCode).toBe(401);
});
