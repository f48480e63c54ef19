import type { OrderPlacement, PlacedOrder } from '@larder/contracts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { placeOrder } from '../../../shared/api/restaurant-shop.ts';
import type { FreshQuote } from './order-figures.ts';

/** How long the button is disabled after a press (specification part 2 §4). */
const PROCESSING_MS = 1500;

interface PlaceOrder {
  /** Whether the button has just been pressed. */
  processing: boolean;
  /** Whether the answer is pending, so that another press does nothing. */
  unresolved: boolean;
  place(order: OrderPlacement, key: string): void;
}

/** Sends an order, never two attempts at a time, even if the button is enabled again. */
export function usePlaceOrder(
  onPlaced: (order: OrderPlacement, answer: PlacedOrder) => void,
  onRefused: (order: OrderPlacement, refusal: OrderRefusal) => void,
): PlaceOrder {
  const [processing, setProcessing] = useState(false);
  const [unresolved, setUnresolved] = useState(false);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (order: OrderPlacement, key: string): Promise<void> => {
    try {
      onPlaced(order, await placeOrder(order, key));
    } catch (error) {
      onRefused(order, orderRefusalOf(error));
    } finally {
      busy.current = false;
      setUnresolved(false);
    }
  };
  return {
    processing,
    unresolved,
    place(order, key) {
      if (busy.current) return;
      busy.current = true;
      setUnresolved(true);
      setProcessing(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setProcessing(false), PROCESSING_MS);
      void send(order, key);
    },
  };
}

/** Why an order was refused. */
export type OrderRefusal =
  /** Prices have changed; nothing was stored. */
  | { kind: 'prices'; fresh: FreshQuote }
  /** An earlier attempt of this checkout was accepted as an order, with other contents. */
  | { kind: 'key-used' }
  /** The server's sentence about what is wrong. */
  | { kind: 'said'; message: string }
  /** Unknown: the order may even have been placed. */
  | { kind: 'unknown' };

export function orderRefusalOf(error: unknown): OrderRefusal {
  if (!(error instanceof ApiError)) return { kind: 'unknown' };
  const message = error.serverMessage;
  if (error.status === 409) {
    const { quote: fresh, slotFull } = (error.body ?? {}) as { quote?: FreshQuote; slotFull?: boolean };
    if (Array.isArray(fresh?.lines)) return { kind: 'prices', fresh };
    return slotFull === true && message !== null ? { kind: 'said', message } : { kind: 'key-used' };
  }
  const isPaused = (error.body as { orderingPaused?: boolean } | null)?.orderingPaused === true;
  return (isPaused || (error.status >= 400 && error.status < 500)) && message !== null
    ? { kind: 'said', message }
    : { kind: 'unknown' };
}
