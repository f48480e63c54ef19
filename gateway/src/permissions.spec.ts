import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { PERMISSIONS } from '@larder/contracts';
import { ROUTES, type Route } from './routing-table.ts';

const covers = ({ path, reach }: Route, asked: string): boolean =>
  (reach !== 'below' && asked === path) || (reach !== 'exact' && asked.startsWith(`${path}/`));

describe('the routing table and the permission table', () => {
  it.each(PERMISSIONS.map(({ service, method, path }) => [`${method} ${path}`, path, service]))(
    '%s reaches the service that answers it',
    (_call, path, service) => {
      // nginx's precedence: an exact path before prefixes, and of those the longest.
      const [owner] = ROUTES.filter((route) => covers(route, path)).toSorted((a, b) => b.path.length - a.path.length);
      expect(owner?.service).toBe(service);
    },
  );

  it('every routed path belongs to a service that answers it', () => {
    const idle = ROUTES.filter(
      (route) => route.socket !== true && !PERMISSIONS.some(({ path }) => covers(route, path)),
    );
    expect(idle).toEqual([]);
  });
});
