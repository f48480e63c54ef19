import { describe, expect, it } from '@jest/globals';
import { pathInStore, withQuery } from './store-path.ts';

describe('a link of the back office', () => {
  it('a link keeps the selected store', () => {
    expect(pathInStore('/admin', 'north')).toBe('/admin?store=north');
    expect(pathInStore('/admin?view=sheet', 'north')).toBe('/admin?view=sheet&store=north');
    expect(pathInStore('/admin', null)).toBe('/admin');
  });

  it('an alias of a page redirects with its whole query', () => {
    expect(withQuery('/admin', '?store=north&category=fish')).toBe('/admin?store=north&category=fish');
    expect(withQuery('/admin?dialog=users', '?store=north')).toBe('/admin?dialog=users&store=north');
    expect(withQuery('/admin?dialog=users', '')).toBe('/admin?dialog=users');
  });
});
