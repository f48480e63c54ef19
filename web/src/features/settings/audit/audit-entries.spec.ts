import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@larder/contracts';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { auditCsv, changesOf, fieldLabel, valueText } from './audit-entries.ts';

describe('the changes of an audit entry', () => {
  it('an audit entry lists changed fields as text', () => {
    const before = { id: '7', ourPriceCents: 499, active: true, tags: ['a'], chineseName: null };
    const after = { id: '7', ourPriceCents: 450, active: false, tags: ['a'], chineseName: '白菜' };
    expect(changesOf(before, after)).toEqual([
      { name: 'ourPriceCents', field: 'Our price', before: '$4.99', after: '$4.50' },
      { name: 'active', field: 'Active', before: 'yes', after: 'no' },
      { name: 'chineseName', field: 'Chinese name', before: '–', after: '白菜' },
    ]);
  });

  it('an audit entry of a creation or deletion lists all fields', () => {
    expect(changesOf(null, { username: 'mei', role: 'order' })).toEqual([
      { name: 'username', field: 'Username', before: '–', after: 'mei' },
      { name: 'role', field: 'Role', before: '–', after: 'order' },
    ]);
    expect(changesOf({ count: 3 }, null)).toEqual([{ name: 'count', field: 'Count', before: '3', after: '–' }]);
    expect(changesOf(null, null)).toEqual([]);
  });

  it('fields and values of audit entries are shown as text', () => {
    expect(fieldLabel('minimumPeriod')).toBe('Minimum period');
    expect(fieldLabel('rebateBasisPoints')).toBe('Rebate percentage');
    expect(auditTexts.event('discount-code.created')).toBe('Discount code created');
    expect(valueText('rebateBasisPoints', 150)).toBe('1.5%');
    expect(valueText('places', [{ id: 'x' }])).toBe('[{"id":"x"}]');
  });
});

const ENTRY: Pick<AuditEntry, keyof AuditEntry> = {
  place: 12,
  service: 'identity',
  type: 'user.updated',
  subject: 'user:7',
  storeId: '0197a3c0-0000-7000-8000-0000000000a1',
  store: 'north',
  user: '=mei',
  role: 'order',
  address: '10.0.0.7',
  requestId: 'r1',
  at: '2026-11-21T12:00:00.000Z',
  before: { role: 'order' },
  after: { role: 'admin' },
};

describe('the audit log as a file', () => {
  it('the audit log is exported as CSV, guarded against formulas', () => {
    const [header, row] = auditCsv([ENTRY], false).split('\r\n');
    expect(header).toBe('\uFEFFPlace,Time (UTC),Event,Subject,User,Role,Address,Service,Request,Before,After');
    expect(row).toContain("12,2026-11-21T12:00:00.000Z,user.updated,user:7,'=mei,order,10.0.0.7,identity,r1,");
    expect(row).toContain('"{""role"":""order""}"');
  });

  it('the exported audit log has a column for stores if there are several', () => {
    const [header, ...rows] = auditCsv([ENTRY, { ...ENTRY, storeId: null, store: null }], true).split('\r\n');
    expect(header).toContain('Event,Subject,Store,User,');
    expect(rows[0]).toContain(",user:7,north,'=mei,");
    expect(rows[1]).toContain(",user:7,,'=mei,");
  });
});
