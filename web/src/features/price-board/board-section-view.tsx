import type { Product } from '@larder/contracts';
import { CHINESE } from '../../shared/chinese.ts';
import { CategoryIcon } from '../../shared/ui/category-icon.tsx';
import { BoardGroupView, type GroupState } from './board-group-view.tsx';
import type { BoardSection } from './board-sections.ts';

interface BoardSectionViewProps {
  section: BoardSection;
  state: GroupState;
  products: Product[];
  searching: boolean;
  first: boolean;
  onRetry: () => void;
}

/** One section of the board. While someone searches, parts without a match step aside. */
export function BoardSectionView({ section, state, products, searching, first, onRetry }: BoardSectionViewProps) {
  const groups = section.groups.map((group) => ({
    ...group,
    products: products.filter(({ category }) => category === group.category),
  }));
  const withheld = searching && groups.every((group) => group.products.length === 0);
  const single = groups.length === 1;

  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} hidden={withheld} className="pt-8 lg:pt-10">
      <div className="flex items-end gap-3 pb-2">
        <h2
          id={`${section.id}-heading`}
          tabIndex={-1}
          className="flex flex-wrap items-baseline gap-x-3 text-2xl md:text-3xl"
        >
          <span className="font-extrabold">{section.title}</span>
          <span lang={CHINESE} className="text-[0.8em] text-ink-2">
            {section.chineseTitle}
          </span>
        </h2>
      </div>
      <div className="perforated" aria-hidden />
      {groups.map((group, index) => (
        <div
          key={group.category}
          data-category={group.category}
          hidden={searching && group.products.length === 0}
          className="group-block"
        >
          {!single && (
            <h3 className="flex items-center gap-2 pt-6 pb-1 text-xl font-extrabold category-ink">
              <CategoryIcon category={group.category} size={22} />
              <span>{group.title}</span>
              <span lang={CHINESE}>{group.chineseTitle}</span>
            </h3>
          )}
          <BoardGroupView
            title={group.title}
            state={state}
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
