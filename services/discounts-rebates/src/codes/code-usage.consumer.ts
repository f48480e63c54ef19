import type { LoggedEvent, RestaurantOrderFacts } from '@larder/contracts';
import { changedRows, Consumer, type EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';

/** Changes of usage by code. */
const CHANGES = `(SELECT "codeId" AS id, sum(uses)::int AS uses, sum("discountCents")::bigint AS cents
  FROM jsonb_to_recordset($1::jsonb) AS change ("codeId" uuid, uses int, "discountCents" bigint) GROUP BY "codeId")`;

@Consumer()
export class CodeUsageConsumer implements EventConsumer {
  readonly name = 'discounts.usage';
  readonly producers = ['restaurant-orders'] as const;
  readonly types = USAGE_EVENTS;
  readonly startsAt = 'log-start';

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    const changes = (events as readonly LoggedEvent<(typeof USAGE_EVENTS)[number]>[])
      .map(usageChange)
      .filter((change) => change !== null);
    if (changes.length === 0) return;
    const json = JSON.stringify(changes);
    const there: { id: string }[] = await changedRows(
      manager,
      `UPDATE discounts_rebates.discount_code AS c
          SET usage_count = c.usage_count + e.uses, total_discount_cents = c.total_discount_cents + e.cents
         FROM ${CHANGES} AS e WHERE c.id = e.id RETURNING c.id`,
      [json],
    );
    if (there.length === new Set(changes.map(({ codeId }) => codeId)).size) return;
    // Also updates the recorded row of a deleted code, in case it is restored.
    await manager.query(
      `UPDATE discounts_rebates.changed_row AS r
          SET before = r.before || jsonb_build_object('usage_count', (r.before ->> 'usage_count')::int + e.uses,
                'total_discount_cents', (r.before ->> 'total_discount_cents')::bigint + e.cents)
         FROM ${CHANGES} AS e WHERE r.name = 'discount_code' AND r.before ->> 'id' = e.id::text AND e.id <> ALL($2)`,
      [json, there.map(({ id }) => id)],
    );
  }
}

export const USAGE_EVENTS = ['restaurant-order.created', 'restaurant-order.moved', 'restaurant-order.deleted'] as const;

/** Orders that are neither cancelled nor deleted count (specification part 2 §3). */
export function usageChange({ before, after }: Pick<LoggedEvent<(typeof USAGE_EVENTS)[number]>, 'before' | 'after'>): {
  codeId: string;
  uses: number;
  discountCents: number;
} | null {
  const order = after ?? before;
  if (!order?.discountCodeId) return null;
  const uses = counted(after) - counted(before);
  return uses === 0 ? null : { codeId: order.discountCodeId, uses, discountCents: uses * order.discountCents };
}

function counted(order: RestaurantOrderFacts | null): 0 | 1 {
  return order === null || order.status === 'cancelled' ? 0 : 1;
}
