import type { DiscountCode } from '@larder/contracts';
import { DISCOUNT_TIERS, type DiscountTier, formatFraction } from '@larder/kernel';
import { csvText } from '../../../shared/api/file-answer.ts';
import { type NamedStore, storeNames } from '../../../shared/kit/stores-field.tsx';
import { containsWords, queryWords } from '../../../shared/search/product-search.ts';
import { discountTexts } from '../../../texts/discount-codes.ts';

interface CodeFilters {
  /** Null means every tier. */
  tier: DiscountTier | null;
  query: string;
}

/** The codes of a tier that contain every typed word in code, restaurant or contact. */
export function filterCodes(codes: readonly DiscountCode[], { tier, query }: CodeFilters): DiscountCode[] {
  const words = queryWords(query);
  return codes.filter(
    ({ tier: own, code, restaurantName, contactPerson, email, phone }) =>
      (tier === null || own === tier) && containsWords(words, code, restaurantName, contactPerson, email, phone),
  );
}

/** The tier in the address; null for none and for an unknown one. */
export function tierOfAddress(name: string | null): DiscountTier | null {
  return DISCOUNT_TIERS.find((tier) => tier === name) ?? null;
}

const { columns, csvColumns } = discountTexts;

const HEADER = [
  columns.code,
  columns.restaurant,
  columns.contact,
  csvColumns.email,
  csvColumns.phone,
  columns.tier,
  csvColumns.discount,
  csvColumns.usageCount,
  csvColumns.totalDiscount,
  csvColumns.status,
];

/** The codes as CSV text, in their order. @param stores the choice of stores; with one there is no column for them */
export function codesCsv(
  codes: readonly DiscountCode[],
  nameOf: (tier: DiscountTier) => string,
  stores: readonly NamedStore[] = [],
): string {
  const hasStores = stores.length > 0;
  const header = hasStores ? [...HEADER, csvColumns.stores] : HEADER;
  const rows = codes.map((code) => [
    code.code,
    code.restaurantName,
    code.contactPerson ?? '',
    code.email ?? '',
    code.phone ?? '',
    nameOf(code.tier),
    formatFraction(code.discountPercentage),
    String(code.usageCount),
    code.totalDiscountAmount.toFixed(2),
    code.active ? discountTexts.active : discountTexts.inactive,
    ...(hasStores ? [storeNames(code.storeIds, stores, Infinity)] : []),
  ]);
  return csvText([header, ...rows]);
}

/** Formats a day such as 2026-11-21. */
export const codesFileName = (day: string): string => `discount_codes_${day}.csv`;
