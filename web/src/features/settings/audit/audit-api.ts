import type { AuditPage, AuditVerification } from '@larder/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { requestJson } from '../../../shared/api/http.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';

const AUDIT = '/api/admin/system/audit';
const PAGE = 50;
/** The whole chain is read again, entry by entry. */
const VERIFY_TIMEOUT_MS = 120_000;

/** A page of entries, the newest first. */
export function fetchAuditPage(
  filter: URLSearchParams,
  before: number | null,
  limit: number,
  signal?: AbortSignal,
): Promise<AuditPage> {
  const query = new URLSearchParams(filter);
  query.set('limit', String(limit));
  if (before !== null) query.set('before', String(before));
  return requestJson<AuditPage>(`${AUDIT}?${query}`, { signal, staff: true });
}

/** The log page by page. */
export function auditQuery(filter: URLSearchParams) {
  return infiniteQueryOptions({
    queryKey: staffKeys.auditLog(filter.toString()),
    queryFn: ({ pageParam, signal }) => fetchAuditPage(filter, pageParam, PAGE, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
    // What is being read stays, an open entry among it, until the narrower list is there.
    placeholderData: keepPreviousData,
  });
}

export const verifyAudit = (): Promise<AuditVerification> =>
  requestJson(`${AUDIT}/verify`, { staff: true, timeoutMs: VERIFY_TIMEOUT_MS });
