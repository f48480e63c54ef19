import {
  DELIVERY_SLOTS,
  LIMITS,
  MOST_LEAD_DAYS,
  MOST_OF_SLOT,
  OUTSIDE_PREFIXES,
  type DeliverySlot,
  type OrderRulesInDollars,
} from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag, ListOfChoices } from './fields/choice.field.js';
import { ListOfTexts, Nested } from './fields/nested.field.js';
import { Money, Whole } from './fields/number.field.js';
import { Text } from './fields/text.field.js';
import { TIME_RULE } from './store-hours.contract.js';

type Outside = OrderRulesInDollars['outsidePrefixes'];

/** GET /api/admin/chain-rules: when and how stores without own rules take orders. */
export class ChainRules implements OrderRulesInDollars {
  @Flag() deliveryOn!: boolean;
  @Money() deliveryFee!: number;

  /** The subtotal before discounts from which deliveries are free. */
  @Money() freeFrom!: number;

  /** Beginnings of the postal codes that are delivered to: "L3R"; none: all are. */
  @ListOfTexts(LIMITS.postalPrefix, LIMITS.postalPrefixes) postalPrefixes!: string[];

  /** How deliveries elsewhere are handled. */
  @Choice(OUTSIDE_PREFIXES) outsidePrefixes!: Outside;
  @Flag() pickupOn!: boolean;
  @ListOfChoices(DELIVERY_SLOTS) slots!: DeliverySlot[];

  /** Orders of one slot of a day, deliveries and pickups together; null: any number. */
  @Nullable() @Whole(1, MOST_OF_SLOT) slotCapacity!: number | null;

  /** Local time of the store; from then on an order counts as placed the next day. Null or "24:00": never. */
  @Nullable() @Text(5, TIME_RULE) cutOff!: string | null;

  /** Days between the day on which an order counts as placed and the first possible day: 1 is tomorrow. */
  @Whole(1, MOST_LEAD_DAYS) leadDays!: number;

  /** The least subtotal before discounts; 0: none. */
  @Money() minimumOrder!: number;
}

/**
 * PATCH /api/admin/chain-rules and /api/admin/stores/{id}/rules: absent fields keep their values. Null makes a store
 * follow the chain, and the chain the defaults.
 */
export class OwnRulesPatch {
  @MayBeAbsent() @Nullable() @Flag() deliveryOn?: boolean | null;
  @MayBeAbsent() @Nullable() @Money() deliveryFee?: number | null;
  @MayBeAbsent() @Nullable() @Money() freeFrom?: number | null;
  @MayBeAbsent()
  @Nullable()
  @ListOfTexts(LIMITS.postalPrefix, LIMITS.postalPrefixes)
  postalPrefixes?: string[] | null;
  @MayBeAbsent() @Nullable() @Choice(OUTSIDE_PREFIXES) outsidePrefixes?: Outside | null;
  @MayBeAbsent() @Nullable() @Flag() pickupOn?: boolean | null;
  @MayBeAbsent() @Nullable() @ListOfChoices(DELIVERY_SLOTS) slots?: DeliverySlot[] | null;
  @MayBeAbsent() @Nullable() @Whole(1, MOST_OF_SLOT) slotCapacity?: number | null;
  @MayBeAbsent() @Nullable() @Text(5, TIME_RULE) cutOff?: string | null;
  @MayBeAbsent() @Nullable() @Whole(1, MOST_LEAD_DAYS) leadDays?: number | null;
  @MayBeAbsent() @Nullable() @Money() minimumOrder?: number | null;
}

/** GET /api/admin/stores/{id}/rules. */
export class StoreRules {
  /** The store's own rules; null follows the chain. */
  @Nested(() => OwnRulesPatch) own!: OwnRulesPatch;

  /** The rules that apply where the store sets none. */
  @Nested(() => ChainRules) inherited!: ChainRules;

  /** The rules in effect. */
  @Nested(() => ChainRules) effective!: ChainRules;
}
