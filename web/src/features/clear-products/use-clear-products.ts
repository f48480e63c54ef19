import type { ClearedProducts } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '../../shared/api/http.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { toastTexts } from '../../texts/toasts.ts';

/** Deletes every product. The notice says how many there were. */
export function useClearProducts() {
  const client = useQueryClient();
  const { success, cleared, failure } = toastTexts.clearProducts;
  return useMutation({
    mutationFn: () => requestJson<ClearedProducts>('/api/admin/products/all', { method: 'DELETE', staff: true }),
    // Not the server's sentence: what matters is that everything is still there.
    onError: () => toasts.show({ title: failure.title, description: failure.fallback, tone: 'error' }),
    onSuccess: ({ deletedCount }) => toasts.show({ title: success, description: cleared(deletedCount) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.staffProducts }),
  });
}
