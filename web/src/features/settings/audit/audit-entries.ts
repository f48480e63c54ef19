import type { AuditEntry } from '@larder/contracts';
import { formatMoney, LIMITS } from '@larder/kernel';
import { csvText } from '../../../shared/api/file-answer.ts';
import { auditTexts } from '../../../texts/settings/audit.ts';
import { fetchAuditPage } from './audit-api.ts';

/** A field of an event's subject, before and after. */
interface AuditChange {
  name: string;
  field: string;
  before: string;
  after: string;
}

/** "priceCents" as "Price", "minimumPeriod" as "Minimum period". */
export function fieldLabel(name: string): string {
  const label = name
    .replace(/Cents$/, '')
    .replace(/BasisPoints$/, 'Percentage')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A value formatted for readers: money as dollars, basis points as percent, lists and objects as text. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return auditTexts.none;
  if (typeof value === 'boolean') return value ? auditTexts.yes : auditTexts.no;
  if (typeof value === 'number') {
    if (name.endsWith('Cents')) return formatMoney(value / 100);
    if (name.endsWith('BasisPoints')) return `${value / 100}%`;
    return String(value);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The changed fields of an event; all fields if it has only one side. */
export function changesOf(before: object | null, after: object | null): AuditChange[] {
  const old = new Map(Object.entries(before ?? {}));
  const now = new Map(Object.entries(after ?? {}));
  const bothSides = before !== null && after !== null;
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .filter((name) => !bothSides || JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)))
    .map((name) => ({
      name,
      field: fieldLabel(name),
      before: valueText(name, old.get(name)),
      after: valueText(name, now.get(name)),
    }));
}

/** A larger spreadsheet is useless, and the browser holds all rows in memory. */
const MOST = 20_000;

/** Entries as the text of a CSV file. @param showsStore whether there are several stores */
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
  return csvText([header, ...rows]);
}

/** The entries that match the filter, page by page, the newest first, and whether these are all. */
export async function collectEntries(filter: URLSearchParams, onCount: (count: number) => void) {
  const entries: AuditEntry[] = [];
  let before: number | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const page = await fetchAuditPage(filter, before, LIMITS.auditPage);
    entries.push(...page.entries);
    onCount(entries.length);
    before = page.next;
  } while (before !== null && entries.length < MOST);
  return { entries, isWhole: before === null };
}
