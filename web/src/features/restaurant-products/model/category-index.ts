import { namesOf } from '../../../shared/ui/both-names.tsx';
import type { WholesaleCategory } from '../restaurant-api.ts';

/** Category names are compared case-insensitively. */
const inAnyLetters = (name: string): string => name.trim().toLowerCase();

/** Finds categories by the names in products. A deleted category remains as text on its products. */
export class CategoryIndex {
  private readonly byName: ReadonlyMap<string, { category: WholesaleCategory; rank: number }>;
  readonly all: readonly WholesaleCategory[];

  constructor(categories: readonly WholesaleCategory[]) {
    this.all = inOrder(categories);
    this.byName = new Map(this.all.map((category, rank) => [inAnyLetters(category.name), { category, rank }]));
  }

  find(name: string): WholesaleCategory | null {
    return this.byName.get(inAnyLetters(name))?.category ?? null;
  }

  /** A category's name in the reader's language: on Chinese pages the Chinese name, if there is one. */
  shownName(name: string): string {
    return namesOf(this.find(name) ?? { name })[0].text;
  }

  isSame(one: string, other: string): boolean {
    return inAnyLetters(one) === inAnyLetters(other);
  }

  /** Categories in their order, then texts without a category, by name. */
  compare(one: string, other: string): number {
    const [a, b] = [this.rankOf(one), this.rankOf(other)];
    if (a !== b) return a - b;
    return a < this.all.length ? 0 : inAnyLetters(one).localeCompare(inAnyLetters(other), 'en');
  }

  private rankOf(name: string): number {
    return this.byName.get(inAnyLetters(name))?.rank ?? this.all.length;
  }
}

/** Categories in the server's order: by place, then by name. */
export function inOrder(categories: readonly WholesaleCategory[]): WholesaleCategory[] {
  return categories.toSorted(
    (a, b) => a.displayOrder - b.displayOrder || a.name.toLowerCase().localeCompare(b.name.toLowerCase(), 'en'),
  );
}
