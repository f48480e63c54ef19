import type { EventType, LoggedEvent } from '@larder/contracts';
import { Consumer, newestStates, type EventConsumer } from '@larder/platform';
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

/** Copies codes and tiers, so that codes work while discounts-rebates is down. */
@Consumer()
export class DiscountCopyConsumer implements EventConsumer {
  readonly name = 'orders.discounts';
  readonly producers = ['discounts-rebates'] as const;
  readonly types = TYPES;
  readonly startsAt = 'log-start';

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    // The last event of a code or a tier carries its whole state.
    const states = [...new Map(events.map((event) => [event.subject, event])).values()];
    const of = (kind: string): LoggedEvent[] => states.filter(({ type }) => type.startsWith(kind));
    const gone = of('discount-code.deleted').map(({ subject }) => subject.replace('discount-code:', ''));
    if (gone.length > 0) await manager.query('DELETE FROM restaurant_orders.code_copy WHERE id = ANY($1)', [gone]);
    for (const [kind, save] of [
      ['discount-code.', SAVE_CODE],
      ['discount-tier.', SAVE_TIER],
    ] as const) {
      const kept = of(kind).flatMap(({ after }) => after ?? []);
      if (kept.length > 0) await manager.query(save, [JSON.stringify(kept)]);
    }
    if (of('data.restored').length > 0) {
      await manager.query(SAVE_TIER, [
        JSON.stringify(await newestStates(manager, 'discounts-rebates', 'discount-tier')),
      ]);
    }
  }
}

const SAVE_CODE = CODE_COPY.upsert();

const SAVE_TIER = TIER_COPY.upsert();
