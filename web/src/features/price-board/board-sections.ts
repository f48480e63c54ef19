import type { Product } from '@larder/contracts';
import type { RetailCategory } from '@larder/kernel';
import { containsWords, searchWords } from '../../shared/products/product-search.ts';
import { boardTexts } from '../../texts/price-board.ts';

export interface BoardGroup {
  category: RetailCategory;
  title: string;
  /** Its name in the other language. */
  otherTitle: string;
}

export interface BoardSection extends Omit<BoardGroup, 'category'> {
  /** The fragment of the address that leads here. */
  id: string;
  /** The words on the button that leads here. */
  button: string;
  groups: readonly BoardGroup[];
}

const { sections } = boardTexts;

/** A section has the groups named, or is one group itself, which then needs no heading of its own inside. */
function section(id: 'produce' | 'meat' | 'seafood' | 'groceries', categories: RetailCategory[]): BoardSection {
  const named = (key: keyof typeof sections) => ({ title: sections[key].title, otherTitle: sections[key].other });
  const groups = categories.map((category) => ({ category, ...named(category) }));
  return { id, button: sections[id].button, ...named(id), groups };
}

/** The board from top to bottom. */
export const BOARD_SECTIONS: readonly BoardSection[] = [
  section('produce', ['produce']),
  section('meat', ['meat-beef', 'meat-chicken', 'meat-pork', 'meat-hotpot']),
  section('seafood', ['seafood']),
  section('groceries', ['groceries']),
];

/** Finds products by their own words or by those of their section: whoever searches for meat means all of it. */
export function boardSearch(query: string): (product: Product) => boolean {
  const words = searchWords(query);
  const named = BOARD_SECTIONS.flatMap((section) =>
    section.groups.filter((group) =>
      containsWords(
        {
          description: section.title + group.title,
          chineseName: section.otherTitle + group.otherTitle,
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
