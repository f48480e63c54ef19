import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { applyOverrides, redundantPlanQuery } from '../../../shared/api/store-prices.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { overlayTexts } from '../../../texts/overlays.ts';
import { overviewTexts as texts } from '../../../texts/stores/overview.ts';

/** The most products listed. */
const LISTED = 200;

interface RedundantDialogProps {
  store: { slug: string; name: string };
  onClose: () => void;
}

/** Removes a store's overrides that equal the chain's values, as previewed and undoable. */
export function RedundantDialog({ store, onClose }: RedundantDialogProps) {
  const client = useQueryClient();
  const plan = useQuery(redundantPlanQuery(store.slug));
  const removal = useMutation({
    mutationFn: applyOverrides,
    // A stale plan would be refused again.
    onError: () => void plan.refetch(),
    onSuccess: async ({ changed, changeId }) => {
      onClose();
      if (changeId !== undefined)
        offerUndoOf(client, { service: 'catalog', ids: [changeId] }, { title: texts.removed(changed) });
      await client.invalidateQueries({ queryKey: staffKeys.staffProducts });
    },
  });
  const { data } = plan;
  const busy = removal.isPending;
  return (
    <Dialog
      title={texts.removeTitle(store.name)}
      size="medium"
      onCloseRequest={() => !busy && onClose()}
      footer={
        <>
          <Button aria-disabled={busy} onClick={() => !busy && onClose()}>
            {data === null ? overlayTexts.close : overlayTexts.cancel}
          </Button>
          {data && (
            <Button
              tone="primary"
              aria-busy={busy}
              onClick={() => {
                if (!busy) removal.mutate({ stores: [store.slug], items: data.items, hash: data.plan.hash });
              }}
            >
              {texts.remove}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={plan} loading={texts.removing} failed={texts.planFailed}>
        {(found) =>
          found === null ? (
            <p>{texts.planNone}</p>
          ) : (
            <>
              <p className="pb-3">{texts.plan(found.plan.changed)}</p>
              <ScrollRegion label={store.name} className="max-h-[45vh] overflow-auto border border-edge px-3 py-2">
                <ul>
                  {found.plan.changes.slice(0, LISTED).map(({ productId, description }) => (
                    <li key={productId} className="wrap-anywhere">
                      {description}
                    </li>
                  ))}
                  {found.plan.changed > LISTED && <li>{texts.planMore(found.plan.changed - LISTED)}</li>}
                </ul>
              </ScrollRegion>
            </>
          )
        }
      </Loaded>
      <Alert error={removal.error} fallback={texts.removeFailed} />
    </Dialog>
  );
}
