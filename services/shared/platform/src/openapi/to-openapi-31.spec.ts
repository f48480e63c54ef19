import { describe, expect, it } from '@jest/globals';
import { toOpenApi31 } from './to-openapi-31.js';

describe('a document of OpenAPI 3.1', () => {
  it.each([
    [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [{ type: 'string', nullable: false }, { type: 'string' }],
    [
      { type: 'string', enum: ['a'], nullable: true },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [{ allOf: [{ $ref: '#/x' }], nullable: true }, { anyOf: [{ allOf: [{ $ref: '#/x' }] }, { type: 'null' }] }],
    [
      { type: 'object', allOf: [{ $ref: '#/x' }], nullable: true },
      { anyOf: [{ type: 'object', allOf: [{ $ref: '#/x' }] }, { type: 'null' }] },
    ],
    [
      { type: 'array', items: { type: 'number', nullable: true } },
      { type: 'array', items: { type: ['number', 'null'] } },
    ],
  ])('%j becomes %j in OpenAPI 3.1', (before, after) => {
    expect(toOpenApi31({ openapi: '3.0.0', schema: before })).toEqual({ openapi: '3.1.0', schema: after });
  });
});
