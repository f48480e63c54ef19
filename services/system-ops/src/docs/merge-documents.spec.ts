import { describe, expect, it } from '@jest/globals';
import { mergeDocuments } from './merge-documents.js';
import type { ApiDocument, ApiOperation, ApiSchema } from './openapi-document.js';

const operation: ApiOperation = { operationId: 'x', tags: ['a'], security: [], responses: {} };
const document = (
  paths: ApiDocument['paths'],
  schemas: Record<string, ApiSchema> = { Money: { type: 'number' } },
): ApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'One', version: '1' },
  paths,
  components: { schemas, securitySchemes: {} },
});

describe('the document of all services', () => {
  it('the merged document has the calls of every service, and shared shapes once', () => {
    const merged = mergeDocuments([
      document({ '/a': { get: operation } }),
      document({ '/a': { post: operation }, '/b': { get: operation } }),
    ]);
    expect(Object.keys(merged.paths['/a'] ?? {})).toEqual(['get', 'post']);
    expect(Object.keys(merged.paths)).toEqual(['/a', '/b']);
    expect(merged.components.schemas).toEqual({ Money: { type: 'number' } });
  });
  it('merging fails when two services describe the same call', () => {
    expect(() =>
      mergeDocuments([document({ '/a': { get: operation } }), document({ '/a': { get: operation } })]),
    ).toThrow('Two services describe GET /a.');
  });
  it('merging fails when two shapes have the same name', () => {
    expect(() => mergeDocuments([document({}), document({}, { Money: { type: 'string' } })])).toThrow(
      'There are two shapes called Money.',
    );
  });
});
