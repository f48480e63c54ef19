import { RestaurantProductInput } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { contentName } from '../pictures/make-picture.js';
import { PictureStore } from '../pictures/picture-store.js';
import { ProductsService } from '../products/products.service.js';
import { RestaurantProductsService } from '../restaurant-catalogue/products/restaurant-products.service.js';

@Injectable()
export class PictureAttachment {
  constructor(
    private readonly store: PictureStore,
    private readonly products: ProductsService,
    private readonly restaurantProducts: RestaurantProductsService,
  ) {}

  /** Named by content, because browsers cache. @returns false when no product has this id. */
  async attach(id: string, bytes: Buffer, name: string): Promise<boolean> {
    const kept = `${contentName(bytes)}${name.slice(name.lastIndexOf('.')).toLowerCase()}`;
    await this.store.keepAs(kept, bytes);
    const imageUrl = `/images/products/${kept}`;
    return (
      (await isThere(async () => this.products.change(id, { imageUrl }))) ||
      (await isThere(async () =>
        this.restaurantProducts.change(id, Object.assign(new RestaurantProductInput(), { imageUrl })),
      ))
    );
  }
}

async function isThere(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return false;
    throw error;
  }
}
