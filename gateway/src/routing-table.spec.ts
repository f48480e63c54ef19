import { describe, expect, it } from '@jest/globals';
import { ROUTES } from './routing-table.ts';

describe('the routing table', () => {
  it('each path is routed to one service', () => {
    const meanings = ROUTES.flatMap(({ path, reach }) =>
      (reach === 'both' ? ['exact', 'below'] : [reach]).map((part) => `${path} ${part}`),
    );
    expect(meanings.toSorted()).toEqual([...new Set(meanings)].toSorted());
  });

  it("only the API, the socket and the health page are routed, never a service's own pages", () => {
    const strange = ROUTES.filter(({ path }) => !/^\/(api(\/[a-z.-]+)+|ws|health)$/.test(path));
    expect(strange).toEqual([]);
  });

  it('routes for staff are never cached', () => {
    const cached = ROUTES.filter((route) => route.cached).map((route) => route.path);
    expect(cached).toEqual([
      '/api/products',
      '/api/products/changes',
      '/api/products/readings',
      '/api/products/category',
      '/api/stores',
      '/api/shop',
      '/api/admin/settings',
      '/api/restaurant/categories',
      '/api/restaurant/products',
    ]);
  });
});
