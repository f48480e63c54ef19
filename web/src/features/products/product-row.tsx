import type { Product } from '@larder/contracts';
import { RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { memo } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { ProductPicture } from '../../shared/ui/product-picture.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { PriceCell } from './price-cell.tsx';
import { Savings } from './savings.tsx';
import { useUpdateProduct } from './use-update-product.ts';

interface ProductRowProps {
  product: Product;
  editable: boolean;
}

export const ProductRow = memo(function ProductRow({ product, editable }: ProductRowProps) {
  const update = useUpdateProduct(product.id);
  return (
    <tr data-product={product.id} data-inactive={product.active ? undefined : ''}>
      <th scope="row">
        <span className="flex items-center gap-3">
          <ProductPicture
            url={product.imageUrl}
            category={product.category}
            iconSize={20}
            className="product-thumb size-10 flex-none border border-hairline"
          />
          <span className="grid leading-snug">
            <span className="font-semibold">{product.description}</span>
            {product.chineseName !== null && (
              <span lang={CHINESE} className="text-sm text-ink-2">
                {product.chineseName}
              </span>
            )}
          </span>
        </span>
      </th>
      <td className="max-lg:hidden">{RETAIL_CATEGORY_LABELS[product.category]}</td>
      <td>{product.size}</td>
      <td className="figure">
        <PriceCell product={product} field="retailPrice" editable={editable} save={update.mutateAsync} />
      </td>
      <td className="figure">
        <PriceCell product={product} field="ourPrice" editable={editable} save={update.mutateAsync} />
      </td>
      <td className="figure">
        <Savings product={product} />
      </td>
      <td>
        <ActiveSwitch product={product} editable={editable} pending={update.isPending} save={update.mutate} />
      </td>
    </tr>
  );
});
