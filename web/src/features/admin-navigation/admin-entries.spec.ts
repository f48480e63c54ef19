import { describe, expect, it } from '@jest/globals';
import { entriesFor, isCurrent, type AdminEntry } from './admin-entries.ts';

const products: AdminEntry = {
  page: { path: '/admin', name: 'Products', access: 'staff' },
  label: 'Products',
  exact: true,
};
const rebates: AdminEntry = { page: { path: '/admin/rebates', name: 'Rebates', access: 'admin' }, label: 'Rebates' };

describe('the navigation of the back office', () => {
  it.each([
    ['/admin', true, false],
    ['/admin/rebates', false, true],
    ['/admin/rebates/2026', false, true],
    ['/admin/settings', false, false],
    ['/', false, false],
  ])('on %s marks products %s and rebates %s', (path, ofProducts, ofRebates) => {
    expect([isCurrent(products, path), isCurrent(rebates, path)]).toEqual([ofProducts, ofRebates]);
  });

  it('leaves out what a role cannot open', () => {
    const all = [products, rebates];
    expect(entriesFor({ role: 'read-only', storeIds: null }, all)).toEqual([products]);
    expect(entriesFor({ role: 'order', storeIds: null }, all)).toEqual([products]);
    expect(entriesFor({ role: 'admin', storeIds: null }, all)).toEqual(all);
  });

  it('leaves out what concerns the whole chain for an administrator of a store', () => {
    const settings: AdminEntry = { ...rebates, label: 'Settings', storeAdmin: true };
    expect(entriesFor({ role: 'admin', storeIds: ['a'] }, [products, rebates, settings])).toEqual([products, settings]);
    expect(entriesFor({ role: 'order', storeIds: ['a'] }, [products, rebates, settings])).toEqual([products]);
  });
});
