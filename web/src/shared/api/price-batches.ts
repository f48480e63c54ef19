import type {
  CodePreview,
  PriceBatch,
  PriceBatchDetail,
  PriceBatchDraft,
  PriceBatches,
  PriceBatchFileResult,
  PriceBatchPatch,
  PriceBatchResult,
  PriceBatchRollback,
  PricePreview,
  SheetFile,
} from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const BATCHES = '/api/admin/price-batches';

/** Polled, because batches start and end without an action here. */
const LOOK_EVERY_MS = 10_000;

export const batchesQuery = (store: string | null) =>
  queryOptions({
    queryKey: [...staffKeys.priceBatches, store],
    queryFn: async ({ signal }): Promise<readonly PriceBatch[]> =>
      (await requestJson<PriceBatches>(`${BATCHES}${store === null ? '' : `?store=${store}`}`, { signal, staff: true }))
        .batches,
    refetchInterval: LOOK_EVERY_MS,
  });

export const planBatch = (body: PriceBatchDraft): Promise<PriceBatchResult> =>
  requestJson<PriceBatchResult>(BATCHES, { method: 'POST', body, staff: true });

export const changeBatch = (id: string, body: PriceBatchPatch): Promise<PriceBatchResult> =>
  requestJson<PriceBatchResult>(`${BATCHES}/${id}`, { method: 'PATCH', body, staff: true });

export const readBatchFile = (body: SheetFile): Promise<PriceBatchFileResult> =>
  requestJson<PriceBatchFileResult>(`${BATCHES}/read-file`, { method: 'POST', body, staff: true });

export const batchQuery = (id: string) =>
  staffQuery<PriceBatchDetail>([...staffKeys.priceBatches, 'one', id], `${BATCHES}/${id}`);

/** Rolls back a batch without an end. */
export const rollBackBatch = (id: string): Promise<PriceBatchRollback> =>
  requestJson<PriceBatchRollback>(`${BATCHES}/${id}/rollback`, { method: 'POST', staff: true });

/** Cancels a planned batch, or ends a running one. */
export const stopBatch = ({ id, how }: { id: string; how: 'cancel' | 'end' }): Promise<PriceBatchDetail> =>
  requestJson<PriceBatchDetail>(`${BATCHES}/${id}/${how}`, { method: 'POST', staff: true });

/** A store's list as it will be at an instant. Refetched whenever it is opened, because prices change elsewhere. */
export const previewQuery = (store: string, at: string, as: 'shopper' | 'tv') =>
  queryOptions({
    queryKey: [...staffKeys.priceBatches, 'preview', store, at, as],
    queryFn: ({ signal }): Promise<PricePreview> =>
      requestJson<PricePreview>(`/api/admin/price-preview?store=${store}&at=${encodeURIComponent(at)}&as=${as}`, {
        signal,
        staff: true,
      }),
    staleTime: 0,
  });

/** A store's order sheet with a code. */
export const codePreviewQuery = (store: string, code: string) => ({
  ...staffQuery<CodePreview>(
    [...staffKeys.priceBatches, 'code', store, code],
    `/api/admin/restaurant/price-preview?store=${store}&code=${code}`,
  ),
  staleTime: 0,
});
