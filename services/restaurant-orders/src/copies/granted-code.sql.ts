import type { DiscountTier, TierDiscounts } from '@larder/kernel';
import { CODE_COPY, type CodeCopyEntity } from './copy.entities.js';
import { openStore } from './store-copies.service.js';

export interface CodeGrant extends Omit<CodeCopyEntity, 'active' | 'storeIds'> {
  /** The discounts of every tier: products may grant a lower one than the customer's. */
  discounts: TierDiscounts;
  /** The shop's names for the tiers. */
  tierNames: Readonly<Partial<Record<DiscountTier, string>>>;
}

/** SQL for the {@link CodeGrant} of an active code as JSON, at the open store of that name. */
export const grantedCode = (code: string, store: string): string => `(
  SELECT ${CODE_COPY.without('active', 'storeIds').json('c')} || (
      SELECT jsonb_build_object('discounts', coalesce(jsonb_object_agg(tier, discount_basis_points), '{}'),
          'tierNames', coalesce(jsonb_object_agg(tier, tier_name), '{}'))
        FROM restaurant_orders.tier_copy)
    FROM restaurant_orders.code_copy AS c WHERE c.code = ${code} AND c.active AND (c.store_ids IS NULL
      OR EXISTS (SELECT FROM restaurant_orders.store_copy AS s WHERE s.id = ANY (c.store_ids) AND ${openStore(store)}))
   LIMIT 1)`;
