import type { AuditPage, AuditVerification } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { requestJson } from '../../../shared/api/http.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';

const AUDIT = '/api/admin/system/audit';
const PAGE = 50;
const VERIFY_TIMEOUT_MS = 60_000;

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
    // The current list, with an open entry, stays until the new one has loaded.
    placeholderData: keepPreviousData,
  });
}

export interface VerifyProgress {
  read: number;
  last: number;
}

/** Verifies the whole chain, entry by entry. */
export async function verifyAudit(onProgress: (progress: VerifyProgress) => void): Promise<AuditVerification> {
  let whole = await verifyFrom(1);
  while (whole.next !== null) {
    onProgress({ read: whole.entries, last: whole.last });
    // oxlint-disable-next-line no-await-in-loop -- each part says where the next one begins
    whole = joined(whole, await verifyFrom(whole.next));
  }
  return whole;
}

const verifyFrom = (place: number): Promise<AuditVerification> =>
  requestJson(`${AUDIT}/verify?from=${place}&limit=${LIMITS.auditLinks}`, {
    staff: true,
    timeoutMs: VERIFY_TIMEOUT_MS,
  });

const joined = (before: AuditVerification, { verifiedAt, next, last, ...part }: AuditVerification) => ({
  verifiedAt,
  next,
  last,
  intact: before.intact && part.intact,
  entries: before.entries + part.entries,
  faults: [...before.faults, ...part.faults].slice(0, LIMITS.auditFaults),
});
