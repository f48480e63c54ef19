/** Every key of the query cache. */
export const queryKeys = {
  boardPrices: ['products', 'public'],
  staff: ['staff'],
  staffProducts: ['staff', 'products'],
  sessionCheck: (sessionId: string | null) => ['staff', 'session', sessionId],
  settings: ['settings'],
  stores: ['stores'],
} as const;
