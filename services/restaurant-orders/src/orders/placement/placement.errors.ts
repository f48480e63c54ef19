import type { OrderItemState } from '@larder/contracts';
import {
  basisPointsToFraction,
  centsToDollars,
  pauseAt,
  pauseSentence,
  Refusal,
  type PausableStore,
  type Quote,
} from '@larder/kernel';

/** 409 with the current quote. Nothing was stored. */
export function quoteChanged(items: readonly OrderItemState[], quote: Quote, codeValid: boolean): Refusal {
  const reason = codeValid
    ? 'Prices have changed. Please look at the new total and confirm again.'
    : 'This discount code is no longer valid. Please look at the new total and confirm again.';
  return new Refusal('conflict', reason, {
    details: {
      quote: {
        lines: items.map((item) => ({
          id: item.id,
          name: item.name,
          chineseName: item.chineseName,
          unit: item.unit,
          quantity: item.quantity,
          pricePerUnit: centsToDollars(item.unitPriceCents),
          discountPercentage: basisPointsToFraction(item.discountBasisPoints),
          discountAmount: centsToDollars(item.discountCents),
        })),
        subtotalAmount: centsToDollars(quote.subtotalCents),
        discountAmount: centsToDollars(quote.discountCents),
        deliveryFee: centsToDollars(quote.deliveryFeeCents),
        totalAmount: centsToDollars(quote.totalCents),
        codeValid,
      },
    },
  });
}

export function keyReused(): Refusal {
  return new Refusal('conflict', 'This order was already sent with different contents. Please reload the page.');
}

/** Seconds; a pause without an end may be over at any time. */
const RETRY_AFTER_PAUSE = 60;

/** @throws Refusal `unavailable` with the shop's message while ordering is paused. */
export function refuseWhilePaused(store: PausableStore & { timeZone: string }, now: Date): void {
  const pause = pauseAt(store, now);
  if (pause === null) return;
  const { until } = pause;
  throw new Refusal('unavailable', pauseSentence(pause, store.timeZone, now), {
    details: { orderingPaused: true },
    isIntended: true,
    retryAfterSeconds: until === null ? RETRY_AFTER_PAUSE : Math.ceil((until.getTime() - now.getTime()) / 1000),
  });
}
