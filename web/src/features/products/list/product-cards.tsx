import type { ProductData } from '../../../shared/products/product-data.ts';
import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import type { ProductActions } from './product-actions.ts';
import { ProductListCard } from './product-list-card.tsx';
import { useRowMove } from './use-row-move.ts';

const CARD_HEIGHT = 216;

interface ProductCardsProps {
  products: readonly ProductData[];
  editable: boolean;
  movable: boolean;
  actions: ProductActions;
}

/** The list on a phone. */
export function ProductCards({ products, editable, movable, actions }: ProductCardsProps) {
  const total = products.length;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLUListElement>({
    count: total,
    rowHeight: CARD_HEIGHT,
    sparse: total > DRAWN_WHOLE,
  });
  const move = useRowMove(products, actions);
  return (
    <ul ref={container} aria-label={productListTexts.tableLabel} {...focusHandlers}>
      {rows.map((row) => {
        if ('gap' in row) return <li key={row.gap} aria-hidden style={{ height: row.height }} />;
        const product = products[row.index];
        if (product === undefined) return null;
        return (
          <ProductListCard
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
    </ul>
  );
}
