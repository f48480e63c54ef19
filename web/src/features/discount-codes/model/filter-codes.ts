import type { DiscountCode } from '@larder/contracts';
import { DISCOUNT_TIERS, type DiscountTier } from '@larder/kernel';

export interface CodeFilters {
  /** Null for every tier. */
  tier: DiscountTier | null;
  query: string;
}

/** The codes of a tier whose code, restaurant or contact holds every word that was typed. */
export function filterCodes(codes: readonly DiscountCode[], { tier, query }: CodeFilters): DiscountCode[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return codes.filter((code) => {
    if (tier !== null && code.tier !== tier) return false;
    const text = [code.code, code.restaurantName, code.contactPerson, code.email, code.phone].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The tier that an address names; null for none and for one that does not exist. */
export function tierOfAddress(name: string | null): DiscountTier | null {
  return DISCOUNT_TIERS.find((tier) => tier === name) ?? null;
}
