import { describe, expect, it } from '@jest/globals';
import { writeAddress } from '../../../shared/routing/address-codec.ts';
import { AUDIT_ADDRESS, auditFilter, FIRST_VIEW, isFiltered, withoutFilters } from './audit-view.ts';

const NOW = new Date('2026-11-21T02:00:00Z');

describe('the view of the audit log', () => {
  it('the view of the audit log round-trips through the URL and keeps other parameters', () => {
    const view = { ...FIRST_VIEW, user: 'mei', subject: 'product:7', date: { type: 'today' as const } };
    const address = writeAddress(AUDIT_ADDRESS, view, new URLSearchParams('tab=security&view=audit&kind=user'));
    expect(address.toString()).toBe('tab=security&view=audit&user=mei&subject=product%3A7&dateFilterType=today');
    expect(AUDIT_ADDRESS.read(address)).toEqual(view);
    for (const name of AUDIT_ADDRESS.names) address.delete(name);
    expect(address.toString()).toBe('tab=security&view=audit');
  });

  it('days of the audit log are sent from midnight to midnight in the store', () => {
    const view = { ...FIRST_VIEW, kind: 'product', user: ' mei ', date: { type: 'today' as const } };
    expect(Object.fromEntries(auditFilter(view, NOW, 'America/Toronto'))).toEqual({
      user: 'mei',
      type: 'product',
      since: '2026-11-20T05:00:00.000Z',
      until: '2026-11-21T05:00:00.000Z',
    });
  });

  it('a view that narrows the audit log is recognized', () => {
    expect(isFiltered(FIRST_VIEW)).toBe(false);
    expect(isFiltered({ ...FIRST_VIEW, user: '  ' })).toBe(false);
    expect(isFiltered({ ...FIRST_VIEW, date: { type: 'week' } })).toBe(true);
    expect(auditFilter(FIRST_VIEW, NOW, 'UTC').toString()).toBe('');
  });

  it('the selected store does not count as a filter, and clearing the filters keeps it', () => {
    const view = { ...FIRST_VIEW, store: 'north', user: 'mei' };
    expect(isFiltered(view)).toBe(true);
    expect(withoutFilters(view)).toEqual({ ...FIRST_VIEW, store: 'north' });
    expect(isFiltered(withoutFilters(view))).toBe(false);
  });
});
