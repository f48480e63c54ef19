import type { BoardFontSize, MeatBoardCategory, MeatBoardHalf } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';

/** The products of one category on one half, in the list's order. */
export interface BoardGroup {
  category: MeatBoardCategory;
  items: SignageProduct[];
}

/** What a half shows: its categories in its own order, those without products left out. */
export function groupsOf(products: readonly SignageProduct[], half: MeatBoardHalf): BoardGroup[] {
  const chosen = new Set(half.products);
  return half.categories
    .map((category) => ({
      category,
      items: products.filter(
        (product) => product.category === category && (chosen.size === 0 || chosen.has(product.id)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Whether our price is lower than the regular one, which is then shown struck out. */
export function isReduced({ retailPrice, ourPrice }: SignageProduct): boolean {
  return retailPrice > ourPrice;
}

/** The size of names in pixels of a screen of 1080 lines: read from about 2, 3, 4 and 5 m on a screen of 55 inches. */
export const NAME_UNITS: Readonly<Record<BoardFontSize, number>> = { small: 28, medium: 40, large: 52, xlarge: 66 };
