import { describe, expect, it } from '@jest/globals';
import { auditPath, auditPathOfSubject } from './audit-link.tsx';

describe('the way to the history of one thing', () => {
  it('leads to the audit log, narrowed to it', () => {
    const address = new URL(auditPath('restaurant-order', 'a1-b2'), 'http://larder.example');
    expect(address.pathname).toBe('/admin/settings');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tab: 'security',
      view: 'audit',
      subject: 'restaurant-order:a1-b2',
    });
  });

  it('takes the subject of an event as it is', () => {
    expect(auditPathOfSubject('restaurant-order:a1-b2')).toBe(auditPath('restaurant-order', 'a1-b2'));
  });
});
