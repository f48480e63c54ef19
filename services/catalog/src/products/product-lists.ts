import type { Product } from '@larder/contracts';
import { RETAIL_CATEGORIES, type RetailCategory } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { GatewayLists } from '../public-lists/gateway-lists.js';
import { ReadyLists } from '../public-lists/ready-lists.js';
import { productView } from './product-view.js';
import { ProductRepository } from './product.repository.js';

type ListKey = RetailCategory | 'all';

interface ShownProduct {
  product: Product;
  position: number;
}

interface ProductsShown {
  revision: number;
  /** In the order of the board. */
  shown: readonly ShownProduct[];
  /** That changed on the way here from the last snapshot; null for all. */
  categories: readonly RetailCategory[] | null;
}

@Injectable()
export class ProductLists extends ReadyLists<ListKey, ProductsShown> {
  protected readonly paths = new Map<ListKey, string>([
    ['all', '/api/products'],
    ...RETAIL_CATEGORIES.map((category) => [category, `/api/products/category/${category}`] as const),
  ]);

  constructor(
    private readonly products: ProductRepository,
    gateways: GatewayLists,
  ) {
    super();
    gateways.keepFresh(async () => this.changedPaths());
  }

  protected async revision(): Promise<number> {
    return await this.products.revision();
  }

  /** After a few changes only their rows are read: the whole list of a large shop takes too long for a writer to wait. */
  protected async snapshot(last: ProductsShown | undefined): Promise<ProductsShown> {
    const changes = last && (await this.products.changesSince(last.revision));
    if (!changes) {
      const { revision, products, positions } = await this.products.snapshot('active');
      const shown = products.map((product, place) => ({
        product: productView(product),
        position: positions[place] ?? 0,
      }));
      return { revision, shown, categories: null };
    }
    const changed = new Set(changes.ids);
    const kept = last.shown.filter(({ product }) => !changed.has(product.id));
    const now = changes.active.map(({ position, ...product }) => ({ product: productView(product), position }));
    const shown = now.length === 0 ? kept : [...kept, ...now].toSorted(byPosition);
    return { revision: changes.revision, shown, categories: changes.categories };
  }

  protected touched({ categories }: ProductsShown): Iterable<ListKey> {
    return categories === null ? this.paths.keys() : ['all', ...categories];
  }

  protected content({ shown }: ProductsShown, key: ListKey): Product[] {
    return shown.flatMap(({ product }) => (key === 'all' || product.category === key ? [product] : []));
  }
}

/** As PostgreSQL orders uuids. */
function byPosition(a: ShownProduct, b: ShownProduct): number {
  return a.position - b.position || (a.product.id < b.product.id ? -1 : 1);
}
