import type { ClearedProducts } from '@larder/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { offerUndoOf } from '../../shared/api/changes.ts';
import { requestJson } from '../../shared/api/http.ts';
import { chainProductsQuery } from '../../shared/api/staff-products.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { clearTexts, clearToasts } from '../../texts/clear-products.ts';

const EXPORT = '/api/admin/products/export?includeInactive=true';

/** Deletes every retail product in two steps: this page explains the effect, the dialog asks for a word to be typed. */
export function ClearProductsPage() {
  const products = useQuery(chainProductsQuery);
  const [asking, setAsking] = useState(false);
  const count = products.data?.length ?? null;

  return (
    <main id="main" className="grid max-w-3xl gap-5 px-4 pt-3 pb-8 md:px-6">
      <title>{clearTexts.pageTitle}</title>
      <h1 tabIndex={-1} className="text-xl font-extrabold 2xl:text-2xl">
        {clearTexts.title}
      </h1>
      <p>{clearTexts.intro}</p>
      <p>{clearTexts.kept}</p>
      {count === null && !products.isError && <output className="text-ink-2">{clearTexts.counting}</output>}
      {count === null && products.isError && (
        <ErrorState onRetry={() => void products.refetch()}>{clearTexts.countError}</ErrorState>
      )}
      {count !== null && (
        <p className="border-l-4 border-price bg-price-tint px-4 py-3 text-lg font-semibold text-danger-ink">
          {count === 0 ? clearTexts.nothing : clearTexts.count(count)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {count !== null && count > 0 && (
          <>
            <a className="button" data-tone="plain" href={EXPORT} download>
              <Download size={18} strokeWidth={1.75} aria-hidden />
              {clearTexts.exportFirst}
            </a>
            <Button icon={Trash2} tone="danger" onClick={() => setAsking(true)}>
              {clearTexts.start}
            </Button>
          </>
        )}
        <Link to={PATHS.products.path} className="button" data-tone="plain">
          {clearTexts.back}
        </Link>
      </div>
      {asking && count !== null && <ConfirmClear count={count} onClose={() => setAsking(false)} />}
    </main>
  );
}

function ConfirmClear({ count, onClose }: { count: number; onClose: () => void }) {
  const clear = useClearProducts();
  const [word, setWord] = useState('');
  const [refused, setRefused] = useState(false);
  const matches = word.trim().toUpperCase() === clearTexts.word;
  return (
    <ConfirmDialog
      title={clearTexts.confirmTitle}
      body={clearTexts.confirmBody(count)}
      confirmLabel={clearTexts.confirm}
      busyLabel={clearTexts.clearing}
      busy={clear.isPending}
      error={clear.isError ? clearToasts.clearProducts.failure.fallback : null}
      onConfirm={() => {
        if (matches) clear.mutate(undefined, { onSuccess: onClose });
        else setRefused(true);
      }}
      onCancel={onClose}
    >
      <TextField
        label={clearTexts.wordLabel}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={word}
        error={refused && !matches ? clearTexts.wordLabel : null}
        onChange={(event) => setWord(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** Deletes every product; the notice has their number. */
function useClearProducts() {
  const client = useQueryClient();
  const { success, cleared, failure } = clearToasts.clearProducts;
  return useMutation({
    mutationFn: () => requestJson<ClearedProducts>('/api/admin/products/all', { method: 'DELETE', staff: true }),
    // Replaces the server's sentence: staff need to know that nothing was deleted.
    onError: () => toasts.show({ title: failure.title, description: failure.fallback, tone: 'error' }),
    onSuccess: ({ deletedCount, changeId }) =>
      offerUndoOf(
        client,
        { service: 'catalog', ids: [changeId] },
        { title: success, description: cleared(deletedCount) },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.staffProducts }),
  });
}
