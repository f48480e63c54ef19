import type { Product } from '@larder/contracts';
import type { RetailCategory } from '@larder/kernel';
import { CategoryIcon } from '../../shared/ui/category-icon.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { boardTexts } from '../../texts/price-board.ts';
import styles from './price-board.module.css';
import { ProductCard } from './product-card.tsx';

export type GroupState = 'loading' | 'failed' | 'ready';

/** Pictures fetched at once: as many as the widest grid has columns. */
const FIRST_ROW = 4;

interface BoardGroupViewProps {
  title: string;
  state: GroupState;
  category: RetailCategory;
  products: Product[];
  eager: boolean;
  onRetry: () => void;
}

export function BoardGroupView({ title, state, category, products, eager, onRetry }: BoardGroupViewProps) {
  if (state === 'loading') return <SkeletonCards label={boardTexts.loadingSection(title)} />;
  if (state === 'failed') {
    return (
      <div className="pt-4">
        <ErrorState onRetry={onRetry}>{boardTexts.loadError}</ErrorState>
      </div>
    );
  }
  if (products.length === 0) {
    return (
      <div className="pt-4">
        <EmptyState
          icon={<CategoryIcon category={category} size={32} />}
          title={boardTexts.emptyTitle}
          hint={boardTexts.emptyHint}
        />
      </div>
    );
  }
  return (
    <div className="@container pt-4">
      <ul className="product-grid">
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} eager={eager && index < FIRST_ROW} />
        ))}
      </ul>
    </div>
  );
}

/** Twice the columns of the widest grid; narrower grids hide what is more than twice theirs. */
const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => index);

function SkeletonCards({ label }: { label: string }) {
  return (
    <div className="@container pt-4">
      <output className="sr-only">{label}</output>
      <div className="product-grid" aria-hidden>
        {PLACEHOLDERS.map((index) => (
          <div key={index} data-skeleton className={`product-card ${styles.skeletonCard}`}>
            <span className="skeleton picture-band block" />
            <span className="grid content-start gap-2 p-3">
              <span className="skeleton h-4 w-11/12" />
              <span className="skeleton h-4 w-2/3" />
            </span>
            <span className="px-3">
              <span className="skeleton block h-3 w-1/3" />
            </span>
            <span className="p-3">
              <span className="skeleton block h-7 w-1/2" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
