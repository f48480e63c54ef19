import { describe, expect, it } from '@jest/globals';
import type { DiscountedProduct, PublicRestaurantProduct } from '@larder/contracts';
import { shopProductOf, typedQuantity } from './shop-product.ts';

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

describe('a product in the shop', () => {
  it('a product is priced in cents, with a minimum of one', () => {
    expect(shopProductOf(plain)).toMatchObject({
      unitPriceCents: 3650,
      discountedCents: 3650,
      discountBasisPoints: 0,
      minimum: 1,
      multiple: 1,
      lowerTier: null,
    });
  });

  it('with multiples the minimum is the least sufficient multiple', () => {
    const pairs = { ...plain, minOrderQuantity: 5, orderMultiple: 2 };
    expect(shopProductOf(pairs)).toMatchObject({ minimum: 6, multiple: 2 });
  });

  it('the discount is a fraction, and a lower tier is named', () => {
    expect(shopProductOf(discounted)).toMatchObject({
      unitPriceCents: 3650,
      discountedCents: 3395,
      discountBasisPoints: 700,
      lowerTier: 'Bronze',
    });
    expect(shopProductOf({ ...discounted, isFullTierMatch: true }).lowerTier).toBeNull();
  });

  it('a product without a discount has none', () => {
    expect(shopProductOf({ ...discounted, hasDiscount: false })).toMatchObject({
      discountBasisPoints: 0,
      discountedCents: 3650,
      lowerTier: null,
    });
  });

  it('the same answer gives the same object', () => {
    expect(shopProductOf(plain)).toBe(shopProductOf(plain));
  });
});

it.each([
  ['12', '12'],
  ['１２', '12'],
  ['２。5', '2.5'],
  ['1,200 kg', '1200'],
  ['2.', '2.'],
  ['2.55', '2.5'],
  ['123456', '1234'],
  ['.5', ''],
  ['abc', ''],
])('of the typed quantity %p the field keeps %p', (typed, kept) => {
  expect(typedQuantity(typed)).toBe(kept);
});
