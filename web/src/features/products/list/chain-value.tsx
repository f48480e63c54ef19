import type { RunningBatch } from '@larder/contracts';
import { dayIn, formatMoney } from '@larder/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { followChain, type OwnField } from '../../../shared/api/store-prices.ts';
import { StruckChainValue, FollowButton } from '../../../shared/kit/chain-value.tsx';
import { useZones } from '../../../shared/kit/store-zones.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { formatInstant, formatShortDay } from '../../../shared/time/format-time.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';
import { problems } from '../changes/product-cache.ts';
import { useProductScope } from '../product-scope.ts';

const NAMES: Record<OwnField, string> = {
  ourPrice: productListTexts.columns.ourPrice,
  retailPrice: productListTexts.columns.retail,
  active: productListTexts.columns.status,
};

/** The chain's value next to a store's own, or the running batch that covers both; nothing where the store follows. */
export function ChainValue({ product, field }: { product: ProductData; field: OwnField }) {
  const { own, chain, batch } = product;
  if (own === undefined || chain === undefined) return null;
  const usual = own[field] ?? chain[field];
  if (batch !== undefined && product[field] !== usual)
    return <BatchValue batch={batch} field={field} then={valueText(usual)} />;
  if (own[field] === null) return null;
  return <StruckChainValue field={field} text={valueText(chain[field])} />;
}

/** The batch that sets a value, the day of its end, and the value afterwards; the end's time is in the tooltip. */
function BatchValue({ batch, field, then }: { batch: RunningBatch; field: OwnField; then: string }) {
  const timeZone = useZones()(useProductScope().store);
  return (
    <span className="block text-xs text-ink-3" data-batch-price={field} title={formatInstant(batch.endsAt, timeZone)}>
      <span className="line-clamp-1 break-all">{batch.name}</span>
      {storeScopeTexts.batch(formatShortDay(dayIn(new Date(batch.endsAt), timeZone)), then)}
    </span>
  );
}

/** Removes all of the store's own values of a product, so that it follows the chain again. */
export function OwnReset({ product, fields }: { product: ProductData; fields: readonly OwnField[] }) {
  const { own, chain } = product;
  const follow = useFollowChain(product);
  const overridden = own === undefined ? [] : fields.filter((field) => own[field] !== null);
  if (chain === undefined || overridden.length === 0) return null;
  const what = overridden.map((field) => NAMES[field]).join(', ');
  const values = overridden.map((field) => valueText(chain[field])).join(', ');
  return (
    <FollowButton
      what={what}
      product={product.description}
      chain={values}
      pending={follow.isPending}
      onFollow={() => follow.mutate(overridden)}
    />
  );
}

function valueText(value: number | boolean): string {
  if (typeof value === 'number') return formatMoney(value);
  return value ? productListTexts.active : productListTexts.inactive;
}

function useFollowChain({ id, description }: ProductData) {
  const client = useQueryClient();
  const { store } = useProductScope();
  return useMutation({
    scope: { id: `product-${id} ${store ?? ''}` },
    meta: productToasts.updateProduct,
    mutationFn: async (fields: readonly OwnField[]) => (store === null ? null : followChain([store], id, fields)),
    onSuccess: problems.clear,
    onError: (error) => {
      const { title, fallback } = productToasts.updateProduct.failure;
      problems.show({ title: `${title}: ${description}`, detail: sentenceOf(error, fallback) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.staffProducts }),
  });
}
