import { describe, expect, it } from '@jest/globals';
import { pathInStore } from './store-path.ts';

describe('a link of the back office', () => {
  it('a link keeps the store that staff look at', () => {
    expect(pathInStore('/admin', 'north')).toBe('/admin?store=north');
    expect(pathInStore('/admin?view=sheet', 'north')).toBe('/admin?view=sheet&store=north');
    expect(pathInStore('/admin', null)).toBe('/admin');
  });
});
