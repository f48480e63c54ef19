import { formatMoney } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';

/** The least interval between announcements of new prices to screen readers. */
export const NEWS_EVERY_MS = 60_000;
const MOST_NAMED = 5;

export interface NewPrice {
  name: string;
  price: string;
}

export interface News {
  named: NewPrice[];
  /** The number of further products whose prices changed. */
  more: number;
}

/** Collects changed prices until they may be announced. The caller passes the time. */
export class PriceNews {
  private prices: ReadonlyMap<string, number> | null = null;
  private readonly pending = new Map<string, NewPrice>();
  private announcedAt = -Infinity;

  /** Compares the current products with the last ones. New and removed products are not announced. */
  look(products: readonly SignageProduct[]): void {
    for (const { id, description, chineseName, ourPrice } of products) {
      const before = this.prices?.get(id);
      if (before !== undefined && before !== ourPrice)
        this.pending.set(id, { name: description || (chineseName ?? ''), price: formatMoney(ourPrice) });
    }
    this.prices = new Map(products.map(({ id, ourPrice }) => [id, ourPrice]));
  }

  /** The milliseconds until the next announcement; null when there is none. */
  dueInMs(now: number): number | null {
    return this.pending.size === 0 ? null : Math.max(0, this.announcedAt + NEWS_EVERY_MS - now);
  }

  tell(now: number): News {
    this.announcedAt = now;
    const all = [...this.pending.values()];
    this.pending.clear();
    return { named: all.slice(0, MOST_NAMED), more: Math.max(0, all.length - MOST_NAMED) };
  }
}
