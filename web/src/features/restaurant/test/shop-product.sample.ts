import type { ShopProduct } from '../model/shop-product.ts';

/** A product for tests. */
export function shopProduct(change: Partial<ShopProduct> = {}): ShopProduct {
  const unitPriceCents = change.unitPriceCents ?? 3650;
  return {
    id: '5722c97e-65fb-84d1-af0b-4221fc0cf22d',
    name: 'Jasmine Rice',
    chineseName: null,
    description: '茉莉香米. For steaming.',
    category: 'Rice & Noodles',
    unit: 'bag',
    size: '40 lb',
    imageUrl: null,
    soldOutDate: null,
    soldOutUntil: null,
    minimum: 2,
    multiple: 1,
    discountBasisPoints: 0,
    discountedCents: unitPriceCents,
    lowerTier: null,
    ...change,
    unitPriceCents,
  };
}
