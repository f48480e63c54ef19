/** Every key of the query cache. */
export const queryKeys = {
  boardPrices: ['products', 'public'],
  staff: ['staff'],
  staffProducts: ['staff', 'products'],
  users: ['staff', 'users'],
  productHistory: (id: string) => ['staff', 'product-history', id],
  discountCodes: ['staff', 'discount-codes'],
  discountTiers: ['staff', 'discount-tiers'],
  restaurantProducts: ['staff', 'restaurant-products'],
  restaurantCategories: ['staff', 'restaurant-categories'],
  discountMatrix: ['staff', 'discount-matrix'],
  sessionCheck: (sessionId: string | null) => ['staff', 'session', sessionId],
  shopCategories: ['restaurant', 'categories'],
  shopProducts: (code: string | null) => ['restaurant', 'products', code],
  shopCode: (code: string | null) => ['restaurant', 'code', code],
  settings: ['settings'],
  stores: ['stores'],
} as const;
