import { discountPercent } from '@larder/kernel';
import { type ComponentProps, memo } from 'react';
import { Facts } from '../../../shared/kit/facts.tsx';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { DiscountTag } from '../../../shared/ui/discount-tag.tsx';
import { ProductPicture } from '../../../shared/ui/product-picture.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { categoryNames } from '../../../texts/words.ts';
import { useUpdateProduct } from '../changes/use-update-product.ts';
import { ChainValue } from './chain-value.tsx';
import { PriceCell } from './price-cell.tsx';
import {
  ActiveSwitch,
  ProductMoves,
  RowButtons,
  Savings,
  SelectBox,
  StoresThatDiffer,
  type ProductItemProps,
} from './product-parts.tsx';

const { columns } = productListTexts;

/** A price, and in a store that overrides it, the chain's. */
function StorePrice(props: ComponentProps<typeof PriceCell>) {
  return (
    <>
      <PriceCell {...props} />
      <ChainValue product={props.product} field={props.field} />
    </>
  );
}

function ProductNames({ product, as: Name }: Pick<ProductItemProps, 'product'> & { as: 'span' | 'p' | 'h3' }) {
  const [first, second] = namesOf({ name: product.description, chineseName: product.chineseName });
  return (
    <>
      <Name lang={first.language} className="line-clamp-3 font-semibold" title={first.text}>
        {first.text}
      </Name>
      {second !== undefined && (
        <span lang={second.language} className="line-clamp-2 text-sm text-ink-2">
          {second.text}
        </span>
      )}
    </>
  );
}

/** The cells of a row of the table. */
export const ProductCells = memo(function ProductCells(props: ProductItemProps) {
  const { product, editable, actions, movable } = props;
  const update = useUpdateProduct(product.id);
  const prices = { product, editable, save: update.mutateAsync };
  const savings = <Savings product={product} />;
  return (
    <>
      {actions.select !== null && (
        <td className="screen-only pr-0!">
          <SelectBox {...props} />
        </td>
      )}
      {movable && (
        <td className="screen-only pr-0">
          <ProductMoves {...props} />
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
          <span className="grid min-w-0 leading-snug wrap-anywhere">
            <ProductNames product={product} as="span" />
            <span className="text-sm text-ink-3 xl:hidden">
              {categoryNames[product.category]} · {product.size}
            </span>
            <StoresThatDiffer product={product} actions={actions} />
          </span>
        </span>
      </th>
      <td className="max-xl:hidden">{categoryNames[product.category]}</td>
      <td className="wrap-anywhere max-xl:hidden">{product.size}</td>
      <td className="figure">
        <StorePrice {...prices} field="retailPrice" />
      </td>
      <td className="figure">
        <StorePrice {...prices} field="ourPrice" />
        <p className="leading-snug xl:hidden">{savings}</p>
      </td>
      <td className="figure max-xl:hidden">{savings}</td>
      <td>
        <ActiveSwitch product={product} editable={editable} pending={update.isPending} save={update.mutate} />
      </td>
      {editable && (
        <td className="screen-only">
          <RowButtons product={product} actions={actions} />
        </td>
      )}
    </>
  );
});

/** The fields of the table's row, stacked for a phone. */
export const ProductListCard = memo(function ProductListCard(props: ProductItemProps) {
  const { product, editable, actions, movable } = props;
  const update = useUpdateProduct(product.id);
  const prices = { product, editable, save: update.mutateAsync };
  return (
    <div className="grid gap-2 border border-hairline bg-surface p-3 pb-1">
      <div className="flex items-start gap-3">
        <ProductPicture
          url={product.imageUrl}
          category={product.category}
          iconSize={24}
          className="product-thumb size-14 flex-none border border-hairline"
        />
        <div className="min-w-0 flex-1 leading-snug wrap-anywhere">
          <ProductNames product={product} as="p" />
          <p className="text-sm text-ink-3">
            {categoryNames[product.category]} · {product.size}
          </p>
          <StoresThatDiffer product={product} actions={actions} />
        </div>
      </div>
      <Facts
        className="flex flex-wrap gap-x-3 border-t border-hairline pt-1"
        rowClass="flex-1"
        nameClass="text-sm text-ink-2"
        items={[
          [columns.retail, <StorePrice key="retail" {...prices} field="retailPrice" />],
          [columns.ourPrice, <StorePrice key="our" {...prices} field="ourPrice" />],
          [
            columns.savings,
            <span key="savings" className="block py-2.5">
              <Savings product={product} />
            </span>,
            'text-right',
          ],
        ]}
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between border-t border-hairline">
        <span className="inline-flex items-center">
          <SelectBox {...props} />
          <ActiveSwitch product={product} editable={editable} pending={update.isPending} save={update.mutate} />
        </span>
        {editable && (
          <span className="inline-flex">
            {movable && <ProductMoves {...props} />}
            <RowButtons product={product} actions={actions} />
          </span>
        )}
      </div>
    </div>
  );
});

/** A product as on the board, with all actions of staff. */
export const GridCard = memo(function GridCard(props: ProductItemProps) {
  const { product, editable, actions, movable } = props;
  const update = useUpdateProduct(product.id);
  const prices = { product, editable, save: update.mutateAsync };
  const percent = discountPercent(product.retailPrice, product.ourPrice);
  const above = product.ourPrice > product.retailPrice;
  return (
    <article className="staff-card">
      <div className="staff-card-picture print:h-[56pt]">
        <ProductPicture
          url={product.imageUrl}
          category={product.category}
          iconSize={40}
          className="product-thumb size-full"
        />
        {percent > 0 && (
          <span className="absolute top-2 left-2">
            <DiscountTag percent={percent} spoken={productListTexts.saves(percent)} />
          </span>
        )}
        {actions.select !== null && (
          <span className="absolute top-1 right-1 grid place-items-center rounded-tag bg-surface px-1.5">
            <SelectBox {...props} />
          </span>
        )}
        {!product.active && (
          <span className="status-chip absolute right-2 bottom-2" data-tone="quiet">
            {productListTexts.inactive}
          </span>
        )}
      </div>
      <div className="min-w-0 px-3 pt-2 leading-snug wrap-anywhere">
        <ProductNames product={product} as="h3" />
        <p className="text-sm text-ink-3">{product.size}</p>
        <StoresThatDiffer product={product} actions={actions} />
      </div>
      <Facts
        className="flex flex-wrap gap-x-4 px-3 pt-1"
        nameClass="text-sm text-ink-2"
        items={[
          [
            columns.ourPrice,
            <span key="our" className="text-lg text-price">
              <StorePrice {...prices} field="ourPrice" />
            </span>,
          ],
          [columns.retail, <StorePrice key="retail" {...prices} field="retailPrice" />],
        ]}
      />
      {above && <p className="px-3 text-sm font-semibold text-price">{productListTexts.aboveRetail}</p>}
      <div className="staff-card-foot screen-only">
        <ActiveSwitch product={product} editable={editable} pending={update.isPending} save={update.mutate} />
        {editable && (
          <span className="inline-flex flex-wrap justify-end">
            {movable && <ProductMoves {...props} />}
            <RowButtons product={product} actions={actions} />
          </span>
        )}
      </div>
    </article>
  );
});
