import type { TextStore } from '../../browser-storage.ts';
import type { SignageProduct } from '../signage-snapshot.ts';
import { readSignageProducts } from './read-products.ts';

export interface KeptList {
  revision: number;
  products: readonly SignageProduct[];
}

/** Incremented when the stored data changes its shape: entries of another version are ignored. */
const VERSION = 'v1';

/**
 * The last good prices of a store in the screen's storage, so that a board shows at once after a power cut. The list is
 * written only when it has changed; the time until which it is known to be valid is a small separate entry.
 */
export class KeptPrices {
  private readonly listKey: string;
  private readonly asOfKey: string;
  private written: KeptList | null = null;

  constructor(
    private readonly storage: TextStore,
    store: string | null,
  ) {
    const key = `larder.signage.${VERSION}.${store ?? ''}`;
    this.listKey = `${key}.prices`;
    this.asOfKey = `${key}.as-of`;
  }

  read(): { list: KeptList; asOf: number | null } | null {
    const list = readList(this.storage.read(this.listKey));
    if (list === null) return null;
    const asOf = Number(this.storage.read(this.asOfKey) ?? Number.NaN);
    return { list, asOf: Number.isFinite(asOf) && asOf > 0 ? asOf : null };
  }

  write(list: KeptList, asOf: number | null): void {
    if (list.products !== this.written?.products || list.revision !== this.written.revision) {
      const text = JSON.stringify(list);
      this.storage.write(this.listKey, text);
      // Storage is full, so the older list stays with its time.
      if (this.storage.read(this.listKey) !== text) return;
      this.written = list;
    }
    this.storage.write(this.asOfKey, asOf === null ? null : String(asOf));
  }
}

function readList(text: string | null): KeptList | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as { revision?: unknown; products?: unknown } | null;
    const products = readSignageProducts(kept?.products);
    const revision = kept?.revision;
    if (products === null || typeof revision !== 'number' || !Number.isSafeInteger(revision)) return null;
    return { revision, products };
  } catch {
    return null;
  }
}
