import { type PlainReason, Refusal, type OrderLimitValues, sentence } from '@larder/kernel';

/** Orders that count towards each limit: of the phone number, of the network, and all. */
export type OrderCounts = OrderLimitValues;

export interface Flood {
  whose: 'phone' | 'network' | 'total';
  within: 'minute' | 'hour';
}

const RULES = [
  ['phoneHour', { whose: 'phone', within: 'hour' }],
  ['phoneMinute', { whose: 'phone', within: 'minute' }],
  ['networkHour', { whose: 'network', within: 'hour' }],
  ['networkMinute', { whose: 'network', within: 'minute' }],
  ['totalHour', { whose: 'total', within: 'hour' }],
  ['totalMinute', { whose: 'total', within: 'minute' }],
] as const satisfies readonly (readonly [keyof OrderLimitValues, Flood])[];

/**
 * The limit that refuses one more order; null when it is accepted. For a restaurant with a code only its network's
 * limit counts: anybody can exhaust everyone's limit, and that of its telephone number, which is public.
 */
export function floodOf(counts: OrderCounts, limits: OrderLimitValues, hasCode: boolean): Flood | null {
  const rules = hasCode ? RULES.filter(([, { whose }]) => whose === 'network') : RULES;
  return rules.find(([limit]) => counts[limit] >= limits[limit])?.[1] ?? null;
}

const WHOSE: Record<Flood['whose'], PlainReason> = {
  phone: 'Too many orders were placed with this phone number.',
  network: 'Too many orders were placed from your network.',
  total: 'We are receiving too many orders at the moment.',
};

/** Orders leave the window one by one, so the hour's limit may free a place long before the hour is over. */
const RETRY_SECONDS: Record<Flood['within'], number> = { minute: 60, hour: 600 };

export function tooManyOrders({ whose, within }: Flood): Refusal {
  const why = sentence(WHOSE[whose]);
  const reason =
    within === 'minute'
      ? sentence('{why} Please try again in a minute, or call the store.', { why })
      : sentence('{why} Please try again in ten minutes, or call the store.', { why });
  return new Refusal('too_many', reason, {
    retryAfterSeconds: RETRY_SECONDS[within],
  });
}

/** A phone number without blanks, dashes and country code, which people type differently. Null for other text. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').normalize('NFKC').replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-10);
}
