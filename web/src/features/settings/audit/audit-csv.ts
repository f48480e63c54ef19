import type { AuditEntry } from '@larder/contracts';
import { csvLine, LIMITS } from '@larder/kernel';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { fetchAuditPage } from './audit-api.ts';

/** Without it, spreadsheets read a file as in their country's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet of more rows is useless, and the browser holds them all in memory. */
const MOST = 20_000;

/** Entries as a CSV file's text. @param showsStore whether there are several stores to tell apart */
export function auditCsv(entries: readonly AuditEntry[], showsStore: boolean): string {
  const rows = entries.map((entry) => [
    String(entry.place),
    entry.at,
    entry.type,
    entry.subject,
    ...(showsStore ? [entry.store ?? ''] : []),
    entry.user ?? '',
    entry.role ?? '',
    entry.address ?? '',
    entry.service,
    entry.requestId ?? '',
    entry.before === null ? '' : JSON.stringify(entry.before),
    entry.after === null ? '' : JSON.stringify(entry.after),
  ]);
  const header = Object.entries(auditTexts.csvColumns).flatMap(([key, name]) =>
    key === 'store' && !showsStore ? [] : name,
  );
  return BYTE_ORDER_MARK + [header, ...rows].map(csvLine).join('');
}

/** Every entry that the filter means, page by page, the newest first. */
export async function collectEntries(filter: URLSearchParams, onCount: (count: number) => void): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let before: number | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const page = await fetchAuditPage(filter, before, LIMITS.auditPage);
    entries.push(...page.entries);
    onCount(entries.length);
    before = page.next;
  } while (before !== null && entries.length < MOST);
  return entries;
}
