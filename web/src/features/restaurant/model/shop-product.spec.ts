import { describe, expect, it } from '@jest/globals';
import type { DiscountedProduct, PublicRestaurantProduct } from '@larder/contracts';
import { shopProductOf } from './shop-product.ts';

type Plain<T> = { [K in keyof T]: T[K] };

const plain: Plain<PublicRestaurantProduct> = {
  id: 'a',
  name: 'Jasmine Rice',
  description: '',
  category: 'Rice & Noodles',
  active: true,
  unit: 'bag',
  size: null,
  pricePerUnit: 36.5,
  minOrderQuantity: 0,
  imageUrl: null,
  soldOutDate: null,
  soldOutUntil: '2026-12-24',
};

const discounted: Plain<DiscountedProduct> = {
  ...plain,
  pricePerUnit: 36.5,
  originalPrice: 36.5,
  discountedPrice: 33.95,
  hasDiscount: true,
  discountPercentage: 0.07,
  appliedTier: 'tier1',
  appliedTierName: 'Bronze',
  customerTier: 'tier2',
  isFullTierMatch: false,
};

describe('a product as it is ordered', () => {
  it('counts in cents, and is ordered one at least', () => {
    expect(shopProductOf(plain)).toMatchObject({
      unitPriceCents: 3650,
      discountedCents: 3650,
      discountBasisPoints: 0,
      minimum: 1,
      multiple: 1,
      lowerTier: null,
    });
  });

  it('sold in multiples has the least multiple that is enough as its minimum', () => {
    const pairs = { ...plain, minOrderQuantity: 5, orderMultiple: 2 };
    expect(shopProductOf(pairs)).toMatchObject({ minimum: 6, multiple: 2 });
  });

  it('takes its discount as a fraction, and names the tier when it is a lower one', () => {
    expect(shopProductOf(discounted)).toMatchObject({
      unitPriceCents: 3650,
      discountedCents: 3395,
      discountBasisPoints: 700,
      lowerTier: 'Bronze',
    });
    expect(shopProductOf({ ...discounted, isFullTierMatch: true }).lowerTier).toBeNull();
  });

  it('has no discount where the server says so', () => {
    expect(shopProductOf({ ...discounted, hasDiscount: false })).toMatchObject({
      discountBasisPoints: 0,
      discountedCents: 3650,
      lowerTier: null,
    });
  });

  it('stays the same object for the same answer', () => {
    expect(shopProductOf(plain)).toBe(shopProductOf(plain));
  });
});
