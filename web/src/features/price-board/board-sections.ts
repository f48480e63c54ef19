import type { Product } from '@larder/contracts';
import type { RetailCategory } from '@larder/kernel';
import { containsWords, searchWords } from '../../shared/products/product-search.ts';

export interface BoardGroup {
  category: RetailCategory;
  title: string;
  chineseTitle: string;
}

export interface BoardSection {
  /** The fragment of the address that leads here. */
  id: string;
  /** The words on the button that leads here. */
  button: string;
  title: string;
  chineseTitle: string;
  groups: readonly BoardGroup[];
}

/** A section of one category, which needs no heading of its own inside. */
function plainSection(category: RetailCategory, button: string, title: string, chineseTitle: string): BoardSection {
  return { id: category, button, title, chineseTitle, groups: [{ category, title, chineseTitle }] };
}

/** The board from top to bottom. */
export const BOARD_SECTIONS: readonly BoardSection[] = [
  plainSection('produce', 'Produce', 'Fresh Produce', '新鮮蔬果'),
  {
    id: 'meat',
    button: 'Meat',
    title: 'Meat',
    chineseTitle: '肉類',
    groups: [
      { category: 'meat-beef', title: 'Beef', chineseTitle: '牛肉' },
      { category: 'meat-chicken', title: 'Chicken', chineseTitle: '雞肉' },
      { category: 'meat-pork', title: 'Pork', chineseTitle: '豬肉' },
      { category: 'meat-hotpot', title: 'Hot Pot', chineseTitle: '火鍋' },
    ],
  },
  plainSection('seafood', 'Seafood', 'Seafood', '海鮮'),
  plainSection('groceries', 'Groceries', 'Asian Groceries', '亞洲雜貨'),
];

/** Finds products by their own words or by those of their section: whoever searches for meat means all of it. */
export function boardSearch(query: string): (product: Product) => boolean {
  const words = searchWords(query);
  const named = BOARD_SECTIONS.flatMap((section) =>
    section.groups.filter((group) =>
      containsWords(
        {
          description: section.title + group.title,
          chineseName: section.chineseTitle + group.chineseTitle,
          size: '',
        },
        words,
      ),
    ),
  );
  return (product) => containsWords(product, words) || named.some(({ category }) => category === product.category);
}

/** Scrolls a section to its place below the sticky bar, puts the focus on its heading and names it in the address. */
export function goToSection(id: string, { smooth }: { smooth: boolean }): void {
  const heading = document.getElementById(`${id}-heading`);
  const section = document.getElementById(id);
  if (heading === null || section === null) return;
  const calm = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  straightenOnArrival(section);
  // Replaced, not pushed: going back leaves the board instead of walking through its sections.
  history.replaceState(history.state, '', `#${id}`);
}

/** The longest time that a smooth scroll takes. */
const SCROLL_MS = 3_000;
/** What is further off than this was scrolled on by the reader. */
const NEAR_PX = 40;

/** Sections above may still be drawn while the page scrolls: where it comes to rest is put right, once. */
function straightenOnArrival(section: HTMLElement): void {
  const straighten = (): void => {
    const off = section.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    if (Math.abs(off) > 1 && Math.abs(off) < NEAR_PX) section.scrollIntoView({ behavior: 'instant', block: 'start' });
  };
  addEventListener('scrollend', straighten, { once: true, signal: AbortSignal.timeout(SCROLL_MS) });
}
