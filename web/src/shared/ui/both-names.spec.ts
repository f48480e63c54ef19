import { describe, expect, it } from '@jest/globals';
import { chineseParts } from './both-names.tsx';

describe('the languages of a text', () => {
  it('the languages of a text are separated without losing any of it', () => {
    const text = 'Bao 叉燒包、菜包 (frozen) 冷凍';
    const parts = chineseParts(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ chinese }) => chinese).map((part) => part.text)).toEqual(['叉燒包、菜包', '冷凍']);
    expect(chineseParts('')).toEqual([]);
  });
});
