import { describe, expect, it } from '@jest/globals';
import type { DiscountTier, RebatePeriod } from '@larder/kernel';
import { changesWith, suggestTier, twelveMonthsTo, type TierMinimum } from './suggest-tier.js';

const tier = (which: DiscountTier, dollars: number, rebatePeriod: RebatePeriod = 'annually'): TierMinimum => ({
  tier: which,
  minPurchaseCents: dollars * 100,
  rebatePeriod,
});

const TIERS = [tier('tier0', 0), tier('tier1', 25_000), tier('tier2', 50_000), tier('tier3', 100_000)];

describe('the suggested tier', () => {
  it.each<[DiscountTier, number, string | null]>([
    ['tier0', 0, null],
    ['tier0', 24_999.99, null],
    ['tier0', 25_000, 'tier1 earned at 25000'],
    ['tier0', 49_999.99, 'tier1 earned at 25000'],
    ['tier0', 50_000, 'tier2 earned at 50000'],
    ['tier0', 5_000_000, 'tier3 earned at 100000'],
    ['tier1', 25_000, null],
    ['tier1', 24_999.99, 'tier0 lost at 25000'],
    ['tier1', 100_000, 'tier3 earned at 100000'],
    ['tier2', 49_999.99, 'tier1 lost at 50000'],
    ['tier2', 50_000, null],
    ['tier2', 0, 'tier0 lost at 50000'],
    ['tier3', 100_000, null],
    ['tier3', 99_999.99, 'tier2 lost at 100000'],
    ['tier3', 0, 'tier0 lost at 100000'],
  ])('the suggested tier of %s with %p in twelve months is %p', (present, dollars, expected) => {
    const found = suggestTier(present, Math.round(dollars * 100), TIERS);
    const words = found && `${found.tier} ${found.isEarned ? 'earned' : 'lost'} at ${found.minimumCents / 100}`;
    expect(words).toBe(expected);
  });

  it.each<[RebatePeriod, number, string]>([
    ['monthly', 23_999.99, 'tier0'],
    ['monthly', 24_000, 'tier1'],
    ['quarterly', 7_999.99, 'tier0'],
    ['quarterly', 8_000, 'tier1'],
    ['annually', 1_999.99, 'tier0'],
    ['annually', 2_000, 'tier1'],
  ])('a minimum of 2,000 %s and %p in twelve months give %s', (period, dollars, expected) => {
    const tiers = [tier('tier0', 0), tier('tier1', 2_000, period)];
    expect(suggestTier('tier0', Math.round(dollars * 100), tiers)?.tier ?? 'tier0').toBe(expected);
  });

  it('the lowest tier is suggested to everyone, even if it has a minimum, and the highest of those without one', () => {
    expect(suggestTier('tier1', 100, [tier('tier0', 50), tier('tier1', 20)])?.tier).toBe('tier0');
    expect(suggestTier('tier0', 0, [tier('tier0', 0), tier('tier1', 0), tier('tier2', 0)])?.tier).toBe('tier2');
  });
});

describe('the codes that change', () => {
  it.each<[string, DiscountTier, DiscountTier, DiscountTier[]]>([
    ['up, those of the present tier', 'tier1', 'tier3', ['tier1']],
    ['up from the lowest', 'tier0', 'tier1', ['tier0']],
    ['down, all above the suggested one', 'tier3', 'tier1', ['tier2', 'tier3']],
    ['down by one', 'tier2', 'tier1', ['tier2', 'tier3']],
  ])('the suggested changes of codes: %s', (_way, present, suggested, changing) => {
    const all = TIERS.map((each) => each.tier);
    expect(all.filter((code) => changesWith(code, present, suggested))).toEqual(changing);
  });
});

describe('twelve months', () => {
  it.each([
    ['2026-11-24', '2025-11-25'],
    ['2026-01-01', '2025-01-02'],
    ['2026-12-31', '2026-01-01'],
    ['2024-02-29', '2023-03-01'],
    ['2025-02-28', '2024-02-29'],
    ['2025-03-01', '2024-03-02'],
  ])('twelve months to %s begin on %s', (today, from) => {
    expect(twelveMonthsTo(today)).toEqual({ from, to: today });
  });
});
