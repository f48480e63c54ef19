import type { RestaurantOverride, WholesaleChainValues } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { storeNameIn } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog, confirming } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { useDayIn } from '../../../shared/use-store-day.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import { wholesaleStoreTexts as texts } from '../../../texts/restaurant-products/stores.ts';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';
import { useRecallProduct } from '../changes/use-change-products.ts';
import { storeWordsQuery, type WholesaleProduct } from '../restaurant-api.ts';
import { type OverrideField, valueText } from './chain-value.tsx';

const { dialog } = storeScopeTexts;
const { columns } = wholesaleTexts;

const WORDS = [
  ['pricePerUnit', columns.price],
  ['minOrderQuantity', columns.minOrder],
  ['active', columns.status],
  ['soldOutDate', texts.soldOut],
  ['displayOrder', columns.order],
] as const satisfies (readonly [OverrideField, string])[];

/** Own values of each store that differs, and the product's recall. */
export function StoresDialog({ product, onClose }: { product: WholesaleProduct; onClose: () => void }) {
  const matrix = useQuery(storeWordsQuery(product.id));
  const recall = useRecallProduct();
  const [recalling, setRecalling] = useState(false);
  return (
    <Dialog
      title={texts.byStore}
      size="wide"
      description={<strong className="text-ink wrap-anywhere">{product.name}</strong>}
      onCloseRequest={onClose}
      footer={
        <Button className="mr-auto text-price" onClick={() => setRecalling(true)}>
          {dialog.recall}
        </Button>
      }
    >
      <Loaded query={matrix} loading={texts.loading} failed={texts.failed}>
        {({ rows: [row] }) => {
          const differing = Object.entries(row?.stores ?? {});
          if (row === undefined || differing.length === 0) return <p>{texts.allFollow}</p>;
          return (
            <>
              <ScrollRegion className="max-h-[50vh] overflow-auto" label={texts.byStore}>
                <table className="figures-table">
                  <TableHead columns={[dialog.store, ...WORDS.map(([, label]) => [label, 'text-right'] as const)]} />
                  <tbody>
                    {differing.map(([slug, own]) => (
                      <StoreRow key={slug} slug={slug} own={own} chain={row.chain} unit={product.unit} />
                    ))}
                  </tbody>
                </table>
              </ScrollRegion>
              <p className="pt-3 text-sm text-ink-2">{texts.othersFollow}</p>
            </>
          );
        }}
      </Loaded>
      {recalling && (
        <ConfirmDialog
          title={dialog.recallTitle}
          body={dialog.recallBody}
          confirmLabel={dialog.recall}
          busyLabel={dialog.recalling}
          fallback={texts.failed}
          {...confirming(recall, product.id, () => setRecalling(false))}
        />
      )}
    </Dialog>
  );
}

interface StoreRowProps {
  slug: string;
  own: RestaurantOverride;
  chain: WholesaleChainValues;
  unit: string;
}

function StoreRow({ slug, own, chain, unit }: StoreRowProps) {
  const { stores } = useStoreScope();
  const today = useDayIn(stores.find((each) => each.slug === slug)?.timeZone ?? 'UTC');
  const overridden = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  return (
    <tr>
      <th scope="row">{storeNameIn(stores, slug)}</th>
      {WORDS.map(([field]) => (
        <td key={field} className="text-right">
          {own[field] === null ? (
            <span className="text-ink-3">{dialog.follows}</span>
          ) : (
            <strong>{valueText(Object.assign({}, chain, overridden), field, unit, today)}</strong>
          )}
        </td>
      ))}
    </tr>
  );
}
