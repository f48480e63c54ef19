import {
  GUARDED_PRICES,
  PRICE_GUARD_MODES,
  PRICE_SLIPS,
  type PriceGuardMode,
  type PriceSlip,
  type SlipValues,
} from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { ListOf } from './fields/nested.field.js';
import { Money, Calculated } from './fields/number.field.js';
import { Id, Text } from './fields/text.field.js';

/** A price that looks like a typing error, and why. */
export class FoundSlip implements SlipValues {
  @Choice(GUARDED_PRICES) field!: SlipValues['field'];
  @Choice(PRICE_SLIPS) kind!: PriceSlip['reason'];

  /** The price before; of "swapped" and "above-retail" the other price; null where it is compared with others. */
  @Nullable() @Money() from!: number | null;
  @Money() to!: number;

  /** How many times as high, or, below 1, as low. */
  @Calculated() factor!: number;
}

/** One product in an answer that lists many. */
export class ChangedPrices {
  /** Its prices that look like typing errors. */
  @MayBeAbsent() @ListOf(() => FoundSlip, 2) slips?: FoundSlip[];
}

/** A slip in a price history that was published despite a warning. */
export class PassedSlip extends FoundSlip {
  /** False if no confirmation was asked for. */
  @Flag() confirmed!: boolean;

  /** The second person who confirmed it. */
  @MayBeAbsent() @Text(64) confirmedBy?: string;
}

/**
 * Part of calls that set prices. In the mode "ask" a price that looks like a typing error answers 409 with `slips` and
 * `slipCount`, and changes nothing, unless it is confirmed.
 */
export class PriceConfirmation {
  @MayBeAbsent() @Flag() confirm?: boolean;
}

/** Part of calls that set many prices. */
export class ManyPricesConfirmation extends PriceConfirmation {
  /** A second person's confirmation, where the shop requires one: from POST /api/admin/second-person. */
  @MayBeAbsent() @Id() confirmation?: string;
}

/** Part of calls that set many prices of existing products: all of them or none. */
export class ManyPrices extends ManyPricesConfirmation {
  /** Nothing is written; the answer shows what would change. */
  @MayBeAbsent() @Flag() dryRun?: boolean;

  /** The hash of a dry run: 409 when something else would change by now. */
  @MayBeAbsent() @Text(64) hash?: string;
}

export class ManyPricesResult {
  /** The hash of the changes; a commit that names it fails with 409 when the changes would differ by then. */
  @Text(64) hash!: string;

  /** Whether publishing them needs a second person, who confirms `hash`. */
  @Flag() needsSecondPerson!: boolean;
  @Flag() dryRun!: boolean;

  /** Names the change for an undo; absent for a preview, and when nothing changed. */
  @MayBeAbsent() @Id() changeId?: string;
}

/** GET and PUT /api/admin/price-guard: how prices that look like typing errors are handled, and whether shoppers see the lowest price, in every store. */
export class PriceGuard {
  /** "off": nothing; "warn": they are published and marked; "ask": they need a confirmation, and are marked. */
  @Choice(PRICE_GUARD_MODES) mode!: PriceGuardMode;

  /** In the mode "ask": whether more than 20 changes with such prices at once need another administrator's confirmation. */
  @Flag() secondPerson!: boolean;

  /** Whether the board shows, beside a struck price, the lowest one of the 30 days before. Absent on a change: stays. */
  @MayBeAbsent() @Flag() showsLowest?: boolean;
}
