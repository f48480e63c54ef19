import type { ProductData } from '../../../shared/products/product-data.ts';
import { SortHeader } from '../../../shared/ui/lists/sort-header.tsx';
import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { orderTexts } from '../../../texts/order.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import type { ProductSort, SortKey } from '../model/sort-products.ts';
import type { ProductActions } from './product-actions.ts';
import { ProductRow } from './product-row.tsx';
import { useRowMove } from './use-row-move.ts';

const { columns } = productListTexts;
const ROW_HEIGHT = 57;

export interface ProductTableProps {
  products: readonly ProductData[];
  editable: boolean;
  movable: boolean;
  sort: ProductSort;
  onChooseSort: (key: SortKey) => void;
  actions: ProductActions;
}

export function ProductTable({ products, editable, movable, sort, onChooseSort, actions }: ProductTableProps) {
  const total = products.length;
  const sparse = total > DRAWN_WHOLE;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLTableSectionElement>({
    count: total,
    rowHeight: ROW_HEIGHT,
    sparse,
  });
  const move = useRowMove(products, actions);
  const header = { sort, onChoose: onChooseSort };
  return (
    <table className="ledger" aria-label={productListTexts.tableLabel} aria-rowcount={sparse ? total + 1 : undefined}>
      <thead>
        <tr aria-rowindex={sparse ? 1 : undefined}>
          {movable && (
            <th scope="col" className="w-[96px] lg:w-[112px]">
              {orderTexts.column}
            </th>
          )}
          <SortHeader {...header} name="description" label={columns.product} />
          <SortHeader {...header} name="category" label={columns.category} className="w-[144px] max-xl:hidden" />
          <th scope="col" className="w-[112px] max-xl:hidden">
            {columns.size}
          </th>
          <SortHeader {...header} name="retailPrice" label={columns.retail} className="figure w-[80px] lg:w-[112px]" />
          <SortHeader {...header} name="ourPrice" label={columns.ourPrice} className="figure w-[80px] lg:w-[112px]" />
          <SortHeader {...header} name="savings" label={columns.savings} className="figure w-[72px] lg:w-[112px]" />
          <th scope="col" className="w-[116px] lg:w-[144px]">
            {columns.status}
          </th>
          {editable && (
            <th scope="col" className="w-[100px] lg:w-[112px]">
              {columns.actions}
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={container} {...focusHandlers}>
        {rows.map((row) => {
          if ('gap' in row) return <Gap key={row.gap} height={row.height} />;
          const product = products[row.index];
          if (product === undefined) return null;
          return (
            <ProductRow
              key={product.id}
              product={product}
              editable={editable}
              actions={actions}
              index={row.index}
              total={total}
              movable={movable}
              onMove={move}
              measure={measure}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** The height of the rows that are not drawn. One cell: spanning columns that a narrow screen hides would bring them back. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden className="ledger-gap">
      <td aria-hidden style={{ height }} />
    </tr>
  );
}
