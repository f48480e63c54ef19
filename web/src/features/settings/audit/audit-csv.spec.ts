import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@larder/contracts';
import { auditCsv } from './audit-csv.ts';

const ENTRY: AuditEntry = {
  place: 12,
  service: 'identity',
  type: 'user.updated',
  subject: 'user:7',
  storeId: null,
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
    const [header, row] = auditCsv([ENTRY]).split('\r\n');
    expect(header).toBe('\uFEFFPlace,Time (UTC),Event,Subject,User,Role,Address,Service,Request,Before,After');
    expect(row).toContain("12,2026-11-21T12:00:00.000Z,user.updated,user:7,'=mei,order,10.0.0.7,identity,r1,");
    expect(row).toContain('"{""role"":""order""}"');
  });
});
