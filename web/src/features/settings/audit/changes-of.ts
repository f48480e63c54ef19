import { formatMoney } from '@larder/kernel';
import { auditTexts } from '../../../texts/settings/audit.ts';

/** A field of what an event is about, before and after it. */
export interface AuditChange {
  name: string;
  field: string;
  before: string;
  after: string;
}

/** "priceCents" as "Price", "minimumPeriod" as "Minimum period". */
export function fieldWords(name: string): string {
  const words = name
    .replace(/Cents$/, '')
    .replace(/BasisPoints$/, 'Percentage')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as people read it: money as dollars, basis points as percent, lists and objects as text. */
export function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return auditTexts.none;
  if (typeof value === 'boolean') return value ? auditTexts.yes : auditTexts.no;
  if (typeof value === 'number') {
    if (name.endsWith('Cents')) return formatMoney(value / 100);
    if (name.endsWith('BasisPoints')) return `${value / 100}%`;
    return String(value);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What an event changed: fields that stayed the same are left out, unless it has only one side. */
export function changesOf(before: object | null, after: object | null): AuditChange[] {
  const old = new Map(Object.entries(before ?? {}));
  const now = new Map(Object.entries(after ?? {}));
  const bothSides = before !== null && after !== null;
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .filter((name) => !bothSides || JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)))
    .map((name) => ({
      name,
      field: fieldWords(name),
      before: valueWords(name, old.get(name)),
      after: valueWords(name, now.get(name)),
    }));
}
