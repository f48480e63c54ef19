import { describe, expect, it } from '@jest/globals';
import { writeAddress } from '../../../shared/routing/address-codec.ts';
import { SHOP_ADDRESS } from './shop-view.ts';

describe('the address of the page', () => {
  it('names category and search, and nothing on the first visit', () => {
    const write = (category: string | null, query: string) =>
      writeAddress(SHOP_ADDRESS, { category, query }, new URLSearchParams('utm=x')).toString();
    expect(write(null, '')).toBe('utm=x');
    expect(write('proteins', ' beef ')).toBe('utm=x&category=proteins&q=beef');
    expect(SHOP_ADDRESS.read(new URLSearchParams('category=proteins&q=beef'))).toEqual({
      category: 'proteins',
      query: 'beef',
    });
    expect(SHOP_ADDRESS.read(new URLSearchParams('category='))).toEqual({ category: null, query: '' });
  });
});
