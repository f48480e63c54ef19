import { describe, expect, it } from '@jest/globals';
import { auditPath, auditPathOfSubject } from './audit-link.tsx';

describe('a link to the history of one record', () => {
  it('the history link leads to the filtered audit log', () => {
    const address = new URL(auditPath('restaurant-order', 'a1-b2'), 'http://larder.example');
    expect(address.pathname).toBe('/admin/settings');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tab: 'security',
      view: 'audit',
      subject: 'restaurant-order:a1-b2',
    });
  });

  it('the history link takes the subject of an event', () => {
    expect(auditPathOfSubject('restaurant-order:a1-b2')).toBe(auditPath('restaurant-order', 'a1-b2'));
  });
});
