import type { LoggedEvent } from '@larder/contracts';
import { Consumer, type EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { USAGE_EVENTS, usageChange } from './usage-change.js';

@Consumer()
export class CodeUsageConsumer implements EventConsumer {
  readonly name = 'discounts.usage';
  readonly producers = ['restaurant-orders'] as const;
  readonly types = USAGE_EVENTS;
  readonly startsAt = 'log-start';

  /** In one statement; a deleted code has no figures to change. */
  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    const changes = (events as readonly LoggedEvent<(typeof USAGE_EVENTS)[number]>[])
      .map(usageChange)
      .filter((change) => change !== null);
    if (changes.length === 0) return;
    await manager.query(
      `UPDATE discounts_rebates.discount_code AS c
          SET usage_count = c.usage_count + e.uses, total_discount_cents = c.total_discount_cents + e.cents
         FROM (SELECT "codeId" AS id, sum(uses)::int AS uses, sum("discountCents")::bigint AS cents
                 FROM jsonb_to_recordset($1::jsonb) AS change ("codeId" uuid, uses int, "discountCents" bigint)
                GROUP BY "codeId") AS e
        WHERE c.id = e.id`,
      [JSON.stringify(changes)],
    );
  }
}
