import { describe, expect, it } from '@jest/globals';
import { generateCode } from './code-fields.ts';

describe('a generated code', () => {
  it('a generated code has four unambiguous characters', () => {
    for (let round = 0; round < 200; round += 1) expect(generateCode(new Set())).toMatch(/^[A-HJ-NP-Z2-9]{4}$/);
  });

  it('a generated code is not in use', () => {
    const drawn = ['AAAA', 'BBBB', 'CCCC'];
    expect(generateCode(new Set(['AAAA', 'BBBB']), () => drawn.shift() ?? '')).toBe('CCCC');
  });
});
