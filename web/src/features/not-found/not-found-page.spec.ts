import { describe, expect, it } from '@jest/globals';
import type { PagePath } from '../../shared/routing/paths.ts';
import { nearestPaths } from './not-found-page.tsx';

const PAGES: PagePath[] = ['/', '/admin', '/restaurant', '/meatprices'].map((path) => ({
  path,
  name: path,
  access: 'public',
}));
const near = (tried: string): string[] => nearestPaths(tried, PAGES).map(({ path }) => path);

describe('the pages nearest to an unknown address', () => {
  it('a mistyped path suggests the nearest page', () => {
    expect(near('/amdin')[0]).toBe('/admin');
    expect(near('/Restaurants')[0]).toBe('/restaurant');
  });

  it('an unknown path suggests its parent page', () => {
    expect(near('/admin/products')[0]).toBe('/admin');
  });

  it('a path unlike any page suggests none', () => {
    expect(near('/wp-login.php')).toEqual([]);
  });
});
