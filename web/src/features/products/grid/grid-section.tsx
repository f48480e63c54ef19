import { RETAIL_CATEGORY_LABELS, type RetailCategory } from '@larder/kernel';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { CategoryIcon } from '../../../shared/ui/category-icon.tsx';
import { useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import type { ProductActions } from '../list/product-actions.ts';
import { useRowMove } from '../list/use-row-move.ts';
import { GridCard } from './grid-card.tsx';

const CARD_HEIGHT = 340;

interface GridSectionProps {
  category: RetailCategory;
  products: readonly ProductData[];
  columns: number;
  sparse: boolean;
  editable: boolean;
  movable: boolean;
  actions: ProductActions;
}

export function GridSection(props: GridSectionProps) {
  const { category, products, columns, sparse, editable, movable, actions } = props;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLUListElement>({
    count: Math.ceil(products.length / columns),
    rowHeight: CARD_HEIGHT,
    sparse,
    // Each section draws its own margin: all of them together are what counts.
    margin: 1,
  });
  const move = useRowMove(products, actions);
  const headingId = `products-${category}`;
  return (
    <section aria-labelledby={headingId} data-category={category}>
      <h2 id={headingId} className="grid-heading">
        <span className="category-ink">
          <CategoryIcon category={category} size={22} />
        </span>
        {RETAIL_CATEGORY_LABELS[category]}
        <span className="text-base font-medium text-ink-3">{products.length}</span>
      </h2>
      <ul ref={container} className="staff-grid" data-columns={columns} {...focusHandlers}>
        {rows.map((row) => {
          if ('gap' in row)
            return <li key={row.gap} aria-hidden className="col-span-full" style={{ height: row.height }} />;
          const first = row.index * columns;
          return products.slice(first, first + columns).map((product, column) => (
            <GridCard
              key={product.id}
              product={product}
              editable={editable}
              actions={actions}
              index={first + column}
              total={products.length}
              movable={movable}
              onMove={move}
              row={row.index}
              // Cards of a row are as high as the highest: one of them tells for all.
              measure={column === 0 ? measure : null}
              sparse={sparse}
            />
          ));
        })}
      </ul>
    </section>
  );
}
