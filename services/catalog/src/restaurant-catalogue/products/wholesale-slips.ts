import type { RestaurantProductState } from '@larder/contracts';
import { pricedWholesale, type PricedProduct } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { ListSlips } from '../../price-guard/list-slips.js';
import { PriceGuardService } from '../../price-guard/price-guard.service.js';
import { RESTAURANT_PRODUCT } from './restaurant-product.entity.js';

type Priced = Pick<RestaurantProductState, 'pricePerUnitCents' | 'size' | 'unit'>;

/** Finds wholesale prices that look like typing errors. */
@Injectable()
export class WholesaleSlips extends ListSlips<Priced, RestaurantProductState> {
  constructor(guard: PriceGuardService) {
    super(guard, {
      table: RESTAURANT_PRODUCT.only('pricePerUnitCents', 'size', 'unit'),
      category: 'lower(p.category)',
      priced: pricedOf,
      subject: 'restaurant-product',
      prices: ['pricePerUnitCents'],
      our: 'pricePerUnit',
    });
  }
}

export const pricedOf = ({ pricePerUnitCents, size, unit }: Priced): PricedProduct =>
  pricedWholesale(pricePerUnitCents, size, unit);
