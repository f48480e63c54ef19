import type { SearchReadings } from '@larder/contracts';
import { NO_READINGS, productTexts, type Readings, readReadings, Search, type SearchedProduct } from '@larder/kernel';
import { requestJson } from '../api/http.ts';

/** Searches lists by text and by sound. Loaded when a search begins. */
export class Finder {
  private readonly search: Search<SearchedProduct>;

  constructor(readings: Readings) {
    this.search = new Search(productTexts, readings);
  }

  find<T extends SearchedProduct>(products: readonly T[], query: string): readonly T[] {
    return this.search.find(products, query) as readonly T[];
  }

  /** Builds the index early, so that the first key press need not wait for it. */
  prepare(products: readonly SearchedProduct[]): void {
    this.search.fold(products);
  }
}

/** How long readings are cached: new products seldom bring new characters. */
const KEPT_MS = 10 * 60_000;
/** Typing must not wait: without readings letters and characters are found only as written. */
const TIMEOUT_MS = 5_000;

const kept = new Map<string, { finder: Promise<Finder>; since: number }>();

/** The finder for public lists or for staff. Never rejects; failed readings are fetched again at the next search. */
export function fetchFinder(staff: boolean): Promise<Finder> {
  const path = staff ? '/api/admin/products/readings' : '/api/products/readings';
  const known = kept.get(path);
  if (known !== undefined && performance.now() - known.since < KEPT_MS) return known.finder;
  const finder = requestJson<SearchReadings>(path, { staff, timeoutMs: TIMEOUT_MS }).then(
    ({ characters }) => new Finder(readReadings(characters)),
    () => {
      kept.delete(path);
      return new Finder(NO_READINGS);
    },
  );
  kept.set(path, { finder, since: performance.now() });
  return finder;
}
