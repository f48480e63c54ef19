import { PackageOpen, SearchX } from 'lucide-react';
import { memo } from 'react';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { toolbarTexts } from '../../../texts/products/toolbar.ts';
import { ProductGrid } from '../grid/product-grid.tsx';
import type { ListLayout } from '../../../shared/ui/lists/layout-toggle.tsx';
import { ProductCards } from './product-cards.tsx';
import { ProductTable, type ProductTableProps } from './product-table.tsx';

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
