import type { DiscountedProduct, PublicRestaurantProduct } from '@larder/contracts';
import { fractionToBasisPoints, leastQuantity, LIMITS, type QuantityRule } from '@larder/kernel';
import { centsOf } from './money.ts';

/** A product in the shop: money in integer cents, for one unit. */
export interface ShopProduct {
  id: string;
  name: string;
  /** Null when there is none. */
  chineseName: string | null;
  description: string;
  category: string;
  unit: string;
  size: string | null;
  imageUrl: string | null;
  /** The day in the store's calendar on which it is sold out; null when it is available. */
  soldOutDate: string | null;
  /** The last day for which it cannot be ordered; null when it is available for any. */
  soldOutUntil: string | null;
  /** The smallest quantity that can be ordered, 1 or more, and a multiple of `multiple`. */
  minimum: number;
  /** 1: any quantity from the minimum on. */
  multiple: number;
  /** Before any discount. */
  unitPriceCents: number;
  /** 700 is 7 %; 0 without a code. */
  discountBasisPoints: number;
  /** For display: an order rounds its discount once per line, not per unit. */
  discountedCents: number;
  /** The name of the tier whose price applies, if it is not the customer's tier. */
  lowerTier: string | null;
}

type Received = PublicRestaurantProduct | DiscountedProduct;

/** Cached as long as the answer's products, which stay the same objects while they do not change. */
const read = new WeakMap<Received, ShopProduct>();

export function shopProductOf(received: Received): ShopProduct {
  const known = read.get(received);
  if (known !== undefined) return known;
  const { id, name, description, category, unit, size, imageUrl } = received;
  const discounted = 'originalPrice' in received ? received : null;
  const unitPriceCents = centsOf(discounted?.originalPrice ?? received.pricePerUnit);
  const discount = discounted?.hasDiscount === true ? (fractionToBasisPoints(discounted.discountPercentage) ?? 0) : 0;
  const product: ShopProduct = {
    id,
    name,
    chineseName: received.chineseName ?? null,
    description,
    category,
    unit,
    size,
    imageUrl,
    soldOutDate: received.soldOutDate,
    soldOutUntil: received.soldOutUntil ?? null,
    minimum: leastQuantity(received),
    multiple: received.orderMultiple ?? 1,
    unitPriceCents,
    discountBasisPoints: discount,
    discountedCents: discount > 0 && discounted !== null ? centsOf(discounted.discountedPrice) : unitPriceCents,
    lowerTier: discount > 0 && discounted?.isFullTierMatch === false ? discounted.appliedTierName : null,
  };
  read.set(received, product);
  return product;
}

/** The rule for quantities of a product. */
export const quantityRuleOf = ({ minimum, multiple }: Pick<ShopProduct, 'minimum' | 'multiple'>): QuantityRule => ({
  minOrderQuantity: minimum,
  orderMultiple: multiple,
});

/** Filters text typed or pasted as a quantity. A fraction stays visible and is ignored: "2.5" never becomes 25. */
export function typedQuantity(text: string): string {
  const [whole = '', fraction] = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[^\d.]/g, '')
    .split('.');
  const digits = whole.slice(0, String(LIMITS.orderQuantity).length);
  return digits === '' || fraction === undefined ? digits : `${digits}.${fraction.slice(0, 1)}`;
}
