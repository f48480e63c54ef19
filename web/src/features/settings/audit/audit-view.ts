import { instantsOfFilter, type DateFilter } from '@larder/kernel';
import type { AddressForm } from '../../../shared/routing/use-address-state.ts';
import { dateFilterParameters, readDateFilter } from '../../../shared/ui/date-filter/date-filter-address.ts';

export interface AuditView {
  user: string;
  /** "product", or "product.updated" when a link says so. */
  kind: string;
  subject: string;
  /** A store's id, or "" for all. */
  store: string;
  date: DateFilter;
}

export const FIRST_VIEW: AuditView = { user: '', kind: '', subject: '', store: '', date: { type: 'all' } };

const TEXTS = ['user', 'kind', 'subject', 'store'] as const;
const DATES = ['dateFilterType', 'quarter', 'month', 'year', 'startDate', 'endDate'];

/** What the log keeps in the address. */
export const AUDIT_PARAMETERS: readonly string[] = [...TEXTS, ...DATES];

export const auditAddress: AddressForm<AuditView> = {
  read: (parameters) => ({
    ...(Object.fromEntries(TEXTS.map((name) => [name, parameters.get(name) ?? ''])) as Record<
      (typeof TEXTS)[number],
      string
    >),
    date: readDateFilter(parameters),
  }),
  write: (view, before) => {
    const next = new URLSearchParams(before);
    for (const name of AUDIT_PARAMETERS) next.delete(name);
    for (const name of TEXTS) if (view[name] !== '') next.set(name, view[name]);
    for (const [name, value] of dateFilterParameters(view.date)) next.set(name, value);
    return next;
  },
};

/** The same as the server asks for it. Days are those of a store's calendar. */
export function auditFilter(view: AuditView, now: Date, timeZone: string): URLSearchParams {
  const { from, before } = instantsOfFilter(view.date, now, timeZone);
  const parts = {
    user: view.user.trim(),
    type: view.kind.trim(),
    subject: view.subject.trim(),
    store: view.store,
    since: from?.toISOString() ?? '',
    until: before?.toISOString() ?? '',
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

export const isFiltered = (view: AuditView): boolean =>
  TEXTS.some((name) => view[name].trim() !== '') || view.date.type !== 'all';
