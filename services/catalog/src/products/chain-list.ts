import type { Product } from '@larder/contracts';
import type { RetailCategory } from '@larder/kernel';
import { shareRuns } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { keepText } from '../public-lists/ready-bytes.js';
import { productView } from './product-view.js';
import { ProductRepository, type PlacedProduct } from './product.repository.js';

/** A row remains the same object while the product does not change, so that lists of all stores share it. */
export interface ChainRow {
  readonly state: PlacedProduct;
  readonly shown: Product;
}

export interface Chain {
  readonly revision: number;
  /** All products in the chain's order, including inactive ones. */
  readonly rows: readonly ChainRow[];
  /** The revision by which products of each category changed last. */
  readonly touchedAt: ReadonlyMap<RetailCategory, number>;
  /** The revision at which anything may have changed. */
  readonly readAt: number;
}

/** The chain's values of every product, read once for all stores. */
@Injectable()
export class ChainList {
  private chain: Chain | undefined;
  private asked: { since: number; revision: number; ids: Promise<readonly string[] | null> } | undefined;
  private readonly look = shareRuns(async () => this.refresh());

  constructor(private readonly products: ProductRepository) {}

  /** Returns the list of that revision, which was just read, or of a later one. */
  async atLeast(revision: number): Promise<Chain> {
    const known = this.chain;
    return known?.revision === revision ? known : await this.look();
  }

  /** The ids of the products that changed; null when any may have. */
  async changedSince(since: number): Promise<readonly string[] | null> {
    const revision = this.chain?.revision ?? 0;
    // Cached, because after a change of the chain the boards of every store ask the same.
    if (this.asked?.since !== since || this.asked.revision !== revision) {
      const ids = this.products.changesSince(since).then((changes) => changes?.ids ?? null);
      this.asked = { since, revision, ids };
      ids.catch(() => (this.asked = undefined));
    }
    return await this.asked.ids;
  }

  /** After a few changes only their rows are read: reading the whole list of a large shop would delay the writer. */
  private async refresh(): Promise<Chain> {
    const known = this.chain;
    if (known && known.revision === (await this.products.revision())) return known;
    this.chain = (known && (await this.follow(known))) ?? (await this.readAll());
    return this.chain;
  }

  private async readAll(): Promise<Chain> {
    const { revision, products } = await this.products.snapshot();
    return { revision, rows: products.map(chainRow), touchedAt: new Map(), readAt: revision };
  }

  private async follow(known: Chain): Promise<Chain | null> {
    const changes = await this.products.changesSince(known.revision);
    if (!changes) return null;
    const { revision, categories, products } = changes;
    const changed = new Set(changes.ids);
    const kept = known.rows.filter(({ state }) => !changed.has(state.id));
    const rows = products.length === 0 ? kept : [...kept, ...products.map(chainRow)].toSorted(byPosition);
    const touchedAt = new Map([...known.touchedAt, ...categories.map((category) => [category, revision] as const)]);
    return { revision, rows, touchedAt, readAt: known.readAt };
  }
}

function chainRow(state: PlacedProduct): ChainRow {
  const { position: _position, ...product } = state;
  const shown = productView(product);
  keepText(shown);
  return { state, shown };
}

/** Ties are broken as PostgreSQL orders uuids. */
function byPosition({ state: a }: ChainRow, { state: b }: ChainRow): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1);
}
