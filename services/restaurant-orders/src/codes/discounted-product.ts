import type { DiscountedProduct } from '@larder/contracts';
import { basisPointsToFraction, centsToDollars, matchTier, shareOfCents } from '@larder/kernel';
import type { CodeGrant } from '../copies/granted-code.sql.js';
import type { ProductCopy } from '../copies/product-copies.service.js';

export function discountedProduct(
  product: ProductCopy,
  grant: Pick<CodeGrant, 'tier' | 'discounts'>,
): DiscountedProduct {
  const { pricePerUnitCents, discountTags, ...shown } = product;
  const { appliedTier, isFullTierMatch, discountBasisPoints } = matchTier(grant.tier, discountTags, grant.discounts);
  const price = centsToDollars(pricePerUnitCents);
  return {
    ...shown,
    pricePerUnit: price,
    originalPrice: price,
    discountedPrice: centsToDollars(pricePerUnitCents - shareOfCents(pricePerUnitCents, discountBasisPoints)),
    hasDiscount: discountBasisPoints > 0,
    discountPercentage: basisPointsToFraction(discountBasisPoints),
    appliedTier,
    customerTier: grant.tier,
    isFullTierMatch,
  };
}
