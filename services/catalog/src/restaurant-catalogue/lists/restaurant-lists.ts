import type { PublicRestaurantProduct, RestaurantCategory } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { ReadyLists } from '../../public-lists/ready-lists.js';
import { publicRestaurantProductView } from '../products/restaurant-product-view.js';
import { RestaurantListRepository, type RestaurantSnapshot } from './restaurant-list.repository.js';

type ListKey = 'categories' | 'products';

@Injectable()
export class RestaurantLists extends ReadyLists<ListKey, RestaurantSnapshot> {
  constructor(private readonly lists: RestaurantListRepository) {
    super();
  }

  protected async revision(): Promise<number> {
    return await this.lists.revision();
  }

  protected async snapshot(): Promise<RestaurantSnapshot> {
    return await this.lists.snapshot();
  }

  protected content(
    { categories, products }: RestaurantSnapshot,
    key: ListKey,
  ): RestaurantCategory[] | PublicRestaurantProduct[] {
    return key === 'categories' ? categories : products.map(publicRestaurantProductView);
  }
}
