import { describe, expect, it } from '@jest/globals';
import { exampleOf } from './example-of.js';

const DOCUMENT = {
  components: { schemas: { Price: { type: 'object' as const, properties: { name: { type: 'string' as const } } } } },
};

describe('exampleOf', () => {
  it.each([
    [{ type: 'string', format: 'date' }, '2026-11-24'],
    [{ type: ['string', 'null'], maxLength: 4 }, 'text'],
    [{ type: 'integer', minimum: 5, maximum: 9 }, 5],
    [{ type: 'number', maximum: 1 }, 1],
    [{ enum: ['pending', 'paid'] }, 'pending'],
    [{ type: 'string', pattern: '^[0-9]+$' }, ''],
    [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, true],
    [{ type: 'array', items: { $ref: '#/components/schemas/Price' } }, [{ name: 'Napa cabbage' }]],
    [{ type: 'object', properties: { timeZone: { type: 'string' } } }, { timeZone: 'America/Toronto' }],
    [{ example: 7, type: 'string' }, 7],
  ])('the example of %j is %j', (schema, example) => {
    expect(exampleOf(schema, DOCUMENT)).toEqual(example);
  });
});
