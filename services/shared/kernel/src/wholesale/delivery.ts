export const DELIVERY_FEE_CENTS = 2_500;

/** Compared with the subtotal before any discount. */
export const FREE_DELIVERY_FROM_CENTS = 50_000;

/** Morning and afternoon, as the API spells them. */
export const DELIVERY_SLOTS = ['9-12', '12-4'] as const;

export type DeliverySlot = (typeof DELIVERY_SLOTS)[number];

/** The hours of the store's clock that a slot spans. */
export const SLOT_HOURS: Readonly<Record<DeliverySlot, { from: number; to: number }>> = {
  '9-12': { from: 9, to: 12 },
  '12-4': { from: 12, to: 16 },
};

export const SLOT_NAMES = { '9-12': '9 AM–12 PM', '12-4': '12–4 PM' } as const;

export const MAX_DAYS_AHEAD = 365;

/** The costs of a delivery, in cents. */
export interface DeliveryTerms {
  readonly deliveryFeeCents: number;
  /** Compared with the subtotal before any discount. */
  readonly freeFromCents: number;
}

const USUAL_TERMS: DeliveryTerms = { deliveryFeeCents: DELIVERY_FEE_CENTS, freeFromCents: FREE_DELIVERY_FROM_CENTS };

/** Pickup is free. */
export function deliveryFeeCents(subtotalCents: number, isDelivery: boolean, terms = USUAL_TERMS): number {
  return isDelivery && subtotalCents < terms.freeFromCents ? terms.deliveryFeeCents : 0;
}
