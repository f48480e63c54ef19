import type { ClosureInput, StaffStore, StoreDraft, StorePatch } from '@larder/contracts';
import { useMutation } from '@tanstack/react-query';
import { showWithUndo } from '../../shared/api/changes.ts';
import { requestJson } from '../../shared/api/http.ts';
import { useStaffChange } from '../../shared/api/staff-query.ts';
import { useRefresh } from '../../shared/query/query-client.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { storeToasts } from '../../texts/stores/manage.ts';

const STORES = '/api/admin/stores';

const CHANGED = [staffKeys.stores, queryKeys.stores, queryKeys.settings] as const;

const addStore = ([body, idempotencyKey]: [StoreDraft, string]): Promise<StaffStore> =>
  requestJson(STORES, { method: 'POST', body, staff: true, idempotencyKey });

export const useAddStore = () => useStaffChange(addStore, storeToasts.add, ...CHANGED);

const changeStore = ({ id, patch }: { id: string; patch: StorePatch }): Promise<StaffStore> =>
  requestJson(`${STORES}/${id}`, { method: 'PATCH', body: patch, staff: true });

export const useChangeStore = () => useStaffChange(changeStore, storeToasts.save, ...CHANGED);

interface ClosureChange {
  day: string;
  /** Null restores the usual hours of the day. */
  closure: ClosureInput | null;
  /** The closure that is removed or replaced. */
  before?: ClosureInput | undefined;
}

/** Adds, replaces and removes closures. The former one can be restored from the notice. */
export function useChangeClosure(id: string) {
  const change = {
    mutationFn: async ({ day, closure }: ClosureChange) =>
      requestJson<StaffStore>(`${STORES}/${id}/closures/${day}`, {
        ...(closure === null ? { method: 'DELETE' } : { method: 'PUT', body: closure }),
        staff: true,
      }),
    meta: storeToasts.days,
    onSettled: useRefresh(...CHANGED),
  };
  const undo = useMutation(change);
  return useMutation({
    ...change,
    onSuccess: (_store, { day, before }) => {
      if (before === undefined) return;
      showWithUndo({ title: storeToasts.days.success }, () => undo.mutate({ day, closure: before }));
    },
  });
}
