import type { ProductEdits } from '@larder/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, sentenceOf } from '../../../shared/api/api-error.ts';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { confirmAsSecond } from '../../../shared/api/price-guard.ts';
import { editProducts, type ProductData } from '../../../shared/api/staff-products.ts';
import { applyOverrides } from '../../../shared/api/store-prices.ts';
import { storesQuery } from '../../../shared/api/stores.ts';
import { PlannedChanges, SlipsToCheck } from '../../../shared/csv-import/price-changes.tsx';
import { hasSigned, NO_SECOND } from '../../../shared/kit/second-person-fields.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { storeNameIn } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { overlayTexts } from '../../../texts/overlays.ts';
import { productBulkTexts } from '../../../texts/products/bulk.ts';
import { type BulkChange, type BulkPlan, chainPlan, itemOfEdit, storesPlan } from './bulk-change.ts';

const texts = productBulkTexts.review;

interface ReviewDialogProps {
  change: BulkChange;
  /** The loaded list. */
  products: readonly ProductData[];
  onClose: () => void;
  /** Called once it is published and the list was refetched. */
  onPublished: () => void;
}

/** The effect of a change of many products, line by line, and a button that publishes exactly that. */
export function ReviewDialog({ change, products, onClose, onPublished }: ReviewDialogProps) {
  const { plan, look, publish } = useBulkChange(change, products);
  /** The plan whose slips were confirmed. */
  const [checked, setChecked] = useState<BulkPlan | null>(null);
  const [second, setSecond] = useState(NO_SECOND);
  const isChecked = plan !== null && (plan.slips === 0 || checked === plan);
  const isSigned = plan?.needsSecondPerson !== true || hasSigned(second);
  const busy = publish.isPending;
  const run = (): void => {
    if (plan === null || busy) return;
    publish.mutate({ plan, second }, { onSuccess: onPublished });
  };
  return (
    <Dialog
      size="wide"
      title={texts.title}
      onCloseRequest={() => !busy && onClose()}
      footer={
        <>
          <Alert error={isStale(publish.error) ? null : publish.error} fallback={texts.failed} className="mr-auto" />
          <Button aria-disabled={busy} onClick={() => !busy && onClose()}>
            {overlayTexts.cancel}
          </Button>
          {plan !== null && plan.changed > 0 && (
            <Button tone="primary" aria-busy={busy} disabled={!isChecked || !isSigned} onClick={run}>
              {busy ? texts.publishing : texts.publish(plan.changed)}
            </Button>
          )}
        </>
      }
    >
      {look.isPending && plan === null && <output className="block py-6 text-ink-2">{texts.looking}</output>}
      {look.isError && <ErrorState onRetry={look.mutate}>{sentenceOf(look.error, texts.failed)}</ErrorState>}
      {plan !== null && (
        <div className="grid gap-4">
          <Alert>{isStale(publish.error) ? texts.stale : null}</Alert>
          <SlipsToCheck
            plan={plan}
            checked={isChecked}
            onCheck={(on) => setChecked(on ? plan : null)}
            second={second}
            onSecond={setSecond}
          />
          {plan.changed === 0 ? (
            <output className="font-semibold">{texts.unchanged}</output>
          ) : (
            <PlannedChanges
              title={change.stores === null ? texts.changed(plan.changed) : texts.changedInStores(plan.changed)}
              columns={texts.columns}
              changes={plan.lines}
              more={plan.unlisted > 0 ? texts.more(plan.unlisted) : null}
              className="max-h-[46vh]"
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

type Consent = Pick<ProductEdits, 'dryRun' | 'hash' | 'confirm' | 'confirmation'>;

/** Whether other users have changed the same products since the preview. */
const isStale = (error: Error | null): boolean => error instanceof ApiError && error.status === 409;

/** Requests the plan of a change on opening, and publishes it by its hash. */
function useBulkChange(change: BulkChange, products: readonly ProductData[]) {
  const client = useQueryClient();
  const stores = useQuery(storesQuery).data ?? [];
  const [plan, setPlan] = useState<BulkPlan | null>(null);
  const nameOf = (slug: string): string => storeNameIn(stores, slug);
  const send = async (consent: Consent): Promise<{ plan: BulkPlan; changeId?: string }> => {
    if (change.stores === null) {
      const result = await editProducts({ items: [...change.items], ...consent });
      return { plan: chainPlan(result, change, products), changeId: result.changeId };
    }
    const body = { stores: [...change.stores], items: change.items.map(itemOfEdit), ...consent };
    const result = await applyOverrides(body);
    return { plan: storesPlan(result, nameOf, products), changeId: result.changeId };
  };
  const look = useMutation({
    mutationFn: async () => (await send({ dryRun: true })).plan,
    onSuccess: setPlan,
  });
  const publish = useMutation({
    mutationFn: async ({ plan: { hash, slips, needsSecondPerson }, second }: Publishing) =>
      send({
        hash,
        ...(slips > 0 && { confirm: true }),
        ...(needsSecondPerson && { confirmation: await confirmAsSecond(second, hash) }),
      }),
    onSuccess: async ({ plan: { changed }, changeId }) => {
      await client.invalidateQueries({ queryKey: staffKeys.staffProducts });
      const notice = { title: texts.publishedTitle, description: texts.published(changed) };
      offerUndoOf(client, { service: 'catalog', ids: [changeId] }, notice);
    },
    onError: async (error) => {
      if (!isStale(error)) return;
      await client.invalidateQueries({ queryKey: staffKeys.staffProducts });
      look.mutate();
    },
  });
  const { mutate } = look;
  useEffect(() => mutate(), [mutate]);
  return { plan, look, publish };
}

interface Publishing {
  plan: BulkPlan;
  second: typeof NO_SECOND;
}
