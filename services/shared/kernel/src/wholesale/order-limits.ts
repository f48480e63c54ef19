/** How many orders are accepted of a phone number, a network address and everyone, per minute and hour. */
export interface OrderLimitValues {
  phoneMinute: number;
  phoneHour: number;
  networkMinute: number;
  networkHour: number;
  totalMinute: number;
  totalHour: number;
}

/** Far above the busiest day of a shop. */
export const DEFAULT_ORDER_LIMITS: OrderLimitValues = {
  phoneMinute: 5,
  phoneHour: 20,
  networkMinute: 10,
  networkHour: 60,
  totalMinute: 120,
  totalHour: 2_000,
};

export const ORDER_LIMIT_IDS = Object.keys(DEFAULT_ORDER_LIMITS) as readonly (keyof OrderLimitValues)[];

export const MOST_ORDER_LIMIT = 99_999;

/** In each pair the hour's limit must not be below the minute's, or the minute's could never be reached. */
export const ORDER_LIMIT_PAIRS = [
  ['phoneMinute', 'phoneHour'],
  ['networkMinute', 'networkHour'],
  ['totalMinute', 'totalHour'],
] as const;
