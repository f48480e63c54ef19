import { LIMITS, ORDER_STATUSES } from '@larder/kernel';
import type { OrderStatus } from '@larder/kernel';
import { Planned } from '../change-set.contract.js';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { ListOf, ListOfIds } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';
import { Id, Text } from '../fields/text.field.js';

export class OrderOfBatch {
  @Id() id!: string;

  /** The version the caller saw; absent means "last write wins". */
  @MayBeAbsent() @Whole(1, 2_147_483_647) version?: number;
}

/** POST /api/admin/restaurant/orders/batch/status: each order by the rules of the single call. */
export class OrderBatchStatusChange {
  @Choice(ORDER_STATUSES) status!: OrderStatus;
  @ListOf(() => OrderOfBatch, LIMITS.ordersOfBatch) orders!: OrderOfBatch[];
}

/** POST /api/admin/restaurant/orders/batch/delete */
export class OrderBatchDeletion {
  @ListOfIds(LIMITS.ordersOfBatch, { min: 1 }) ids!: string[];
}

export class OrderBatchOutcome {
  @Id() id!: string;

  /** Also true if the order was in that state before: a repeated batch has the same answer. */
  @Flag() done!: boolean;

  /** Why the order was refused, as in the single call; null when it is done. */
  @Nullable() @Text(300) reason!: string | null;

  /** The order's version afterwards; null when nothing was done or the order was deleted. */
  @Nullable() @Whole(1, 2_147_483_647) version!: number | null;
}

/** Results in the order of the request. A refused order does not keep others from being changed. */
export class OrderBatchResult extends Planned {
  @ListOf(() => OrderBatchOutcome, LIMITS.ordersOfBatch) orders!: OrderBatchOutcome[];
}
