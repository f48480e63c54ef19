import { useId } from 'react';
import { PLAIN_LOOK } from '../../../shared/restaurant-category/category-badge.tsx';
import { CategorySymbol } from '../../../shared/restaurant-category/category-symbol.tsx';
import { useColumns, type ColumnSteps } from '../../../shared/ui/lists/use-columns.ts';
import { DRAWN_WHOLE } from '../../../shared/ui/lists/use-window-rows.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import type { ProductGroup } from '../model/group-products.ts';
import { CardList } from './card-list.tsx';
import type { ProductActions } from './product-actions.ts';

/** One to five cards side by side. A window of 1280 px leaves 1216 px for the grid. */
const COLUMN_STEPS: ColumnSteps = [
  { from: 1460, columns: 5 },
  { from: 1120, columns: 4 },
  { from: 800, columns: 3 },
  { from: 520, columns: 2 },
];

interface ProductGridProps {
  groups: readonly ProductGroup[];
  /** Whether the groups carry their names: not where one category was chosen. */
  headed: boolean;
  categories: CategoryIndex;
  editable: boolean;
  actions: ProductActions;
}

export function ProductGrid({ groups, headed, categories, editable, actions }: ProductGridProps) {
  const { columns, frame } = useColumns(COLUMN_STEPS);
  const total = groups.reduce((sum, { products }) => sum + products.length, 0);
  const id = useId();
  return (
    <div ref={frame} className="grid gap-6">
      {groups.map((group, index) => {
        const look = group.category ?? PLAIN_LOOK;
        const headingId = `${id}-${index}`;
        return (
          <section
            key={group.name}
            aria-labelledby={headed ? headingId : undefined}
            aria-label={headed ? undefined : group.name}
            data-category={group.name}
          >
            {headed && (
              <h2 id={headingId} className="group-heading" data-scheme={look.colorScheme}>
                <CategorySymbol icon={look.icon} size={22} />
                <span className="min-w-0 [overflow-wrap:anywhere]">{group.name}</span>
                <span className="count-bubble" title={wholesaleTexts.productCount(group.products.length)}>
                  {group.products.length}
                </span>
              </h2>
            )}
            <CardList
              products={group.products}
              categories={categories}
              columns={columns}
              sparse={total > DRAWN_WHOLE}
              editable={editable}
              actions={actions}
              places={null}
            />
          </section>
        );
      })}
    </div>
  );
}
