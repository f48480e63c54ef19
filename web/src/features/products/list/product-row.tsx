import { RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { memo } from 'react';
import { CHINESE } from '../../../shared/chinese.ts';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { MoveButtons } from '../../../shared/ui/order/move-buttons.tsx';
import type { MoveDirection } from '../../../shared/ui/order/move-direction.ts';
import { ProductPicture } from '../../../shared/ui/product-picture.tsx';
import { useUpdateProduct } from '../changes/use-update-product.ts';
import { ActiveSwitch } from './active-switch.tsx';
import { PriceCell } from './price-cell.tsx';
import type { ProductActions, RowPlace } from './product-actions.ts';
import { RowButtons } from './row-buttons.tsx';
import { Savings } from './savings.tsx';

interface ProductRowProps extends RowPlace {
  product: ProductData;
  editable: boolean;
  actions: ProductActions;
  onMove: (product: ProductData, direction: MoveDirection) => void;
  measure: ((element: Element | null) => void) | null;
}

export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, editable, actions, index, total, movable, onMove, measure } = props;
  const update = useUpdateProduct(product.id);
  return (
    <tr
      ref={measure}
      data-index={index}
      data-product={product.id}
      data-inactive={product.active ? undefined : ''}
      // The header is the first row.
      aria-rowindex={measure === null ? undefined : index + 2}
    >
      {movable && (
        <td className="moves">
          <MoveButtons
            name={product.description}
            index={index}
            total={total}
            onMove={(direction) => onMove(product, direction)}
          />
        </td>
      )}
      <th scope="row">
        <span className="flex items-center gap-3">
          <ProductPicture
            url={product.imageUrl}
            category={product.category}
            iconSize={20}
            className="product-thumb size-10 flex-none border border-hairline"
          />
          <span className="grid min-w-0 leading-snug [overflow-wrap:anywhere]">
            <span className="line-clamp-3 font-semibold" title={product.description}>
              {product.description}
            </span>
            {product.chineseName !== null && (
              <span lang={CHINESE} className="line-clamp-2 text-sm text-ink-2">
                {product.chineseName}
              </span>
            )}
            <span className="text-sm text-ink-3 xl:hidden">
              {RETAIL_CATEGORY_LABELS[product.category]} · {product.size}
            </span>
          </span>
        </span>
      </th>
      <td className="max-xl:hidden">{RETAIL_CATEGORY_LABELS[product.category]}</td>
      <td className="[overflow-wrap:anywhere] max-xl:hidden">{product.size}</td>
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
      {editable && (
        <td>
          <RowButtons product={product} actions={actions} />
        </td>
      )}
    </tr>
  );
});
