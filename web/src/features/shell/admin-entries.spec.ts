import { describe, expect, it } from '@jest/globals';
import { Tags } from 'lucide-react';
import { overview } from '../../texts/guide/overview.ts';
import { overview as overviewInChinese } from '../../texts/zh-Hant/guide/overview.ts';
import { ENTRY_GROUPS, groupsFor, isCurrent, type AdminEntry } from './admin-entries.ts';

const products: AdminEntry = {
  page: { path: '/admin', name: 'Products', access: 'staff' },
  label: 'Products',
  icon: Tags,
  exact: true,
};
const rebates: AdminEntry = {
  page: { path: '/admin/rebates', name: 'Rebates', access: 'admin' },
  label: 'Rebates',
  icon: Tags,
};
const settings: AdminEntry = { ...rebates, label: 'Settings', storeAdmin: true };
const GROUPS = [
  { label: 'Prices', entries: [products] },
  { label: 'Customers', entries: [rebates] },
  { label: 'System', entries: [settings] },
];
const labelsFor = (...user: Parameters<typeof groupsFor>): string[] => groupsFor(...user).map(({ label }) => label);

describe('the navigation of the back office', () => {
  it.each([
    ['/admin', true, false],
    ['/admin/rebates', false, true],
    ['/admin/rebates/2026', false, true],
    ['/admin/settings', false, false],
    ['/', false, false],
  ])('on %s the entry of products is marked %s and that of rebates %s', (path, ofProducts, ofRebates) => {
    expect([isCurrent(products, path), isCurrent(rebates, path)]).toEqual([ofProducts, ofRebates]);
  });

  it('the navigation leaves out pages a role cannot open, and empty groups', () => {
    expect(labelsFor({ role: 'read-only', storeIds: null }, { all: GROUPS })).toEqual(['Prices']);
    expect(labelsFor({ role: 'order', storeIds: null }, { all: GROUPS })).toEqual(['Prices']);
    expect(labelsFor({ role: 'admin', storeIds: null }, { all: GROUPS })).toEqual(['Prices', 'Customers', 'System']);
  });

  it('the navigation leaves out pages of the chain for an administrator of a store', () => {
    expect(labelsFor({ role: 'admin', storeIds: ['a'] }, { all: GROUPS })).toEqual(['Prices', 'System']);
    expect(labelsFor({ role: 'order', storeIds: ['a'] }, { all: GROUPS })).toEqual(['Prices']);
  });

  it('the navigation has the overview of stores if there are several', () => {
    const has = (several: boolean): boolean =>
      groupsFor({ role: 'order', storeIds: null }, { several }).some(({ entries }) =>
        entries.some(({ page }) => page.path === '/admin/overview'),
      );
    expect([has(true), has(false)]).toEqual([true, false]);
  });

  it('the navigation has the specified entries', () => {
    const paths = ENTRY_GROUPS.flatMap(({ entries }) => entries.map(({ page }) => page.path));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/admin',
        '/admin/restaurant/products',
        '/admin/restaurant/orders',
        '/admin/restaurant/discount-codes',
        '/admin/rebates',
        '/admin/guide',
        '/admin/settings',
        '/meatprices',
      ]),
    );
  });
});

it.each([overview, overviewInChinese])('the guide’s table of pages has each entry: $title', ({ blocks }) => {
  const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : []));
  const linked = new Set(cells.flatMap((cell) => /^\[.+\]\((\S+)\)$/.exec(cell)?.[1] ?? []));
  const pages = ENTRY_GROUPS.flatMap(({ entries }) => entries.map(({ page }) => page.path));
  expect(pages.filter((path) => !linked.has(path))).toEqual([]);
});
