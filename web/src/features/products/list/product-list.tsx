import { RETAIL_CATEGORIES } from '@larder/kernel';
import { PackageOpen, SearchX } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { ListLayout } from '../../../shared/ui/lists/layout-toggle.tsx';
import { useColumns } from '../../../shared/ui/lists/use-columns.ts';
import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { toolbarTexts } from '../../../texts/products/toolbar.ts';
import { COLUMN_STEPS } from '../grid/column-steps.ts';
import { GridSection } from '../grid/grid-section.tsx';
import type { ProductActions } from './product-actions.ts';
import { ProductListCard } from './product-list-card.tsx';
import { ProductTable, type ProductTableProps } from './product-table.tsx';
import { useRowMove } from './use-row-move.ts';

const CARD_HEIGHT = 216;

interface ProductCardsProps {
  products: readonly ProductData[];
  editable: boolean;
  movable: boolean;
  actions: ProductActions;
}

/** The list on a phone. */
function ProductCards({ products, editable, movable, actions }: ProductCardsProps) {
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

interface ProductGridProps {
  products: readonly ProductData[];
  editable: boolean;
  movable: boolean;
  actions: ProductActions;
}

/** The products as cards, a section for each category that has any. */
function ProductGrid({ products, editable, movable, actions }: ProductGridProps) {
  const { columns, frame } = useColumns(COLUMN_STEPS);
  const sections = useMemo(
    () =>
      RETAIL_CATEGORIES.map((category) => ({
        category,
        products: products.filter((product) => product.category === category),
      })).filter((section) => section.products.length > 0),
    [products],
  );
  return (
    <div ref={frame} className="grid gap-8">
      {sections.map((section) => (
        <GridSection
          key={section.category}
          category={section.category}
          products={section.products}
          columns={columns}
          sparse={products.length > DRAWN_WHOLE}
          editable={editable}
          movable={movable}
          actions={actions}
        />
      ))}
    </div>
  );
}

interface ProductListProps extends ProductTableProps {
  layout: ListLayout;
  /** Whether there are products at all, shown or not. */
  empty: boolean;
  onClearFilters: () => void;
  onAdd: () => void;
}

/** The products in the wanted layout; a list is a table where there is room for one and cards on a phone. */
export const ProductList = memo(function ProductList(props: ProductListProps) {
  const { layout, empty, onClearFilters, onAdd, ...list } = props;
  const { products, editable, movable, actions } = list;
  const wide = useWideScreen();
  if (empty) {
    return (
      <EmptyState
        icon={<PackageOpen size={32} strokeWidth={1.5} aria-hidden />}
        title={productListTexts.emptyTitle}
        hint={editable ? productListTexts.emptyHint : undefined}
      >
        {editable && (
          <Button tone="primary" onClick={onAdd}>
            {toolbarTexts.add}
          </Button>
        )}
      </EmptyState>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />} title={productListTexts.nothingFound}>
        <Button onClick={onClearFilters}>{productListTexts.clearFilters}</Button>
      </EmptyState>
    );
  }
  const cards: { products: readonly ProductData[] } & Pick<ProductListProps, 'editable' | 'movable' | 'actions'> = {
    products,
    editable,
    movable,
    actions,
  };
  if (layout === 'grid') return <ProductGrid {...cards} />;
  return wide ? <ProductTable {...list} /> : <ProductCards {...cards} />;
});
