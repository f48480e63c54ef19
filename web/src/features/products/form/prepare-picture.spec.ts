import { describe, expect, it } from '@jest/globals';
import { bytesOf, faultOf, placeInSquare } from './prepare-picture.ts';

const LIMIT = 5 * 1024 * 1024;

describe('a chosen picture', () => {
  it.each([
    ['image/jpeg', 1000, null],
    ['image/jpg', 1000, null],
    ['image/PNG', 1000, null],
    ['image/webp', LIMIT, null],
    ['image/webp', LIMIT + 1, 'tooLarge'],
    ['image/gif', 1000, 'wrongType'],
    ['image/svg+xml', 1000, 'wrongType'],
    ['application/pdf', LIMIT + 1, 'wrongType'],
    ['', 1000, 'wrongType'],
  ])('a chosen picture of type %p and %i bytes: %p', (type, size, fault) => {
    expect(faultOf({ type, size })).toBe(fault);
  });

  it.each([
    [1000, 500, { x: 0, y: 128, width: 512, height: 256 }],
    [500, 1000, { x: 128, y: 0, width: 256, height: 512 }],
    [512, 512, { x: 0, y: 0, width: 512, height: 512 }],
    [64, 64, { x: 0, y: 0, width: 512, height: 512 }],
    [10_000, 1, { x: 0, y: 256, width: 512, height: 1 }],
  ])('a picture of %i × %i is centred in the square', (width, height, place) => {
    expect(placeInSquare(width, height)).toEqual(place);
  });

  it('the size of a data URL is calculated', () => {
    for (const text of ['', 'a', 'ab', 'abc', 'abcd'])
      expect(bytesOf(`data:image/jpeg;base64,${Buffer.from(text).toString('base64')}`)).toBe(text.length);
  });
});
