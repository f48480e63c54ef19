import type { Product } from '@larder/contracts';
import type { RetailCategory } from '@larder/kernel';
import type { Finder } from '../../shared/search/finder.ts';
import { searchProducts } from '../../shared/search/product-search.ts';
import { boardTexts } from '../../texts/price-board.ts';

export interface BoardGroup {
  category: RetailCategory;
  title: string;
  /** The name in the other language. */
  otherTitle: string;
}

export interface BoardSection extends Omit<BoardGroup, 'category'> {
  /** The section's fragment in the address. */
  id: string;
  /** The text of the button for the section. */
  button: string;
  groups: readonly BoardGroup[];
}

const { sections } = boardTexts;

/** A section with the named groups, or with a single group, which has no heading. */
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

/** Each category as a product of that name: a search for meat finds all of it. */
const NAMED_CATEGORIES = BOARD_SECTIONS.flatMap((section) =>
  section.groups.map(({ category, title, otherTitle }) => ({
    category,
    description: `${section.title} ${title}`,
    chineseName: `${section.otherTitle} ${otherTitle}`,
    size: '',
  })),
);

/** Products found by their texts, the best first, followed by those of the sections found. */
export function searchBoard(products: readonly Product[], query: string, finder: Finder | null): readonly Product[] {
  const found = searchProducts(products, query, finder);
  if (found === products) return products;
  const own = new Set(found);
  const named = new Set(searchProducts(NAMED_CATEGORIES, query, finder).map(({ category }) => category));
  return [...found, ...products.filter((product) => named.has(product.category) && !own.has(product))];
}

/** Parts of the board in the order of their first products, so that the best match is read first. */
export function byFirstProduct<T>(
  parts: readonly T[],
  products: readonly Product[],
  groupsOf: (part: T) => readonly BoardGroup[],
): T[] {
  const place = (part: T): number => {
    const at = products.findIndex(({ category }) => groupsOf(part).some((group) => group.category === category));
    return at < 0 ? products.length : at;
  };
  return parts.toSorted((one, other) => place(one) - place(other));
}

/** Scrolls a section to its place below the sticky bar, moves the focus to its heading and names it in the address. */
export function goToSection(id: string, { smooth }: { smooth: boolean }): void {
  const heading = document.getElementById(`${id}-heading`);
  const section = document.getElementById(id);
  if (heading === null || section === null) return;
  const calm = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  straightenOnArrival(section);
  // Replaced instead of pushed, so that Back leaves the board.
  history.replaceState(history.state, '', `#${id}`);
}

/** The longest time that a smooth scroll takes. */
const SCROLL_MS = 3_000;
/** If the section is further away than this, the reader has scrolled elsewhere. */
const NEAR_PX = 40;

/** Corrects the final position once, because sections above may still render during the scroll. */
function straightenOnArrival(section: HTMLElement): void {
  const straighten = (): void => {
    const off = section.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    if (Math.abs(off) > 1 && Math.abs(off) < NEAR_PX) section.scrollIntoView({ behavior: 'instant', block: 'start' });
  };
  addEventListener('scrollend', straighten, { once: true, signal: AbortSignal.timeout(SCROLL_MS) });
}
