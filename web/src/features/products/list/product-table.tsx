import type { ProductData } from '../../../shared/products/product-data.ts';
import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { orderTexts } from '../../../texts/products/order.ts';
import type { ProductSort, SortKey } from '../model/sort-products.ts';
import type { ProductActions } from './product-actions.ts';
import { ProductRow } from './product-row.tsx';
import { SortHeader } from './sort-header.tsx';
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
  const width = 7 + (movable ? 1 : 0) + (editable ? 1 : 0);
  return (
    <table className="ledger" aria-label={productListTexts.tableLabel} aria-rowcount={sparse ? total + 1 : undefined}>
      <colgroup>
        {movable && <col className="w-[112px] max-lg:w-[96px]" />}
        <col />
        <col className="w-[144px] max-lg:hidden" />
        <col className="w-[112px] max-lg:hidden" />
        <col className="w-[112px] max-lg:w-[80px]" />
        <col className="w-[112px] max-lg:w-[80px]" />
        <col className="w-[112px] max-lg:w-[72px]" />
        <col className="w-[144px] max-lg:w-[116px]" />
        {editable && <col className="w-[112px] max-lg:w-[100px]" />}
      </colgroup>
      <thead>
        <tr aria-rowindex={sparse ? 1 : undefined}>
          {movable && <th scope="col">{orderTexts.column}</th>}
          <SortHeader {...header} name="description" label={columns.product} />
          <SortHeader {...header} name="category" label={columns.category} className="max-lg:hidden" />
          <th scope="col" className="max-lg:hidden">
            {columns.size}
          </th>
          <SortHeader {...header} name="retailPrice" label={columns.retail} className="figure" />
          <SortHeader {...header} name="ourPrice" label={columns.ourPrice} className="figure" />
          <SortHeader {...header} name="savings" label={columns.savings} className="figure" />
          <th scope="col">{columns.status}</th>
          {editable && <th scope="col">{columns.actions}</th>}
        </tr>
      </thead>
      <tbody ref={container} {...focusHandlers}>
        {rows.map((row) => {
          if ('gap' in row) return <Gap key={row.gap} height={row.height} width={width} />;
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

/** The height of the rows that are not drawn. */
function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden className="ledger-gap">
      <td colSpan={width} style={{ height }}>
        {' '}
      </td>
    </tr>
  );
}
