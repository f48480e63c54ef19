import type { DiscountTier, TierDiscounts } from '@larder/kernel';
import { CODE_COPY, type CodeCopyEntity } from './copy.entities.js';

export interface CodeGrant extends Omit<CodeCopyEntity, 'active'> {
  /** Of every tier: products may grant a lower one than the customer's. */
  discounts: TierDiscounts;
  /** What the shop calls each tier. */
  tierNames: Readonly<Partial<Record<DiscountTier, string>>>;
}

/** SQL for the {@link CodeGrant} of an active code as JSON. */
export const grantedCode = (parameter: string): string => `(
  SELECT ${CODE_COPY.without('active').json('c')} || (
      SELECT jsonb_build_object('discounts', coalesce(jsonb_object_agg(tier, discount_basis_points), '{}'),
          'tierNames', coalesce(jsonb_object_agg(tier, tier_name), '{}'))
        FROM restaurant_orders.tier_copy)
    FROM restaurant_orders.code_copy AS c WHERE c.code = ${parameter} AND c.active LIMIT 1)`;
