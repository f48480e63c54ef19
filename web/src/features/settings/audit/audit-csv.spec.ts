import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@larder/contracts';
import { auditCsv } from './audit-csv.ts';

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
  it('is a CSV that spreadsheets open, without formulas', () => {
    const [header, row] = auditCsv([ENTRY], false).split('\r\n');
    expect(header).toBe('\uFEFFPlace,Time (UTC),Event,Subject,User,Role,Address,Service,Request,Before,After');
    expect(row).toContain("12,2026-11-21T12:00:00.000Z,user.updated,user:7,'=mei,order,10.0.0.7,identity,r1,");
    expect(row).toContain('"{""role"":""order""}"');
  });

  it('names the store of each entry where there are several', () => {
    const [header, ...rows] = auditCsv([ENTRY, { ...ENTRY, storeId: null, store: null }], true).split('\r\n');
    expect(header).toContain('Event,Subject,Store,User,');
    expect(rows[0]).toContain(",user:7,north,'=mei,");
    expect(rows[1]).toContain(",user:7,,'=mei,");
  });
});
