import type { Product, Store } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewQuery } from '../../../shared/api/price-batches.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { fromWallClock } from '../../../shared/time/store-time.ts';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { previewTexts as texts } from '../../../texts/products/batches.ts';

interface PreviewDialogProps {
  stores: readonly Store[];
  /** What is shown first: a store and a time on its clock. */
  store: string;
  at: string;
  onClose: () => void;
}

/** What shoppers of a store will see at a time to come, beside what they see now. */
export function PreviewDialog({ stores, onClose, ...first }: PreviewDialogProps) {
  const [slug, setSlug] = useState(first.store);
  const [at, setAt] = useState(first.at);
  const store = stores.find((each) => each.slug === slug) ?? stores[0];
  const instant = store === undefined ? null : fromWallClock(at, store.timeZone);
  return (
    <Dialog title={texts.title} size="wide" onCloseRequest={onClose}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {stores.length > 1 && (
            <SelectField
              label={texts.store}
              value={slug}
              options={stores.map((each) => ({ value: each.slug, label: each.name }))}
              onChange={({ target }) => setSlug(target.value)}
            />
          )}
          <TextField
            label={texts.at}
            hint={texts.atHint}
            type="datetime-local"
            value={at}
            error={instant === null ? texts.invalid : null}
            onChange={({ target }) => setAt(target.value)}
          />
        </div>
        {store !== undefined && instant !== null && <Differences store={store.slug} at={instant} />}
      </div>
    </Dialog>
  );
}

function Differences({ store, at }: { store: string; at: string }) {
  const [now] = useState(() => new Date().toISOString());
  const today = useQuery(previewQuery(store, now));
  const then = useQuery(previewQuery(store, at));
  return (
    <Loaded query={today} loading={texts.loading} failed={texts.failed}>
      {(before) => (
        <Loaded query={then} loading={texts.loading} failed={texts.failed}>
          {(after) => <DifferenceTable changes={changesOf(before.products, after.products)} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface Change {
  product: Product;
  now: string;
  later: string;
}

/** Products that read differently, in the order of the list. */
function changesOf(before: readonly Product[], after: readonly Product[]): Change[] {
  const then = new Map(after.map((product) => [product.id, product]));
  const known = new Set(before.map(({ id }) => id));
  const all = [...before, ...after.filter(({ id }) => !known.has(id))];
  return all
    .map((product) => ({
      product,
      now: known.has(product.id) ? priceOf(product) : texts.notSold,
      later: priceOf(then.get(product.id)),
    }))
    .filter((change) => change.now !== change.later);
}

/** "$1.79 ($2.49)": our price and the retail price. */
function priceOf(product: Product | undefined): string {
  if (product === undefined) return texts.notSold;
  return `${formatMoney(product.ourPrice)} (${formatMoney(product.retailPrice)})`;
}

function DifferenceTable({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <output className="block py-4 text-ink-2">{texts.same}</output>;
  return (
    <>
      <output className="font-semibold">{texts.changed(changes.length)}</output>
      <ScrollRegion className="max-h-[46vh] overflow-auto" label={texts.title}>
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">{texts.columns.product}</th>
              <th scope="col" className="text-right">
                {texts.columns.now}
              </th>
              <th scope="col" className="text-right">
                {texts.columns.later}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ product, now, later }) => (
              <tr key={product.id}>
                <th scope="row" className="wrap-anywhere">
                  <BothNames of={{ name: product.description, chineseName: product.chineseName }} />
                </th>
                <td className="text-right">{now}</td>
                <td className="text-right font-semibold">{later}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
