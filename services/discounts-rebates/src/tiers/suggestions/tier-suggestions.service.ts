import type { AcceptedSuggestion, AppliedSuggestions, TierSuggestion, TierSuggestions } from '@larder/contracts';
import { centsToDollars, LIMITS, Refusal, type DiscountTier } from '@larder/kernel';
import { ChangeSets } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { DiscountCodesService } from '../../codes/discount-codes.service.js';
import { StoreCalendar } from '../../rebates/store-calendar.js';
import { DiscountTierRepository } from '../discount-tier.repository.js';
import { changesWith, suggestTier, twelveMonthsTo, type SuggestedTier, type TierMinimum } from './suggest-tier.js';
import { TierSuggestionRepository, type CustomerStanding, type TierStanding } from './tier-suggestions.repository.js';

/** A customer who should have another tier. */
interface Found<Standing extends TierStanding = CustomerStanding> {
  standing: Standing;
  suggested: SuggestedTier;
}

/** Finds customers who have earned or lost a tier by the purchases of twelve months. */
@Injectable()
export class TierSuggestionsService {
  constructor(
    private readonly standings: TierSuggestionRepository,
    private readonly tiers: DiscountTierRepository,
    private readonly codes: DiscountCodesService,
    private readonly calendar: StoreCalendar,
    private readonly changes: ChangeSets,
  ) {}

  async list(now: Date): Promise<TierSuggestions> {
    const months = twelveMonthsTo(await this.calendar.today(now));
    const tiers = await this.tiers.all();
    const all = findAll(await this.standings.all(months), tiers).toSorted(byWeight);
    const first = all.slice(0, LIMITS.tierSuggestions).map(({ standing }) => standing.id);
    const found = findAll(await this.standings.of(months, first), tiers).toSorted(byWeight);
    const nameOf = (tier: DiscountTier): string => tiers.find((each) => each.tier === tier)?.tierName ?? tier;
    return {
      ...months,
      suggestions: found.map((each) => suggestionView(each, nameOf)),
      total: all.length,
    };
  }

  /** @throws Refusal `conflict`, changing nothing, when one of the suggestions is outdated. */
  async apply(accepted: readonly AcceptedSuggestion[], now: Date): Promise<AppliedSuggestions> {
    const wanted = new Map(accepted.map((each) => [each.customerId, each]));
    const months = twelveMonthsTo(await this.calendar.today(now));
    return await this.changes.run({ kind: 'suggested-tiers-applied' }, async (transaction) => {
      const tiers = await this.tiers.all();
      const found = findAll(await this.standings.locked(transaction.manager, months, [...wanted.keys()]), tiers);
      const stands = found.filter(({ standing, suggested }) => {
        const seen = wanted.get(standing.id);
        return seen?.tier === standing.present && seen.suggestedTier === suggested.tier;
      });
      if (stands.length < wanted.size)
        throw new Refusal('conflict', 'The suggestions have changed. Look at them again.');
      const moves = stands.flatMap((each) => changing(each).map(({ id }) => ({ id, tier: each.suggested.tier })));
      await this.codes.moveToTiers(transaction, moves);
      return { customers: stands.length, codes: moves.length };
    });
  }
}

const findAll = <Standing extends TierStanding>(
  standings: readonly Standing[],
  tiers: readonly TierMinimum[],
): Found<Standing>[] =>
  standings.flatMap((standing) => {
    const suggested = suggestTier(standing.present, standing.purchasesCents, tiers);
    return suggested ? [{ standing, suggested }] : [];
  });

const changing = ({ standing: { codes, present }, suggested }: Found): CustomerStanding['codes'] =>
  codes.filter(({ tier }) => changesWith(tier, present, suggested.tier));

const byWeight = (one: Found<TierStanding>, other: Found<TierStanding>): number =>
  Number(other.suggested.isEarned) - Number(one.suggested.isEarned) ||
  other.standing.purchasesCents - one.standing.purchasesCents;

function suggestionView(found: Found, nameOf: (tier: DiscountTier) => string): TierSuggestion {
  const { standing, suggested } = found;
  const { id, businessName, contactPerson, email, phone, present, purchasesCents, isOld } = standing;
  const codes = changing(found);
  return {
    customer: { id, businessName, contactPerson, email, phone },
    codes: codes.slice(0, LIMITS.codesOfSuggestion).map(({ code }) => code),
    codeCount: codes.length,
    tier: present,
    tierName: nameOf(present),
    suggestedTier: suggested.tier,
    suggestedTierName: nameOf(suggested.tier),
    totalPurchases: centsToDollars(purchasesCents),
    minimumPurchases: centsToDollars(suggested.minimumCents),
    isEarned: suggested.isEarned,
    isNew: !isOld,
  };
}
