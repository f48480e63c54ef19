import type { PriceBatch, PriceBatchDetail, Product, Store } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { batchQuery, previewQuery } from '../../../shared/api/price-batches.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { Printed } from '../../../shared/kit/print-sheet.tsx';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField } from '../../../shared/ui/fields.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { paperTexts as texts } from '../../../texts/products/paper.ts';
import { TAG_SIZES, TagSheets, type TagProduct, type TagSize } from '../tags/tag-sheets.tsx';
import { Flyer, FLYER_PRODUCTS } from './flyer.tsx';

interface PaperDialogProps {
  batch: PriceBatch;
  stores: readonly Store[];
  /** The period as text. */
  when: string;
  onClose: () => void;
}

type Paper = 'flyer' | TagSize;

/** Prints a batch: a flyer for shoppers, and the shelf tags that it changes. */
export function PaperDialog({ batch, stores, when, onClose }: PaperDialogProps) {
  const detail = useQuery(batchQuery(batch.id));
  const of = detail.data?.stores ?? batch.stores;
  const own = of.flatMap(({ store }) => stores.find(({ slug }) => slug === store) ?? []);
  const [chosen, setSlug] = useState<string | null>(null);
  const slug = chosen ?? own[0]?.slug ?? '';
  const [paper, setPaper] = useState<Paper>('flyer');
  const [isPrinting, setIsPrinting] = useState(false);
  const printed = (): void => setIsPrinting(false);
  const starts = of.find(({ store }) => store === slug)?.startsAt ?? '';
  // The prices right after the start are shown.
  const [now] = useState(() => Date.now());
  const at = new Date(Math.max(Date.parse(starts) || 0, now) + 1_000).toISOString();
  const then = useQuery({ ...previewQuery(slug, at, 'shopper'), enabled: slug !== '' });
  // Nothing is loaded while all of its stores are closed.
  const shown = { ...then, data: slug === '' ? null : then.data };
  const products = detail.data && then.data ? offered(detail.data, slug, then.data.products) : [];
  const flyer = <Flyer name={batch.name} when={when} stores={own} products={products} />;
  return (
    <Dialog
      title={texts.title}
      size="wide"
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button icon={Printer} tone="primary" disabled={products.length === 0} onClick={() => setIsPrinting(true)}>
            {paper === 'flyer' ? texts.printFlyer : texts.printTags(products.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={texts.paper}
            value={String(paper)}
            options={[
              { value: 'flyer', label: texts.flyer },
              ...TAG_SIZES.map((size) => ({ value: String(size), label: texts.tags(size) })),
            ]}
            onChange={({ target }) => setPaper(TAG_SIZES.find((size) => String(size) === target.value) ?? 'flyer')}
          />
          {own.length > 1 && (
            <SelectField
              label={texts.store}
              hint={texts.storeHint}
              value={slug}
              options={own.map((each) => ({ value: each.slug, label: namesOf(each)[0].text }))}
              onChange={({ target }) => setSlug(target.value)}
            />
          )}
        </div>
        <Loaded query={detail} loading={texts.loading} failed={texts.failed}>
          {() => (
            <Loaded query={shown} loading={texts.loading} failed={texts.failed}>
              {() => (
                <>
                  <output>{products.length === 0 ? texts.nothing : texts.products(products.length)}</output>
                  {paper === 'flyer' && products.length > FLYER_PRODUCTS && <p>{texts.tooMany(FLYER_PRODUCTS)}</p>}
                  {paper === 'flyer' && products.length > 0 && (
                    <ScrollRegion className="max-h-[60vh] overflow-auto border border-hairline" label={texts.flyer}>
                      <div className="mx-auto w-fit [zoom:0.7] max-sm:[zoom:tan(atan2(100vw-52px,8.5in))]">{flyer}</div>
                    </ScrollRegion>
                  )}
                </>
              )}
            </Loaded>
          )}
        </Loaded>
      </div>
      {isPrinting && paper === 'flyer' && <Printed onPrinted={printed}>{flyer}</Printed>}
      {isPrinting && paper !== 'flyer' && <TagSheets tags={products.map(tagOf)} size={paper} onPrinted={printed} />}
    </Dialog>
  );
}

/** Products of the batch that are for sale in the store, except those it opted out of. */
function offered({ items, exceptions }: PriceBatchDetail, store: string, products: readonly Product[]): Product[] {
  const left = new Set(exceptions.filter((each) => each.store === store).map(({ productId }) => productId));
  const ids = new Set(items.map(({ productId }) => productId).filter((id) => !left.has(id)));
  return products.filter(({ id }) => ids.has(id));
}

const tagOf = ({ id, ...product }: Product): TagProduct => ({ productId: id, ...product });
