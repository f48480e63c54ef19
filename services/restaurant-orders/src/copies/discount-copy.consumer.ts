import type { EventType, LoggedEvent } from '@larder/contracts';
import type { EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';

const TYPES = [
  'discount-code.created',
  'discount-code.updated',
  'discount-code.deleted',
  'discount-tier.created',
  'discount-tier.updated',
] as const satisfies readonly EventType[];

/** Codes and tiers, copied so that they are checked and granted while discounts-rebates is away. */
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
          await manager.query(SAVE_CODE, [JSON.stringify(event.after)]);
          break;
        case 'discount-code.deleted':
          await manager.query('DELETE FROM restaurant_orders.code_copy WHERE id = $1', [event.before?.id]);
          break;
        default:
          await manager.query(SAVE_TIER, [event.after?.tier, event.after?.discountBasisPoints]);
      }
    }
  }

  async clear(manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM restaurant_orders.code_copy');
    await manager.query('DELETE FROM restaurant_orders.tier_copy');
  }
}

const SAVE_CODE = `INSERT INTO restaurant_orders.code_copy
    (id, code, restaurant_name, contact_person, email, phone, tier, active)
  SELECT id, code, "restaurantName", "contactPerson", email, phone, tier, active
    FROM jsonb_to_record($1::jsonb) AS c (id uuid, code text, "restaurantName" text, "contactPerson" text, email text,
      phone text, tier text, active boolean)
  ON CONFLICT (id) DO UPDATE SET code = excluded.code, restaurant_name = excluded.restaurant_name,
    contact_person = excluded.contact_person, email = excluded.email, phone = excluded.phone, tier = excluded.tier,
    active = excluded.active`;

const SAVE_TIER = `INSERT INTO restaurant_orders.tier_copy (tier, discount_basis_points) VALUES ($1, $2)
  ON CONFLICT (tier) DO UPDATE SET discount_basis_points = excluded.discount_basis_points`;
