import { describe, expect, it } from '@jest/globals';
import { sampleCategory } from '../test/wholesale.sample.ts';
import { categoryProblems, iconsFor, NEW_CATEGORY, withName } from './category-fields.ts';

describe('the form of a category', () => {
  it('the slug follows the name until it is edited', () => {
    expect(withName(NEW_CATEGORY, 'Dim Sum & Frozen', false).slug).toBe('dim-sum---frozen');
    expect(withName({ ...NEW_CATEGORY, slug: 'frozen' }, 'Dim Sum', true).slug).toBe('frozen');
  });

  it('missing and taken names are refused, case-insensitive', () => {
    const others = [{ ...sampleCategory('Rice', 0), slug: 'rice' }];
    expect(categoryProblems(NEW_CATEGORY, others)).toEqual({ name: 'missing', slug: 'missing' });
    expect(categoryProblems({ ...NEW_CATEGORY, name: ' RICE ', slug: 'rice' }, others)).toEqual({
      name: 'taken',
      slug: 'taken',
    });
    expect(categoryProblems({ ...NEW_CATEGORY, name: 'Noodles', slug: 'noodles' }, others)).toEqual({
      name: null,
      slug: null,
    });
  });

  it("six icons are offered, and the category's current one if it is another", () => {
    expect(iconsFor('Package')).toEqual(['Package', 'Beef', 'Carrot', 'Chef Hat', 'Snowflake', 'Flame']);
    expect(iconsFor('Leaf')).toHaveLength(7);
  });
});
