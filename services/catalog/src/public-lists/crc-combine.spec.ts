import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { crcCombine, crcShift } from './crc-combine.js';

describe('crcCombine', () => {
  it.each([
    ['', ''],
    ['[', ']'],
    ['', 'apples'],
    ['apples', ''],
    ['{"name":"雞"}', ',{"name":"魚"}'],
    ['a'.repeat(70_000), 'b'.repeat(123_457)],
  ])('the CRC of two texts is that of the whole text', (first, second) => {
    const bytes = Buffer.from(second);
    expect(crcCombine(crc32(first), crc32(bytes), crcShift(bytes.length))).toBe(crc32(first + second));
  });

  it('every length up to a few hundred bytes gives the CRC of the whole', () => {
    const text = Array.from({ length: 300 }, (_none, place) => String.fromCharCode(32 + (place % 90))).join('');
    for (let cut = 0; cut <= text.length; cut++) {
      const [first, second] = [text.slice(0, cut), text.slice(cut)];
      expect(crcCombine(crc32(first), crc32(second), crcShift(second.length))).toBe(crc32(text));
    }
  });
});
