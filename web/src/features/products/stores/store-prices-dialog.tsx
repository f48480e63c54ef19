import type { BulkOverride, BulkOverrideResult, ChainValues, RetailMatrix, RetailOverride } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceOf, slipsOfConflict } from '../../../shared/api/api-error.ts';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { confirmAsSecond, type Second } from '../../../shared/api/price-guard.ts';
import { patchProduct, type ProductData } from '../../../shared/api/staff-products.ts';
import { applyOverrides, fetchStorePrices, type OwnField } from '../../../shared/api/store-prices.ts';
import { storesQuery } from '../../../shared/api/stores.ts';
import { PublishAnyway, questionsOf } from '../../../shared/kit/price-question.tsx';
import { NO_SECOND, SecondPersonFields } from '../../../shared/kit/second-person-fields.tsx';
import { SelectBox } from '../../../shared/kit/selection-bar.tsx';
import { useStoreChoosing } from '../../../shared/kit/stores-field.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { namesOf, storeNameIn } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog, confirming, useDiscardQuestion } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { changesTexts } from '../../../texts/changes.ts';
import { priceGuardTexts } from '../../../texts/price-guard.ts';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';
import { itemOf, LEAVE_ALL, leavesAll, OverrideForm, type OverrideChoices } from './override-form.tsx';

const texts = storeScopeTexts.dialog;

