import type { ClosureInput, StaffStore, StoreDraft, StorePatch } from '@larder/contracts';
import { useMutation } from '@tanstack/react-query';
import { requestJson } from '../../shared/api/http.ts';
import { useRefresh } from '../../shared/query/query-client.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { storeToasts } from '../../texts/stores/manage.ts';

const STORES = '/api/admin/stores';

const useRefreshStores = () => useRefresh(staffKeys.stores, queryKeys.stores, queryKeys.settings);

export function useAddStore() {
  return useMutation({
    mutationFn: async (draft: StoreDraft) =>
      requestJson<StaffStore>(STORES, { method: 'POST', body: draft, staff: true }),
    meta: storeToasts.add,
    onSettled: useRefreshStores(),
  });
}

export function useChangeStore() {
  return useMutation({
    mutationFn: async ({ id, patch }: { id: string; patch: StorePatch }) =>
      requestJson<StaffStore>(`${STORES}/${id}`, { method: 'PATCH', body: patch, staff: true }),
    meta: storeToasts.save,
    onSettled: useRefreshStores(),
  });
}

/** Null restores the usual hours of the day. */
export function useChangeClosure(id: string) {
  return useMutation({
    mutationFn: async ({ day, closure }: { day: string; closure: ClosureInput | null }) =>
      requestJson<StaffStore>(`${STORES}/${id}/closures/${day}`, {
        ...(closure === null ? { method: 'DELETE' } : { method: 'PUT', body: closure }),
        staff: true,
      }),
    meta: storeToasts.days,
    onSettled: useRefreshStores(),
  });
}
