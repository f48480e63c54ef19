import { Injectable } from '@nestjs/common';
import type { RetailCategory } from '@larder/kernel';
import { productView } from '../products/product-view.js';
import { ProductRepository, type ProductSnapshot } from '../products/product.repository.js';
import { makeReadyBytes, type ReadyBytes } from './ready-bytes.js';

type ListKey = RetailCategory | 'all';

interface Shelf {
  snapshot: ProductSnapshot;
  ready: Map<ListKey, Promise<ReadyBytes>>;
}

/**
 * The public product lists as ready bytes. Each request asks PostgreSQL for the revision only (the gateway lets one request a
 * second through), so a missed message can never leave an old price on the shelf; the list is read when the revision moved.
 */
@Injectable()
export class ProductLists {
  private readonly products: ProductRepository;
  private shelf: Shelf | undefined;
  private looking: Promise<Shelf> | undefined;

  constructor(products: ProductRepository) {
    this.products = products;
  }

  /**
   * The list as it is now, or, when a revision is asked for, at least that fresh: a replica that is there already answers
   * without asking the database.
   */
  async read(key: ListKey, atLeast?: number): Promise<ReadyBytes> {
    const known = this.shelf;
    const enough = known !== undefined && atLeast !== undefined && known.snapshot.revision >= atLeast;
    const shelf = enough ? known : await this.look();
    return await this.bytes(shelf, key);
  }

  /** Looks at the database, one look at a time: a look that began after the caller asked serves the caller too. */
  private async look(): Promise<Shelf> {
    if (this.looking) {
      // The running look may have begun before the change that this caller was told of.
      await this.looking.catch(() => undefined);
    }
    this.looking ??= this.refresh().finally(() => {
      this.looking = undefined;
    });
    return await this.looking;
  }

  private async refresh(): Promise<Shelf> {
    const known = this.shelf;
    if (known && known.snapshot.revision === (await this.products.revision())) return known;
    const shelf: Shelf = { snapshot: await this.products.snapshot('active'), ready: new Map() };
    this.shelf = shelf;
    return shelf;
  }

  private async bytes({ snapshot, ready }: Shelf, key: ListKey): Promise<ReadyBytes> {
    const finished = ready.get(key);
    if (finished) return await finished;
    const shown = snapshot.products.filter(({ category }) => key === 'all' || category === key);
    const making = makeReadyBytes(shown.map(productView), snapshot.revision);
    ready.set(key, making);
    return await making;
  }
}
