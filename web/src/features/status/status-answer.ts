import type { PublicStatus } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { freshnessOf } from '../../shared/api/freshness.ts';
import { request, requestJson } from '../../shared/api/http.ts';
import { systemKeys } from '../../shared/query/system-keys.ts';

/** What the price list said when nobody could tell the status: the gateway may have it even then. */
export type BoardAnswer = 'fresh' | 'stored' | 'silent' | 'unreachable';

/** What was told, or, when nobody could tell anything, whether the board answers all the same. */
export type StatusAnswer = { told: PublicStatus } | { told: null; board: BoardAnswer };

const EVERY_MS = 15_000;
/** It is answered from memory: what takes longer will not come, and whoever waits should hear so. */
const PATIENCE_MS = 8_000;

/** Never fails: that nobody answers is what the page is there to say. */
export const statusQuery = queryOptions({
  queryKey: systemKeys.publicStatus,
  queryFn: async ({ signal }): Promise<StatusAnswer> => {
    try {
      return { told: await requestJson<PublicStatus>('/api/status', { signal, timeoutMs: PATIENCE_MS }) };
    } catch (error) {
      if (signal.aborted) throw error;
      return { told: null, board: await askBoard(signal) };
    }
  },
  refetchInterval: EVERY_MS,
  staleTime: 0,
});

async function askBoard(signal: AbortSignal): Promise<BoardAnswer> {
  try {
    const { headers } = await request('/api/products', { method: 'HEAD', signal, timeoutMs: PATIENCE_MS });
    return freshnessOf(headers).outdated ? 'stored' : 'fresh';
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof ApiError && error.status === 0 ? 'unreachable' : 'silent';
  }
}
