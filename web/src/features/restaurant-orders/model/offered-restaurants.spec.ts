import { describe, expect, it } from '@jest/globals';
import { offeredRestaurants, sliderEnd } from './offered-restaurants.ts';

const NAMES = Array.from({ length: 14 }, (_, index) => `Restaurant ${index + 1}`);

describe('the restaurants that the filter lists', () => {
  it('are the first ten, and a note about the others', () => {
    expect(offeredRestaurants(NAMES, [], '')).toEqual({ listed: NAMES.slice(0, 10), more: 4 });
  });

  it('can be searched', () => {
    expect(offeredRestaurants(NAMES, [], ' RESTAURANT 1 ')).toMatchObject({ more: 0 });
    expect(offeredRestaurants(['園 House', 'Garden'], [], '園').listed).toEqual(['園 House']);
  });

  it('begin with the chosen ones, whatever is searched', () => {
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
  ])('for a largest total of %p is %p', (highest, end) => {
    expect(sliderEnd(highest)).toBe(end);
  });
});
