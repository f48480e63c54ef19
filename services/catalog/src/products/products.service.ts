import { Injectable } from '@nestjs/common';
import type { Product, ProductPatch } from '@larder/contracts';
import { Transactions } from '@larder/platform';
import { changeProduct, isEmptyPatch } from './change-product.js';
import { productView } from './product-view.js';
import { nothingToChange, productChangedMeanwhile, productNotFound } from './product.errors.js';
import { ProductRepository } from './product.repository.js';

@Injectable()
export class ProductsService {
  private readonly products: ProductRepository;
  private readonly transactions: Transactions;

  constructor(products: ProductRepository, transactions: Transactions) {
    this.products = products;
    this.transactions = transactions;
  }

  async change(id: string, patch: ProductPatch): Promise<Product> {
    if (isEmptyPatch(patch)) throw nothingToChange();
    return await this.transactions.run(async ({ manager, announce }) => {
      const before = await this.products.lockForChange(manager, id);
      if (!before) throw productNotFound();
      const change = changeProduct(before, patch);
      if (change.kind === 'stale') throw productChangedMeanwhile(productView(before));
      if (change.kind === 'same') return productView(before);
      await this.products.save(manager, change.after);
      announce({
        type: 'product.updated',
        subject: `product:${before.id}`,
        storeId: null,
        before,
        after: change.after,
      });
      return productView(change.after);
    });
  }
}
