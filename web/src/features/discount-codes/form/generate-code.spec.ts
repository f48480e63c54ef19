import { describe, expect, it } from '@jest/globals';
import { generateCode } from './code-fields.ts';

describe('a generated code', () => {
  it('has four characters that nobody mistakes for others', () => {
    for (let round = 0; round < 200; round += 1) expect(generateCode(new Set())).toMatch(/^[A-HJ-NP-Z2-9]{4}$/);
  });

  it('is one that nobody has', () => {
    const drawn = ['AAAA', 'BBBB', 'CCCC'];
    expect(generateCode(new Set(['AAAA', 'BBBB']), () => drawn.shift() ?? '')).toBe('CCCC');
  });
});
