import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PERMISSIONS } from '@larder/contracts';
import {
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import { Validator } from '@seriousme/openapi-schema-validator';
import request from 'supertest';
import type { ApiDocument } from '../src/docs/openapi-document.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';

let database: TestDatabase;
let service: TestService;
let staff: SignedInStaff;

beforeAll(async () => {
  database = await TestDatabase.create();
  const config = testConfig('system-ops', database);
  service = await startTestService((each) => SystemOpsModule.for(each), config, useWebSockets);
  staff = await signIn(database, 'read-only');
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

const get = (path: string): request.Test => request(service.server).get(path).set(staff.headers);

describe('the API as staff read it', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const { body } = await get('/api/openapi.json')
      .expect(200)
      .expect('content-type', /^application\/json/);
    const validator = new Validator();
    const result = await validator.validate(body as Parameters<Validator['validate']>[0]);
    expect(result.errors ?? []).toEqual([]);
    expect([result.valid, validator.version]).toEqual([true, '3.1']);
  });

  it('has every call of the permission table and no other, and an answer for each', async () => {
    const { body } = await get('/api/openapi.json').expect(200);
    const { paths } = body as ApiDocument;
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual(PERMISSIONS.map(({ method, path }) => `${method} ${path}`).toSorted());
    const silent = Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .filter(
        ({ responses }) =>
          !Object.entries(responses).some(([status, { content }]) => status.startsWith('2') && content),
      );
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('is a page that shows every call and runs no script', async () => {
    const { text } = await get('/api/docs')
      .expect(200)
      .expect('content-type', /^text\/html/);
    for (const { method, path } of PERMISSIONS) {
      const written = path.replace(/:(\w+)/g, '{$1}');
      expect([written, text.includes(`<code class="method">${method}</code> <code>${written}</code>`)]).toEqual([
        written,
        true,
      ]);
    }
    expect(/<script| style=| on\w+=/.exec(text)).toBeNull();
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !text.includes(`id="${id}"`))).toEqual([]);
  });
});
