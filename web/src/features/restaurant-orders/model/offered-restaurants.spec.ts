import { describe, expect, it } from '@jest/globals';
import { offeredRestaurants, sliderEnd } from './offered-restaurants.ts';

const NAMES = Array.from({ length: 14 }, (_, index) => `Restaurant ${index + 1}`);

describe('the restaurants that the filter lists', () => {
  it('the filter lists the first ten restaurants, and the number of others', () => {
    expect(offeredRestaurants(NAMES, [], '')).toEqual({ listed: NAMES.slice(0, 10), more: 4 });
  });

  it('restaurants in the filter can be searched', () => {
    expect(offeredRestaurants(NAMES, [], ' RESTAURANT 1 ')).toMatchObject({ more: 0 });
    expect(offeredRestaurants(['園 House', 'Garden'], [], '園').listed).toEqual(['園 House']);
  });

  it('chosen restaurants come first, whatever is searched', () => {
    const { listed, more } = offeredRestaurants(NAMES, ['Restaurant 14', 'Gone'], 'nothing');
    expect(listed).toEqual(['Restaurant 14', 'Gone']);
    expect(more).toBe(0);
    expect(offeredRestaurants(NAMES, ['Restaurant 14'], '').listed).toHaveLength(10);
  });
});

describe('the end of the slider', () => {
  it.each([
    [0, 10_000],
    [49.99, 50],
    [50, 50],
    [1234.56, 1250],
  ])('the slider for a largest total of %p ends at %p', (highest, end) => {
    expect(sliderEnd(highest)).toBe(end);
  });
});
