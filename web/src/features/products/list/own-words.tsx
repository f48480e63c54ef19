import { formatMoney } from '@larder/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { followChain, type OwnField } from '../../../shared/api/store-prices.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';
import { problems } from '../changes/product-cache.ts';
import { useProductScope } from '../product-scope.ts';

export const OWN_FIELDS: readonly OwnField[] = ['ourPrice', 'retailPrice', 'active'];

const NAMES: Record<OwnField, string> = {
  ourPrice: productListTexts.columns.ourPrice,
  retailPrice: productListTexts.columns.retail,
  active: productListTexts.columns.status,
};

/** Beside what a store says itself: what all stores say. Nothing where the store follows. */
export function ChainValue({ product, field }: { product: ProductData; field: OwnField }) {
  const { own, chain } = product;
  if (own === undefined || chain === undefined || own[field] === null) return null;
  const text = valueText(chain, field);
  return (
    <span className="block text-xs text-ink-3" data-own={field}>
      <span className="sr-only">{`${storeScopeTexts.chainHas(text)}, `}</span>
      <s aria-hidden title={storeScopeTexts.chainHas(text)}>
        {text}
      </s>{' '}
      <span className="font-semibold text-brand">{storeScopeTexts.own}</span>
    </span>
  );
}

/** Lets the store follow the chain again in everything that it says itself of a product. */
export function OwnReset({ product, fields }: { product: ProductData; fields: readonly OwnField[] }) {
  const { own, chain } = product;
  const follow = useFollowChain(product);
  const said = own === undefined ? [] : fields.filter((field) => own[field] !== null);
  if (chain === undefined || said.length === 0) return null;
  const what = said.map((field) => NAMES[field]).join(', ');
  const values = said.map((field) => valueText(chain, field)).join(', ');
  return (
    <IconButton
      icon={RotateCcw}
      label={storeScopeTexts.follow(what, product.description, values)}
      aria-busy={follow.isPending}
      onClick={() => !follow.isPending && follow.mutate(said)}
    />
  );
}

function valueText(chain: NonNullable<ProductData['chain']>, field: OwnField): string {
  if (field === 'active') return chain.active ? productListTexts.active : productListTexts.inactive;
  return formatMoney(chain[field]);
}

function useFollowChain({ id, description }: ProductData) {
  const client = useQueryClient();
  const { store } = useProductScope();
  return useMutation({
    scope: { id: `product-${id} ${store ?? ''}` },
    meta: productToasts.updateProduct,
    mutationFn: async (fields: readonly OwnField[]) => (store === null ? null : followChain(store, id, fields)),
    onSuccess: problems.clear,
    onError: (error) => {
      const { title, fallback } = productToasts.updateProduct.failure;
      problems.show({ title: `${title}: ${description}`, detail: sentenceOf(error, fallback) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.staffProducts }),
  });
}
