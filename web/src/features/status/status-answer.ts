import type { PublicStatus } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { freshnessOf } from '../../shared/api/freshness.ts';
import { request, requestJson } from '../../shared/api/http.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';

/** The status or, if it could not be fetched, whether the board answers. */
export type StatusAnswer = { report: PublicStatus } | { report: null; board: BoardAnswer };

const EVERY_MS = 15_000;
/** The status is answered from memory, so a slower answer will not come. */
const PATIENCE_MS = 8_000;

/** Never rejects: a missing answer is what the page has to report. */
export const statusQuery = queryOptions({
  queryKey: staffKeys.publicStatus,
  queryFn: async ({ signal }): Promise<StatusAnswer> => {
    try {
      return { report: await requestJson<PublicStatus>('/api/status', { signal, timeoutMs: PATIENCE_MS }) };
    } catch (error) {
      if (signal.aborted) throw error;
      const isAnswered = error instanceof ApiError && error.status !== 0;
      return { report: null, board: await askBoard(signal, isAnswered) };
    }
  },
  refetchInterval: EVERY_MS,
  staleTime: 0,
});

async function askBoard(signal: AbortSignal, isAnswered: boolean): Promise<BoardAnswer> {
  try {
    // With the board's timeout: the gateway serves its cached copy only after waiting for catalog.
    return boardAnswerOf((await request('/api/products', { method: 'HEAD', signal })).headers, isAnswered);
  } catch (error) {
    if (signal.aborted) throw error;
    return boardAnswerOf(error instanceof ApiError ? error.status : 0, isAnswered);
  }
}

/** The state of the price list when the status cannot be fetched: the gateway may still have the list. */
export type BoardAnswer = 'fresh' | 'stored' | 'silent' | 'refused' | 'unreachable';

/**
 * @param outcome The headers of the list, or the status of a refusal; 0 without an answer.
 * @param isAnswered Whether our servers answered anything a moment ago.
 */
export function boardAnswerOf(outcome: Headers | number, isAnswered: boolean): BoardAnswer {
  if (typeof outcome !== 'number') {
    // A foreign answer, such as a network's sign-in page, has no revision.
    if (!outcome.has('x-revision')) return 'unreachable';
    return freshnessOf(outcome).outdated ? 'stored' : 'fresh';
  }
  if (outcome >= 500) return 'silent';
  if (outcome !== 0) return 'refused';
  return isAnswered ? 'silent' : 'unreachable';
}
