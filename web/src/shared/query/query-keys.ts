/** The keys of the query cache for public pages; those of the back office are in `staff-keys.ts`. */
export const queryKeys = {
  boardPrices: ['products', 'public'],
  staff: ['staff'],
  shopCategories: ['restaurant', 'categories'],
  shopProducts: (code: string | null) => ['restaurant', 'products', code],
  shopCode: (code: string | null) => ['restaurant', 'code', code],
  availability: (asked: string) => ['restaurant', 'availability', asked],
  settings: ['settings'],
  stores: ['stores'],
} as const;
