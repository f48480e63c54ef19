import { RETAIL_CATEGORIES } from '@larder/kernel';
import { useMemo } from 'react';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { DRAWN_WHOLE } from '../../../shared/ui/lists/use-window-rows.ts';
import { useColumns } from '../../../shared/ui/lists/use-columns.ts';
import type { ProductActions } from '../list/product-actions.ts';
import { GridSection } from './grid-section.tsx';
import { COLUMN_STEPS } from './column-steps.ts';

interface ProductGridProps {
  products: readonly ProductData[];
  editable: boolean;
  movable: boolean;
  actions: ProductActions;
}

/** The products as cards, a section for each category that has any. */
export function ProductGrid({ products, editable, movable, actions }: ProductGridProps) {
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
