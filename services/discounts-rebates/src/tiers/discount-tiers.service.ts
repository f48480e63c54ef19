import type { DiscountMatrix, DiscountTierConfig, DiscountTierInput, DiscountTierState } from '@larder/contracts';
import { basisPointsToFraction, centsToDollars, notFound, Refusal } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { changeDiscountTier } from './change-discount-tier.js';
import { DiscountTierRepository } from './discount-tier.repository.js';

@Injectable()
export class DiscountTiersService {
  constructor(
    private readonly tiers: DiscountTierRepository,
    private readonly transactions: Transactions,
  ) {}

  async list(): Promise<DiscountTierConfig[]> {
    return (await this.tiers.all()).map(discountTierView);
  }

  async matrix(): Promise<DiscountMatrix> {
    const tiers = await this.tiers.all();
    return {
      tiers: tiers.map(({ tier, tierName, discountBasisPoints }) => ({
        tier,
        label: tierName,
        percentage: basisPointsToFraction(discountBasisPoints),
      })),
    };
  }

  async change(id: string, input: DiscountTierInput): Promise<DiscountTierConfig> {
    return await this.transactions.run(async ({ manager, announce }) => {
      const before = await this.tiers.lockForChange(manager, id);
      if (!before) throw notFound('Tier');
      const change = changeDiscountTier(before, input);
      if (change.kind === 'stale') {
        throw new Refusal('conflict', 'Somebody else has changed this tier in the meantime.', {
          details: { current: discountTierView(before) },
        });
      }
      if (change.kind === 'same') return discountTierView(before);
      await this.tiers.saveTier(manager, change.after);
      const { after } = change;
      announce({ type: 'discount-tier.updated', subject: `discount-tier:${id}`, before, after });
      return discountTierView(after);
    });
  }
}

function discountTierView(state: DiscountTierState): DiscountTierConfig {
  const { discountBasisPoints, rebateBasisPoints, minPurchaseCents, ...shown } = state;
  return {
    ...shown,
    discountPercentage: basisPointsToFraction(discountBasisPoints),
    rebatePercentage: basisPointsToFraction(rebateBasisPoints),
    minPurchaseAmount: centsToDollars(minPurchaseCents),
  };
}
