import type { EventType, LoggedEvent } from '@larder/contracts';
import { Consumer, type EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { CODE_COPY, TIER_COPY } from './copy.entities.js';

const TYPES = [
  'discount-code.created',
  'discount-code.updated',
  'discount-code.deleted',
  'discount-tier.created',
  'discount-tier.updated',
  'data.restored',
] as const satisfies readonly EventType[];

/** Copied so that codes work while discounts-rebates is away. */
@Consumer()
export class DiscountCopyConsumer implements EventConsumer {
  readonly name = 'orders.discounts';
  readonly producers = ['discounts-rebates'] as const;
  readonly types = TYPES;
  readonly startsAt = 'log-start';

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    for (const event of events as readonly LoggedEvent<(typeof TYPES)[number]>[]) {
      switch (event.type) {
        case 'discount-code.created':
        case 'discount-code.updated':
          await manager.query(SAVE_CODE, [JSON.stringify([event.after])]);
          break;
        case 'discount-code.deleted':
          await manager.query('DELETE FROM restaurant_orders.code_copy WHERE id = $1', [event.before?.id]);
          break;
        case 'data.restored':
          await copyTiersAnew(manager);
          break;
        default:
          await manager.query(SAVE_TIER, [JSON.stringify([event.after])]);
      }
    }
  }
}

const SAVE_CODE = CODE_COPY.upsert();

const SAVE_TIER = TIER_COPY.upsert();

/** A backup of an older version did not hold every column of the copies; its log does. */
async function copyTiersAnew(manager: EntityManager): Promise<void> {
  const tiers: { after: object }[] = await manager.query(
    `SELECT DISTINCT ON (after ->> 'tier') after FROM discounts_rebates.event_log
      WHERE type IN ('discount-tier.created', 'discount-tier.updated') ORDER BY after ->> 'tier', number DESC`,
  );
  await manager.query(SAVE_TIER, [JSON.stringify(tiers.map(({ after }) => after))]);
}
