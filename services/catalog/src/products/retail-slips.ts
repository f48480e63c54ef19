import type { ProductState } from '@larder/contracts';
import type { PricedProduct } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { ListSlips } from '../price-guard/list-slips.js';
import { PriceGuardService } from '../price-guard/price-guard.service.js';
import { PRODUCT } from './product.entity.js';

type Priced = Pick<ProductState, 'retailPriceCents' | 'ourPriceCents' | 'size'>;

/** Finds retail prices that look like typing errors. */
@Injectable()
export class RetailSlips extends ListSlips<Priced, ProductState> {
  constructor(guard: PriceGuardService) {
    super(guard, {
      table: PRODUCT.only('retailPriceCents', 'ourPriceCents', 'size'),
      category: 'p.category',
      priced: pricedOf,
      subject: 'product',
      prices: ['retailPriceCents', 'ourPriceCents'],
      our: 'ourPrice',
    });
  }
}

export const pricedOf = ({ retailPriceCents, ourPriceCents, size }: Priced): PricedProduct => ({
  retailCents: retailPriceCents,
  ourCents: ourPriceCents,
  size,
});
