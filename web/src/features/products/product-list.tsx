import type { Product } from '@larder/contracts';
import { PackageOpen, SearchX } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { useWideScreen } from '../../shared/ui/use-wide-screen.ts';
import { productListTexts } from '../../texts/product-list.ts';
import { ProductCards } from './product-cards.tsx';
import { ProductTable } from './product-table.tsx';

interface ProductListProps {
  state: 'loading' | 'failed' | 'ready';
  problem: string | null;
  products: Product[];
  filtered: boolean;
  editable: boolean;
  onRetry: () => void;
  onClearFilters: () => void;
}

/** The list in whichever state it is: as a table where there is room for one, as cards on a phone. */
export function ProductList(props: ProductListProps) {
  const { state, problem, products, filtered, editable, onRetry, onClearFilters } = props;
  const wide = useWideScreen();
  if (state === 'loading')
    return <output className="block py-16 text-center text-ink-2">{productListTexts.loading}</output>;
  if (state === 'failed') {
    return (
      <ErrorState onRetry={onRetry}>
        <p className="font-semibold">{productListTexts.errorTitle}</p>
        {problem !== null && <p>{problem}</p>}
      </ErrorState>
    );
  }
  if (products.length === 0 && filtered) {
    return (
      <EmptyState icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />} title={productListTexts.nothingFound}>
        <Button onClick={onClearFilters}>{productListTexts.clearFilters}</Button>
      </EmptyState>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<PackageOpen size={32} strokeWidth={1.5} aria-hidden />}
        title={productListTexts.emptyTitle}
        hint={productListTexts.emptyHint}
      />
    );
  }
  return wide ? (
    <ProductTable products={products} editable={editable} />
  ) : (
    <ProductCards products={products} editable={editable} />
  );
}
