import { randomUUID } from 'node:crypto';
import type { Product, ProductDraft, ProductPatch } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { PictureStore } from '../pictures/picture-store.js';
import { changeProduct, createProduct, isEmptyPatch } from './change-product.js';
import { productView } from './product-view.js';
import {
  listIsFull,
  nothingToChange,
  otherProducts,
  productChangedMeanwhile,
  productNotFound,
} from './product.errors.js';
import { ProductRepository } from './product.repository.js';
import { reorderProducts } from './reorder-products.js';

@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductRepository,
    private readonly transactions: Transactions,
    private readonly pictures: PictureStore,
  ) {}

  async create(draft: ProductDraft): Promise<Product> {
    // The file first: a row must not name a missing one, and an unused file does no harm.
    const after = createProduct(randomUUID(), await this.pictures.settle(draft));
    await this.transactions.run(async ({ manager, announce }) => {
      await this.products.lockLists(manager);
      const { products, lastPosition } = await this.products.end(manager);
      if (products >= LIMITS.products) throw listIsFull(LIMITS.products);
      await this.products.insert(manager, after, lastPosition + 1);
      announce({ type: 'product.created', subject: `product:${after.id}`, after });
    });
    return productView(after);
  }

  async change(id: string, patch: ProductPatch): Promise<Product> {
    if (isEmptyPatch(patch)) throw nothingToChange();
    const settled = await this.pictures.settle(patch);
    return await this.transactions.run(async ({ manager, announce }) => {
      const before = await this.products.lockForChange(manager, id);
      if (!before) throw productNotFound();
      const change = changeProduct(before, settled);
      if (change.kind === 'stale') throw productChangedMeanwhile(productView(before));
      if (change.kind === 'same') return productView(before);
      await this.products.saveProduct(manager, change.after);
      announce({ type: 'product.updated', subject: `product:${before.id}`, before, after: change.after });
      return productView(change.after);
    });
  }

  async delete(id: string): Promise<void> {
    await this.transactions.run(async ({ manager, announce }) => {
      const before = await this.products.lockForChange(manager, id);
      if (!before) throw productNotFound();
      await this.products.delete(manager, id);
      announce({ type: 'product.deleted', subject: `product:${before.id}`, before });
    });
  }

  async clear(): Promise<number> {
    return await this.transactions.run(async ({ manager, announce }) => {
      await this.products.lockLists(manager);
      const deleted = await this.products.deleteAll(manager);
      if (deleted === 0) return 0;
      announce({ type: 'products.cleared', subject: 'products:all', after: { count: deleted } });
      return deleted;
    });
  }

  async reorder(productIds: readonly string[]): Promise<number> {
    const wanted = productIds.map((id) => id.toLowerCase());
    return await this.transactions.run(async ({ manager, announce }) => {
      await this.products.lockLists(manager);
      const reordering = reorderProducts(await this.products.order(manager), wanted);
      if (reordering.kind === 'other') throw otherProducts();
      if (reordering.kind === 'same') return 0;
      const { from, before, after } = reordering.window;
      await this.products.saveOrder(manager, wanted);
      announce({
        type: 'products.reordered',
        subject: 'products:order',
        before: { from, productIds: before },
        after: { from, productIds: after },
      });
      return after.filter((id, place) => id !== before[place]).length;
    });
  }
}