/** Each store's own values of a product, with a form to change several stores at once. */
export function StorePricesDialog({ product, onClose }: { product: ProductData; onClose: () => void }) {
  const matrix = useQuery({
    queryKey: staffKeys.storePrices(product.id),
    queryFn: ({ signal }) => fetchStorePrices(product.id, signal),
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [choices, setChoices] = useState<OverrideChoices>(LEAVE_ALL);
  const [nothing, setNothing] = useState(false);
  const [recalling, setRecalling] = useState(false);
  const [second, setSecond] = useState(NO_SECOND);
  const { requestClose, question } = useDiscardQuestion(!leavesAll(choices), onClose);
  const apply = useApply();
  const recall = useRecall(product.id);
  const preview = apply.data?.dryRun === true ? apply.data : null;
  const change = (part: () => void): void => {
    // The preview is out of date.
    apply.reset();
    setNothing(false);
    part();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (apply.isPending) return;
    const item = itemOf(product.id, choices);
    if (item === null || chosen.length === 0) {
      setNothing(true);
      return;
    }
    const body = { stores: [...chosen], items: [item] };
    const look = (): void => apply.mutate({ ...body, dryRun: true });
    if (preview === null) look();
    else {
      const confirm = preview.slips > 0 ? true : undefined;
      apply.mutate(
        { ...body, hash: preview.hash, confirm, ...(preview.needsSecondPerson ? { second } : {}) },
        {
          onSuccess: () => setChoices(LEAVE_ALL),
          // The preview asks.
          onError: (error) => slipsOfConflict(error) !== null && look(),
        },
      );
    }
  };
  const row = matrix.data?.rows[0];
  const canApply = preview !== null && preview.changed > 0;
  return (
    <Dialog
      title={texts.title}
      size="wide"
      description={
        row && (
          <>
            <strong className="block text-ink">{row.name}</strong>
            {texts.chain(formatMoney(row.chain.ourPrice), formatMoney(row.chain.retailPrice), row.chain.active)}
          </>
        )
      }
      onCloseRequest={requestClose}
      footer={
        <>
          <Button className="mr-auto text-price" onClick={() => setRecalling(true)}>
            {texts.recall}
          </Button>
          <Button type="submit" form="store-prices" tone="primary" aria-busy={apply.isPending}>
            {apply.isPending
              ? apply.variables.dryRun
                ? texts.previewing
                : texts.applying
              : canApply
                ? preview.slips > 0
                  ? priceGuardTexts.publish
                  : texts.apply(preview.changed)
                : texts.preview}
          </Button>
        </>
      }
    >
      {matrix.isPending && <p>{texts.loading}</p>}
      {matrix.isError && (
        <ErrorState onRetry={() => void matrix.refetch()}>{sentenceOf(matrix.error, texts.failed)}</ErrorState>
      )}
      {matrix.data !== undefined && row !== undefined && (
        <form id="store-prices" noValidate className="grid gap-5" onSubmit={submit}>
          <StoresTable
            matrix={matrix.data}
            overrides={row.stores}
            value={chosen}
            onChange={(next) => change(() => setChosen(next))}
          />
          <OverrideForm choices={choices} onChange={(next) => change(() => setChoices(next))} />
          {nothing && <Alert>{texts.nothing}</Alert>}
          <Alert error={apply.error} fallback={texts.error} />
          {preview?.needsSecondPerson && <SecondPersonFields second={second} onChange={setSecond} />}
          {preview !== null && <Preview result={preview} chain={row.chain} size={product.size} />}
          {apply.data?.dryRun === false && <output>{texts.applied(apply.data.changed)}</output>}
        </form>
      )}
      {recalling && (
        <ConfirmDialog
          title={texts.recallTitle}
          body={texts.recallBody}
          confirmLabel={texts.recall}
          busyLabel={texts.recalling}
          fallback={texts.error}
          {...confirming(recall, undefined, () => setRecalling(false))}
        />
      )}
      {question}
    </Dialog>
  );
}

interface StoresTableProps {
  matrix: RetailMatrix;
  overrides: Readonly<Record<string, RetailOverride>>;
  value: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function StoresTable({ matrix, overrides, value, onChange }: StoresTableProps) {
  const known = useQuery(storesQuery).data ?? [];
  const stores = matrix.stores.map((slug) => ({ slug, name: storeNameIn(known, slug), chineseName: null }));
  const { found, controls, areChosen, turn } = useStoreChoosing({ stores, by: 'slug', value, onChange });
  return (
    <>
      {controls}
      <ScrollRegion className="max-h-[40vh] overflow-auto" label={texts.title}>
        <table className="figures-table [&_td]:break-keep [&_thead]:break-keep">
          <TableHead
            columns={[
              [
                <SelectBox
                  key="all"
                  label={texts.chooseAll}
                  checked={areChosen(found)}
                  onChange={({ target }) => turn(found, target.checked)}
                />,
                'w-10',
              ],
              texts.store,
              [texts.ourPrice, 'text-right'],
              [texts.retail, 'text-right'],
              [texts.sold, 'pl-4'],
            ]}
          />
          <tbody>
            {found.map((store) => {
              const own = overrides[store.slug];
              return (
                <tr key={store.slug}>
                  <td>
                    <SelectBox
                      label={texts.choose(namesOf(store)[0].text)}
                      checked={areChosen([store])}
                      onChange={({ target }) => turn([store], target.checked)}
                    />
                  </td>
                  <th scope="row">{store.name}</th>
                  <td className="text-right">{priceText(own?.ourPrice)}</td>
                  <td className="text-right">{priceText(own?.retailPrice)}</td>
                  <td className="pl-4">{soldText(own?.active)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

const follows: ReactNode = <span className="text-ink-3">{texts.follows}</span>;

const priceText = (price: number | null | undefined): ReactNode =>
  price == null ? follows : <strong>{formatMoney(price)}</strong>;

const soldText = (active: boolean | null | undefined): ReactNode =>
  active == null ? follows : <strong>{active ? texts.yes : texts.no}</strong>;

interface PreviewProps {
  result: BulkOverrideResult;
  /** The values of stores without their own. */
  chain: ChainValues;
  size: string;
}

function Preview({ result, chain, size }: PreviewProps) {
  const stores = useQuery(storesQuery).data ?? [];
  if (result.changed === 0) return <output className="font-semibold">{texts.unchanged}</output>;
  const text = (value: number | boolean): string => {
    if (typeof value === 'number') return formatMoney(value);
    return value ? texts.yes : texts.no;
  };
  const textOf = (own: number | boolean | null, field: OwnField): string =>
    own === null ? texts.inherits(text(chain[field])) : text(own);
  return (
    // On a phone it appears below the edge of the window.
    <section ref={showWhole} aria-label={texts.changes} className="border border-hairline bg-sunken p-4">
      {result.slips > 0 && (
        <PublishAnyway
          questions={questionsOf(
            result.changes.flatMap(({ slips = [] }) => slips),
            size,
          )}
        />
      )}
      <h3 className="pb-2 font-semibold">{texts.changes}</h3>
      <ul className="grid gap-1">
        {result.changes.map((change) => {
          const parts = [
            ['ourPrice', texts.ourPrice, change.oldOurPrice, change.newOurPrice],
            ['retailPrice', texts.retail, change.oldRetailPrice, change.newRetailPrice],
            ['active', texts.sold, change.oldActive, change.newActive],
          ] as const;
          const changes = parts.filter(([, , before, after]) => before !== after);
          const lines = changes.map(
            ([field, label, before, after]) => `${label} ${texts.was(textOf(before, field), textOf(after, field))}`,
          );
          return (
            <li key={change.store}>
              <strong>{storeNameIn(stores, change.store)}</strong>: {lines.join(', ')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const showWhole = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'nearest' });

function useApply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ second, ...body }: BulkOverride & { second?: Second }) =>
      applyOverrides(second ? { ...body, confirmation: await confirmAsSecond(second, body.hash ?? '') } : body),
    onSuccess: async ({ dryRun, changeId }) => {
      if (dryRun) return;
      offerUndoOf(client, { service: 'catalog', ids: [changeId] }, { title: changesTexts.kinds['overrides-applied'] });
      await client.invalidateQueries({ queryKey: staffKeys.staffProducts });
    },
  });
}

/** Takes the product off sale in every store, whatever their own values. */
function useRecall(productId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (_nothing: undefined) => patchProduct(productId, { active: false, everywhere: true }),
    onSuccess: async ({ changeId, description }) => {
      const title = changesTexts.kinds['product-recalled'];
      offerUndoOf(client, { service: 'catalog', ids: [changeId] }, { title, description });
      await client.invalidateQueries({ queryKey: staffKeys.staffProducts });
    },
  });
}
