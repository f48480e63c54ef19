import { beforeAll, describe, expect, it } from '@jest/globals';
import { PERMISSIONS } from '@larder/contracts';
import { signIn, type SignedInStaff } from '@larder/testing';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import request from 'supertest';
import type { ApiDocument } from '../src/docs/openapi-document.js';
import { useSystemOps } from './use-system-ops.js';

const { database, service } = useSystemOps();
let staff: SignedInStaff;

beforeAll(async () => {
  staff = await signIn(database, 'read-only');
});

const get = (path: string): request.Test => request(service.server).get(path).set(staff.headers);

describe('the description of the API', () => {
  it("the document is valid OpenAPI 3.1 by redocly's recommended rules, with valid examples", async () => {
    const { text } = await get('/api/openapi.json')
      .expect(200)
      .expect('content-type', /^application\/json/);
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' });
    const rules = { 'no-invalid-media-type-examples': 'error', 'operation-4xx-response': 'error' } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: text, config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
  });

  it('every call has a summary, its refusals and an example of each JSON body', async () => {
    const { body } = await get('/api/openapi.json').expect(200);
    const { paths, tags = [] } = body as ApiDocument;
    const operations = Object.values(paths).flatMap((each) => Object.values(each));
    const names = new Set(tags.map(({ name }) => name));
    for (const { operationId, summary, tags: own, requestBody, responses } of operations) {
      const bodies = [requestBody, ...Object.values(responses)].map((each) => each?.content?.['application/json']);
      const bare = bodies.filter((each) => each?.schema?.$ref !== undefined && each.example === undefined);
      expect([operationId, (summary ?? '') !== '', own.every((tag) => names.has(tag)), bare]).toEqual([
        operationId,
        true,
        true,
        [],
      ]);
      expect(Object.keys(responses).filter((status) => status.startsWith('4'))).not.toEqual([]);
    }
  });

  it('the document has exactly the calls of the permission table, each with an answer', async () => {
    const { body } = await get('/api/openapi.json').expect(200);
    const { paths } = body as ApiDocument;
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual(PERMISSIONS.map(({ method, path }) => `${method} ${path}`).toSorted());
    const silent = Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .filter(
        ({ responses }) => !Object.entries(responses).some(([status, { content }]) => /^[23]/.test(status) && content),
      );
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('the API page shows every call and runs no script', async () => {
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
