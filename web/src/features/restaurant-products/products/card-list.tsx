import { useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import type { WholesaleProduct } from '../model/wholesale-data.ts';
import type { Place, ProductActions } from './product-actions.ts';
import { ProductCard } from './product-card.tsx';

const CARD_HEIGHT = 360;

interface CardListProps {
  products: readonly WholesaleProduct[];
  categories: CategoryIndex;
  columns: number;
  /** Whether cards out of sight are left out. */
  sparse: boolean;
  editable: boolean;
  actions: ProductActions;
  /** Where products can be moved; null where they cannot. */
  places: ReadonlyMap<string, Place> | null;
  label?: string;
}

export function CardList({ products, categories, columns, sparse, editable, actions, places, label }: CardListProps) {
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLUListElement>({
    count: Math.ceil(products.length / columns),
    rowHeight: CARD_HEIGHT,
    sparse,
    // Each group draws its own margin: all of them together are what counts.
    margin: 1,
  });
  return (
    <ul ref={container} className="staff-grid" data-columns={columns} aria-label={label} {...focusHandlers}>
      {rows.map((row) => {
        if ('gap' in row)
          return <li key={row.gap} aria-hidden className="col-span-full" style={{ height: row.height }} />;
        const first = row.index * columns;
        return products.slice(first, first + columns).map((product, column) => (
          <ProductCard
            key={product.id}
            product={product}
            category={categories.find(product.category)}
            editable={editable}
            actions={actions}
            place={places?.get(product.id) ?? null}
            row={row.index}
            // Cards of a row are as high as the highest: one of them tells for all.
            measure={column === 0 ? measure : null}
            position={sparse ? first + column + 1 : undefined}
            total={sparse ? products.length : undefined}
          />
        ));
      })}
    </ul>
  );
}
