import type { Product } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { PriceAnswer } from '../../shared/api/products.ts';
import { matchesSearch } from '../../shared/products/product-search.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { boardTexts } from '../../texts/price-board.ts';
import { BoardSectionView } from './board-section-view.tsx';
import { BOARD_SECTIONS } from './board-sections.ts';

interface BoardSectionsProps {
  prices: UseQueryResult<PriceAnswer>;
  /** How many sections, from the top, may show their products by now. */
  built: number;
  query: string;
  onClearSearch: () => void;
}

const NONE: Product[] = [];

export function BoardSections({ prices, built, query, onClearSearch }: BoardSectionsProps) {
  const products = prices.data?.products ?? NONE;
  const wanted = useDeferredValue(query).trim();
  const shown = useMemo(() => products.filter((product) => matchesSearch(product, wanted)), [products, wanted]);
  const searching = wanted !== '' && prices.data !== undefined;
  const state = prices.data !== undefined ? 'ready' : prices.isError ? 'failed' : 'loading';

  return (
    <>
      <output className="sr-only">{searching ? boardTexts.found(shown.length) : ''}</output>
      {searching && shown.length === 0 && (
        <div className="pt-8">
          <EmptyState
            icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />}
            title={boardTexts.nothingFound(wanted)}
            hint={boardTexts.nothingFoundHint}
          >
            <Button onClick={onClearSearch}>{boardTexts.clearSearch}</Button>
          </EmptyState>
        </div>
      )}
      {BOARD_SECTIONS.map((section, index) => (
        <BoardSectionView
          key={section.id}
          section={section}
          state={state === 'ready' && index >= built ? 'loading' : state}
          products={shown}
          searching={searching}
          first={index === 0}
          onRetry={() => void prices.refetch()}
        />
      ))}
    </>
  );
}
