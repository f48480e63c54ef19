import { formatMoney } from '@larder/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { followChain, type OwnField } from '../../../shared/api/store-prices.ts';
import { StruckChainValue, FollowButton } from '../../../shared/kit/chain-value.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { problems } from '../changes/product-cache.ts';
import { useProductScope } from '../product-scope.ts';

const NAMES: Record<OwnField, string> = {
  ourPrice: productListTexts.columns.ourPrice,
  retailPrice: productListTexts.columns.retail,
  active: productListTexts.columns.status,
};

/** The chain's value next to a store's own; nothing where the store follows. */
export function ChainValue({ product, field }: { product: ProductData; field: OwnField }) {
  const { own, chain } = product;
  if (own === undefined || chain === undefined || own[field] === null) return null;
  return <StruckChainValue field={field} text={valueText(chain, field)} />;
}

/** Removes all of the store's own values of a product, so that it follows the chain again. */
export function OwnReset({ product, fields }: { product: ProductData; fields: readonly OwnField[] }) {
  const { own, chain } = product;
  const follow = useFollowChain(product);
  const overridden = own === undefined ? [] : fields.filter((field) => own[field] !== null);
  if (chain === undefined || overridden.length === 0) return null;
  const what = overridden.map((field) => NAMES[field]).join(', ');
  const values = overridden.map((field) => valueText(chain, field)).join(', ');
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
    mutationFn: async (fields: readonly OwnField[]) => (store === null ? null : followChain([store], id, fields)),
    onSuccess: problems.clear,
    onError: (error) => {
      const { title, fallback } = productToasts.updateProduct.failure;
      problems.show({ title: `${title}: ${description}`, detail: sentenceOf(error, fallback) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.staffProducts }),
  });
}
