import type { PublicStatus } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { request, requestJson } from '../../shared/api/http.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { boardSaid, type BoardAnswer } from './board-answer.ts';

/** What was told, or, when nobody could tell anything, whether the board answers all the same. */
export type StatusAnswer = { told: PublicStatus } | { told: null; board: BoardAnswer };

const EVERY_MS = 15_000;
/** It is answered from memory: what takes longer will not come, and whoever waits should hear so. */
const PATIENCE_MS = 8_000;

/** Never fails: that nobody answers is what the page is there to say. */
export const statusQuery = queryOptions({
  queryKey: staffKeys.publicStatus,
  queryFn: async ({ signal }): Promise<StatusAnswer> => {
    try {
      return { told: await requestJson<PublicStatus>('/api/status', { signal, timeoutMs: PATIENCE_MS }) };
    } catch (error) {
      if (signal.aborted) throw error;
      const isAnswered = error instanceof ApiError && error.status !== 0;
      return { told: null, board: await askBoard(signal, isAnswered) };
    }
  },
  refetchInterval: EVERY_MS,
  staleTime: 0,
});

async function askBoard(signal: AbortSignal, isAnswered: boolean): Promise<BoardAnswer> {
  try {
    // As patient as the board itself: the gateway gives its stored copy only when it has waited for catalog.
    return boardSaid((await request('/api/products', { method: 'HEAD', signal })).headers, isAnswered);
  } catch (error) {
    if (signal.aborted) throw error;
    return boardSaid(error instanceof ApiError ? error.status : 0, isAnswered);
  }
}
