import type { RestaurantCategory } from '@larder/contracts';
import '../../../shared/styles/category-schemes.css';
import { RotateCw } from 'lucide-react';
import { CategorySymbol } from '../../../shared/restaurant-category/category-badge.tsx';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { appTexts } from '../../../texts/app.ts';
import { shopTexts } from '../../../texts/restaurant/products.ts';
import { publicScheme } from '../model/shop-sections.ts';
import styles from '../restaurant.module.css';

interface CategoryChipsProps {
  categories: readonly RestaurantCategory[];
  /** A slug, or null for all. */
  chosen: string | null;
  onChoose: (category: string | null) => void;
  failed: boolean;
  onRetry: () => void;
}

/** The sticky bar: a button for all products and one for each category. */
export function CategoryChips({ categories, chosen, onChoose, failed, onRetry }: CategoryChipsProps) {
  const known = categories.some(({ slug }) => slug === chosen) ? chosen : null;
  return (
    <nav aria-label={shopTexts.categories} className="sticky top-0 z-20 border-b border-b-edge bg-paper screen-only">
      <ul className="mx-auto flex max-w-[1440px] scroll-px-4 gap-1.5 overflow-x-auto px-4 py-2 *:flex-none md:px-6 lg:px-8 no-scrollbar">
        <li>
          <button
            type="button"
            className={styles.shopChip}
            aria-pressed={known === null}
            onClick={() => onChoose(null)}
          >
            {shopTexts.all}
          </button>
        </li>
        {categories.map(({ slug, colorScheme, icon, ...named }) => (
          <li key={slug}>
            <button
              type="button"
              className={styles.shopChip}
              data-scheme={publicScheme(colorScheme)}
              aria-pressed={known === slug}
              onClick={() => onChoose(slug)}
            >
              <CategorySymbol icon={icon} size={18} />
              <BothNames of={named} second="font-normal opacity-80" />
            </button>
          </li>
        ))}
        {failed && (
          <li className="flex items-center gap-2 text-sm">
            <span role="alert" className="whitespace-nowrap">
              {shopTexts.categoriesFailed}
            </span>
            <button type="button" className={styles.textButton} onClick={onRetry}>
              <RotateCw size={16} strokeWidth={1.75} aria-hidden />
              {appTexts.retry}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
