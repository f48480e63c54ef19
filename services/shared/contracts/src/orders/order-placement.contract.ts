import { DELIVERY_SLOTS, LIMITS, type DeliverySlot } from '@larder/kernel';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { DayOrInstant } from '../fields/day.field.js';
import { Money, Calculated } from '../fields/number.field.js';
import { Text } from '../fields/text.field.js';

/**
 * POST /api/restaurant/order (part 2 §3). Answers 409 with a fresh quote when the totals differ by more than half a
 * cent per line. The header `Idempotency-Key` makes a retry return the first answer.
 */
export class OrderPlacement {
  @Text(LIMITS.restaurantName, { min: 1 }) restaurantName!: string;
  @MayBeAbsent() @Nullable() @Text(LIMITS.contactPerson) contactPerson?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.email) email?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.phone) phone?: string | null;

  /** Tomorrow at the earliest. */
  @DayOrInstant() deliveryDate!: string;
  @Choice(DELIVERY_SLOTS) deliveryTime!: DeliverySlot;
  @MayBeAbsent() @Nullable() @Text(LIMITS.orderNotes) notes?: string | null;

  /** false: pickup at the store. */
  @Flag() isDelivery!: boolean;
  @MayBeAbsent() @Nullable() @Text(LIMITS.deliveryAddress) deliveryAddress?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.deliveryCity) deliveryCity?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.deliveryPostalCode) deliveryPostalCode?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.deliveryInstructions) deliveryInstructions?: string | null;

  /** The JSON text of a list of {id, name, quantity, pricePerUnit, unit}; only id and quantity count. */
  @Text(LIMITS.orderItemsText, { min: 1 }) orderItems!: string;
  @MayBeAbsent() @Calculated() subtotalAmount?: number;
  @MayBeAbsent() @Nullable() @Text(40) discountCode?: string | null;
  @MayBeAbsent() @Calculated() discountAmount?: number;
  @MayBeAbsent() @Calculated() deliveryFee?: number;
  @Calculated() totalAmount!: number;
}

export class OrderAmounts {
  @Money(Number.MAX_SAFE_INTEGER) subtotalAmount!: number;
  @Money(Number.MAX_SAFE_INTEGER) discountAmount!: number;
  @Money(Number.MAX_SAFE_INTEGER) deliveryFee!: number;
  @Money(Number.MAX_SAFE_INTEGER) totalAmount!: number;
}

export class PlacedOrder extends OrderAmounts {
  /** Easy to read out: "261121-7K3-QXM". */
  @Text(40) orderNumber!: string;
}
