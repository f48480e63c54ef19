import type { Product } from '@larder/contracts';
import type { RetailCategory } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { PriceAnswer } from '../../shared/api/products.ts';
import { CHINESE } from '../../shared/chinese.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CategoryIcon } from '../../shared/ui/category-icon.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { LANGUAGE } from '../../texts/language.ts';
import { boardTexts } from '../../texts/price-board.ts';
import { BOARD_SECTIONS, type BoardGroup, type BoardSection, byFirstProduct, searchBoard } from './board-sections.ts';
import { ProductCard } from './product-card.tsx';
import type { BoardSearch } from './use-board-search.ts';

interface BoardSectionsProps {
  prices: UseQueryResult<PriceAnswer>;
  /** How many products, from the top, may be rendered. */
  built: number;
  search: BoardSearch;
}

const NONE: Product[] = [];

export function BoardSections({ prices, built, search }: BoardSectionsProps) {
  const products = prices.data?.products ?? NONE;
  const { finder } = search;
  const wanted = useDeferredValue(search.query).trim();
  const shown = useMemo(() => searchBoard(products, wanted, finder), [products, wanted, finder]);
  const searching = wanted !== '' && prices.data !== undefined;
  const sections = searching ? byFirstProduct(BOARD_SECTIONS, shown, ({ groups }) => groups) : BOARD_SECTIONS;
  const state = prices.data !== undefined ? 'ready' : prices.isError ? 'failed' : 'loading';
  let room = built;
  const drawn = (group: BoardGroup): DrawnGroup => {
    const all = shown.filter(({ category }) => category === group.category);
    const products = all.slice(0, Math.max(room, 0));
    room -= all.length;
    return {
      ...group,
      products,
      state: state === 'ready' && products.length < Math.min(all.length, 1) ? 'loading' : state,
    };
  };

  return (
    <>
      <output className="sr-only">{searching ? boardTexts.found(shown.length) : ''}</output>
      {searching && shown.length === 0 && (
        <div className="pt-8">
          <EmptyState icon={SearchX} title={boardTexts.nothingFound(wanted)} hint={boardTexts.nothingFoundHint}>
            <Button onClick={search.clear}>{boardTexts.clearSearch}</Button>
          </EmptyState>
        </div>
      )}
      {sections.map((section, index) => (
        <BoardSectionView
          key={section.id}
          section={section}
          groups={(searching ? byFirstProduct(section.groups, shown, (group) => [group]) : section.groups).map(drawn)}
          searching={searching}
          first={index === 0}
          onRetry={() => void prices.refetch()}
        />
      ))}
    </>
  );
}

type GroupState = 'loading' | 'failed' | 'ready';

interface DrawnGroup extends BoardGroup {
  state: GroupState;
  products: Product[];
}

interface BoardSectionViewProps {
  section: BoardSection;
  groups: readonly DrawnGroup[];
  searching: boolean;
  first: boolean;
  onRetry: () => void;
}

/** One section of the board. During a search, parts without a match are hidden. */
function BoardSectionView({ section, groups, searching, first, onRetry }: BoardSectionViewProps) {
  const withheld = searching && groups.every((group) => group.products.length === 0);
  const single = groups.length === 1;

  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} hidden={withheld} className="pt-8 lg:pt-10">
      <div className="flex items-end gap-3 pb-2 print:break-after-avoid">
        <h2
          id={`${section.id}-heading`}
          tabIndex={-1}
          className="flex flex-wrap items-baseline gap-x-3 text-2xl md:text-3xl"
        >
          <span className="font-extrabold">{section.title}</span>
          {LANGUAGE === 'en' && (
            <span lang={CHINESE} className="text-[0.8em] text-ink-2">
              {section.otherTitle}
            </span>
          )}
        </h2>
      </div>
      <div className="perforated print:hidden" aria-hidden />
      {groups.map((group, index) => (
        <div key={group.category} data-category={group.category} hidden={searching && group.products.length === 0}>
          {!single && (
            <h3 className="flex items-center gap-2 pt-6 pb-1 text-xl font-extrabold category-ink print:break-after-avoid">
              <CategoryIcon category={group.category} size={22} />
              <span>{group.title}</span>
              {LANGUAGE === 'en' && <span lang={CHINESE}>{group.otherTitle}</span>}
            </h3>
          )}
          <BoardGroupView
            title={group.title}
            state={group.state}
            category={group.category}
            products={group.products}
            eager={first && index === 0}
            onRetry={onRetry}
          />
        </div>
      ))}
    </section>
  );
}

/** Pictures fetched eagerly: as many as the widest grid has columns. */
const FIRST_ROW = 4;

interface BoardGroupViewProps {
  title: string;
  state: GroupState;
  category: RetailCategory;
  products: Product[];
  eager: boolean;
  onRetry: () => void;
}

function BoardGroupView({ title, state, category, products, eager, onRetry }: BoardGroupViewProps) {
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

/** Twice the columns of the widest grid; narrower grids hide the excess. */
const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => index);

function SkeletonCards({ label }: { label: string }) {
  return (
    <div className="@container pt-4">
      <output className="sr-only">{label}</output>
      <div className="product-grid" aria-hidden>
        {PLACEHOLDERS.map((index) => (
          <div
            key={index}
            data-skeleton
            className="product-card nth-[n+5]:hidden @min-[640px]:nth-[-n+6]:grid @min-[960px]:nth-[n]:grid"
          >
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
