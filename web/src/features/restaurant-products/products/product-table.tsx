import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import type { WholesaleProduct } from '../model/wholesale-data.ts';
import type { Place, ProductActions } from './product-actions.ts';
import { ProductRow } from './product-row.tsx';

const { columns } = wholesaleTexts;
const ROW_HEIGHT = 61;

interface ProductTableProps {
  products: readonly WholesaleProduct[];
  categories: CategoryIndex;
  editable: boolean;
  actions: ProductActions;
  places: ReadonlyMap<string, Place> | null;
}

export function ProductTable({ products, categories, editable, actions, places }: ProductTableProps) {
  const total = products.length;
  const sparse = total > DRAWN_WHOLE;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLTableSectionElement>({
    count: total,
    rowHeight: ROW_HEIGHT,
    sparse,
  });
  return (
    <table
      className="ledger wholesale-ledger"
      aria-label={wholesaleTexts.list}
      aria-rowcount={sparse ? total + 1 : undefined}
    >
      <thead>
        <tr aria-rowindex={sparse ? 1 : undefined}>
          <th scope="col" className={places === null ? 'w-[72px]' : 'w-[100px] lg:w-[144px]'}>
            {columns.order}
          </th>
          <th scope="col">{columns.product}</th>
          <th scope="col" className="w-[104px] lg:w-[208px]">
            {columns.category}
          </th>
          <th scope="col" className="figure w-[100px] lg:w-[144px]">
            {columns.price}
          </th>
          <th scope="col" className="figure w-[60px] lg:w-[120px]">
            {columns.minOrder}
          </th>
          <th scope="col" className="w-[68px] lg:w-[136px]">
            {columns.status}
          </th>
          <th scope="col" className="w-[100px] lg:w-[136px]">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody ref={container} {...focusHandlers}>
        {rows.map((row) => {
          if ('gap' in row)
            return (
              <tr key={row.gap} aria-hidden className="ledger-gap">
                <td aria-hidden style={{ height: row.height }} />
              </tr>
            );
          const product = products[row.index];
          if (product === undefined) return null;
          return (
            <ProductRow
              key={product.id}
              product={product}
              category={categories.find(product.category)}
              editable={editable}
              actions={actions}
              place={places?.get(product.id) ?? null}
              index={row.index}
              measure={measure}
            />
          );
        })}
      </tbody>
    </table>
  );
}
