import type { Product } from '@larder/contracts';
import type { RetailCategory } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { ReadyLists } from '../public-lists/ready-lists.js';
import { productView } from './product-view.js';
import { ProductRepository, type ProductSnapshot } from './product.repository.js';

type ListKey = RetailCategory | 'all';

@Injectable()
export class ProductLists extends ReadyLists<ListKey, ProductSnapshot> {
  constructor(private readonly products: ProductRepository) {
    super();
  }

  protected async revision(): Promise<number> {
    return await this.products.revision();
  }

  protected async snapshot(): Promise<ProductSnapshot> {
    return await this.products.snapshot('active');
  }

  protected content({ products }: ProductSnapshot, key: ListKey): Product[] {
    return products.filter(({ category }) => key === 'all' || category === key).map(productView);
  }
}
