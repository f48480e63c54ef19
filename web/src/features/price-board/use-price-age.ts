import { formatBoardTime } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PriceAnswer } from '../../shared/api/products.ts';
import { useRealtimeStatus } from '../../shared/realtime/realtime.ts';
import { connectionTexts } from '../../texts/connection.ts';

/** The notice about the age of the prices; null while they are refreshed in time. */
export function usePriceAge(prices: UseQueryResult<PriceAnswer>, timeZone: string | null): string | null {
  const live = useRealtimeStatus() !== 'lost';
  if (prices.data === undefined || (live && !prices.isError && !prices.data.outdated)) return null;
  const lastTry = new Date(Math.max(prices.dataUpdatedAt, prices.errorUpdatedAt));
  return ageText(prices.data.readAt, lastTry, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** "prices as of 14:05", preceded by the day unless that is today in the store. */
export function ageText(readAt: string | null, now: Date, timeZone: string): string {
  if (readAt === null) return connectionTexts.pricesNotRefreshed;
  const [day = '', time = ''] = formatBoardTime(readAt, timeZone).split(' ');
  const today = formatBoardTime(now.toISOString(), timeZone).split(' ')[0];
  return connectionTexts.pricesAsOf(day === today ? time : `${day} ${time}`);
}

/**
 * The list to show after an answer. A list is never replaced by one of a lower revision, so that shoppers never see an
 * old price again.
 */
export function newestPrices(held: PriceAnswer | undefined, arrived: PriceAnswer): PriceAnswer {
  if (held === undefined) return arrived;
  if (arrived.revision < held.revision) return held;
  return arrived.readAt === null ? { ...arrived, readAt: held.readAt } : arrived;
}
