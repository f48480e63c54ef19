import { describe, expect, it } from '@jest/globals';
import { categorySlug, readDiscountTags } from './wholesale-choices.js';

describe('the discount tags of a product', () => {
  it.each([
    ['["tier0","tier1","tier2","tier3"]', ['tier0', 'tier1', 'tier2', 'tier3']],
    ['["tier3", "tier0", "tier3"]', ['tier0', 'tier3']],
    ['[]', []],
  ])('the discount tags %s name %j', (text, tiers) => {
    expect(readDiscountTags(text)).toEqual(tiers);
  });

  it.each(['', 'tier0', '"tier0"', '{}', 'null', '["gold"]', '[["tier0"]]', '[0]', '["tier0"', '["__proto__"]'])(
    '%s is no list of tiers',
    (text) => {
      expect(readDiscountTags(text)).toBeNull();
    },
  );
});

describe("a category's short name", () => {
  it.each([
    ['Dim Sum & X', 'dim-sum---x'],
    ['rice-2', 'rice-2'],
    ['Crème', 'cr-me'],
  ])('the slug of %s is %s', (text, slug) => {
    expect(categorySlug(text)).toBe(slug);
  });
});
