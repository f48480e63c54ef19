import { instantsOfFilter, type DateFilter } from '@larder/kernel';
import { object, text } from '../../../shared/routing/address-codec.ts';
import { DATE_FILTER } from '../../../shared/ui/date-filter/date-filter-address.ts';

export interface AuditView {
  user: string;
  /** "product", or "product.updated" from a link. */
  kind: string;
  subject: string;
  /** A store's short name, or "" for all. */
  store: string;
  date: DateFilter;
}

export const FIRST_VIEW: AuditView = { user: '', kind: '', subject: '', store: '', date: { type: 'all' } };

export const AUDIT_ADDRESS = object<AuditView>({
  user: text('user'),
  kind: text('kind'),
  subject: text('subject'),
  store: text('store'),
  date: DATE_FILTER,
});

/** The view as the server's filter. Days are in the calendar of a store. */
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

/** The store does not count as a filter: it stays selected from page to page. */
export const withoutFilters = ({ store }: AuditView): AuditView => ({ ...FIRST_VIEW, store });

export const isFiltered = (view: AuditView): boolean => AUDIT_ADDRESS.write({ ...view, store: '' }).length > 0;
