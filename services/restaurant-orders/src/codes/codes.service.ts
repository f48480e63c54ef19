import type { CodePreview, DiscountedProducts, ValidatedCode, DiscountedProduct } from '@larder/contracts';
import {
  basisPointsToFraction,
  Refusal,
  centsToDollars,
  matchTier,
  shareOfCents,
  type DiscountTier,
  sentence,
} from '@larder/kernel';
import { translated } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { CodeGrant } from '../copies/granted-code.sql.js';
import { ProductCopiesService, type ProductCopy } from '../copies/product-copies.service.js';
import { CodeCheck } from './code-check.js';
import type { CodeVisitor } from './code-visitor.js';

/** The same answer for unknown, inactive and malformed codes, and for those of other stores. */
export const NO_SUCH_CODE = 'This discount code is not valid.';

const notValid = (): ValidatedCode => ({
  valid: false,
  message: translated(NO_SUCH_CODE),
  restaurantName: null,
  contactPerson: null,
  email: null,
  phone: null,
  tier: null,
  tierName: null,
  discountPercentage: 0,
});

@Injectable()
export class CodesService {
  constructor(
    private readonly check: CodeCheck,
    private readonly products: ProductCopiesService,
  ) {}

  async validate(code: string, visitor: CodeVisitor): Promise<ValidatedCode> {
    const grant = await this.check.find(code, visitor);
    if (!grant) return notValid();
    const { restaurantName, contactPerson, email, phone, tier } = grant;
    return {
      valid: true,
      message: translated(sentence('Welcome, {name}!', { name: restaurantName })),
      restaurantName,
      contactPerson,
      email,
      phone,
      tier,
      tierName: tierName(grant, tier),
      discountPercentage: basisPointsToFraction(grant.discounts[tier] ?? 0),
    };
  }

  async discountedProducts(code: string, visitor: CodeVisitor): Promise<DiscountedProducts> {
    const grant = await this.check.find(code, visitor);
    if (!grant) throw new Refusal('not_found', NO_SUCH_CODE);
    return { products: await this.pricedFor(grant, visitor.store) };
  }

  /** A preview for staff. @param store its short name; null for the default one. @throws Refusal `not_found` */
  async preview(code: string, store: string | null): Promise<CodePreview> {
    const grant = await this.check.ofStaff(code, store);
    if (!grant) throw new Refusal('not_found', NO_SUCH_CODE);
    const { restaurantName, tier } = grant;
    const products = await this.pricedFor(grant, store);
    return { restaurantName, tier, tierName: tierName(grant, tier), products };
  }

  private async pricedFor(grant: CodeGrant, store: string | null): Promise<DiscountedProduct[]> {
    return (await this.products.forSale(store)).map((product) => discountedProduct(product, grant));
  }
}

type Grant = Pick<CodeGrant, 'tier' | 'discounts' | 'tierNames'>;

const tierName = ({ tierNames }: Pick<Grant, 'tierNames'>, tier: DiscountTier): string => tierNames[tier] || tier;

function discountedProduct(product: ProductCopy, grant: Grant): DiscountedProduct {
  const { pricePerUnitCents, discountTags, chineseName, orderMultiple, soldOutUntil, ...shown } = product;
  const { appliedTier, isFullTierMatch, discountBasisPoints } = matchTier(grant.tier, discountTags, grant.discounts);
  const price = centsToDollars(pricePerUnitCents);
  return {
    ...shown,
    ...(chineseName ? { chineseName } : {}),
    ...(orderMultiple ? { orderMultiple } : {}),
    ...(soldOutUntil ? { soldOutUntil } : {}),
    pricePerUnit: price,
    originalPrice: price,
    discountedPrice: centsToDollars(pricePerUnitCents - shareOfCents(pricePerUnitCents, discountBasisPoints)),
    hasDiscount: discountBasisPoints > 0,
    discountPercentage: basisPointsToFraction(discountBasisPoints),
    appliedTier,
    appliedTierName: appliedTier && tierName(grant, appliedTier),
    customerTier: grant.tier,
    isFullTierMatch,
  };
}
