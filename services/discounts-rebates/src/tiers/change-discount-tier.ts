import type { DiscountTierInput, DiscountTierState } from '@larder/contracts';
import { dollarsToCents, fractionToBasisPoints } from '@larder/kernel';

/** `same`: the tier already has these values. `stale`: it has others than the version that the editor saw. */
export type DiscountTierChange = { kind: 'stale' } | { kind: 'same' } | { kind: 'changed'; after: DiscountTierState };

/** Absent fields keep their values; the tier's code never changes. */
export function changeDiscountTier(before: DiscountTierState, input: DiscountTierInput): DiscountTierChange {
  const after: DiscountTierState = {
    ...before,
    tierName: input.tierName?.trim() ?? before.tierName,
    discountBasisPoints: points(input.discountPercentage, before.discountBasisPoints),
    rebateBasisPoints: points(input.rebatePercentage, before.rebateBasisPoints),
    rebatePeriod: input.rebatePeriod ?? before.rebatePeriod,
    minPurchaseCents: cents(input.minPurchaseAmount, before.minPurchaseCents),
    description: input.description?.trim() ?? before.description,
  };
  const keys = Object.keys(after) as (keyof DiscountTierState)[];
  if (keys.every((key) => after[key] === before[key])) return { kind: 'same' };
  if (input.version !== undefined && input.version !== before.version) return { kind: 'stale' };
  return { kind: 'changed', after: { ...after, version: before.version + 1 } };
}

function points(fraction: number | undefined, before: number): number {
  return fraction === undefined ? before : checked(fractionToBasisPoints(fraction));
}

function cents(dollars: number | undefined, before: number): number {
  return dollars === undefined ? before : checked(dollarsToCents(dollars));
}

function checked(value: number | null): number {
  if (value === null) throw new RangeError('An amount passed its contract without being whole.');
  return value;
}
