import type { EventMap, EventType, LoggedEvent } from '@larder/contracts';
import type { EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';

const TYPES = [
  'store.created',
  'store.updated',
  'restaurant-product.created',
  'restaurant-product.updated',
  'restaurant-product.deleted',
  'restaurant-category.created',
  'restaurant-category.updated',
  'restaurant-category.deleted',
  'restaurant-categories.reordered',
] as const satisfies readonly EventType[];

type Handled = LoggedEvent<(typeof TYPES)[number]>;

/** Stores, restaurant products and their categories, copied so that orders are taken while catalog is away. */
export class CatalogCopyConsumer implements EventConsumer {
  readonly name = 'orders.catalog';
  readonly producers = ['catalog'] as const;
  readonly types = TYPES;
  readonly startsAt = 'log-start';

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    for (const run of runsOf(events as readonly Handled[])) await applyRun(manager, run);
  }

  async clear(manager: EntityManager): Promise<void> {
    for (const table of ['store_copy', 'product_copy', 'category_copy']) {
      await manager.query(`DELETE FROM restaurant_orders.${table}`);
    }
  }
}

type Kind = 'store' | 'product' | 'category' | 'places';

interface Run {
  kind: Kind;
  events: Handled[];
}

const KINDS: Readonly<Record<(typeof TYPES)[number], Kind>> = {
  'store.created': 'store',
  'store.updated': 'store',
  'restaurant-product.created': 'product',
  'restaurant-product.updated': 'product',
  'restaurant-product.deleted': 'product',
  'restaurant-category.created': 'category',
  'restaurant-category.updated': 'category',
  'restaurant-category.deleted': 'category',
  'restaurant-categories.reordered': 'places',
};

/** Neighbouring events about the same table: an import of thousands of products is a few statements. */
function runsOf(events: readonly Handled[]): Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const kind = KINDS[event.type];
    const last = runs.at(-1);
    if (last?.kind === kind) last.events.push(event);
    else runs.push({ kind, events: [event] });
  }
  return runs;
}

async function applyRun(manager: EntityManager, { kind, events }: Run): Promise<void> {
  if (kind === 'places') {
    for (const { after } of events as LoggedEvent<'restaurant-categories.reordered'>[]) await place(manager, after);
    return;
  }
  // The last event of a subject says it all.
  const states = new Map(events.map(({ subject, after }) => [subject, after]));
  const gone = [...states].filter(([, after]) => after === null).map(([subject]) => idOf(subject));
  const kept = [...states.values()].filter((after) => after !== null);
  if (gone.length > 0) {
    await manager.query(`DELETE FROM restaurant_orders.${kind}_copy WHERE id = ANY($1::uuid[])`, [gone]);
  }
  if (kept.length > 0) await manager.query(UPSERTS[kind], [JSON.stringify(kept)]);
}

function idOf(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}

async function place(
  manager: EntityManager,
  after: EventMap['restaurant-categories.reordered']['after'],
): Promise<void> {
  await manager.query(
    `UPDATE restaurant_orders.category_copy AS c SET display_order = p."displayOrder"
       FROM jsonb_to_recordset($1::jsonb) AS p (id uuid, "displayOrder" int) WHERE c.id = p.id`,
    [JSON.stringify(after?.places ?? [])],
  );
}

const UPSERTS: Readonly<Record<Exclude<Kind, 'places'>, string>> = {
  store: `INSERT INTO restaurant_orders.store_copy
      (id, slug, name, address, phone, time_zone, opening_hours, is_default)
    SELECT id, slug, name, address, phone, "timeZone", "openingHours", "isDefault"
      FROM jsonb_to_recordset($1::jsonb) AS s (id uuid, slug text, name text, address text, phone text, "timeZone" text,
        "openingHours" text, "isDefault" boolean)
    ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name, address = excluded.address,
      phone = excluded.phone, time_zone = excluded.time_zone, opening_hours = excluded.opening_hours,
      is_default = excluded.is_default`,
  product: `INSERT INTO restaurant_orders.product_copy (id, name, description, category, unit, size, min_order_quantity,
      price_per_unit_cents, image_url, active, display_order, discount_tags, sold_out_date)
    SELECT id, name, description, category, unit, size, "minOrderQuantity", "pricePerUnitCents", "imageUrl", active,
        "displayOrder", "discountTags", "soldOutDate"
      FROM jsonb_to_recordset($1::jsonb) AS p (id uuid, name text, description text, category text, unit text, size text,
        "minOrderQuantity" int, "pricePerUnitCents" bigint, "imageUrl" text, active boolean, "displayOrder" int,
        "discountTags" text[], "soldOutDate" date)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, description = excluded.description,
      category = excluded.category, unit = excluded.unit, size = excluded.size,
      min_order_quantity = excluded.min_order_quantity, price_per_unit_cents = excluded.price_per_unit_cents,
      image_url = excluded.image_url, active = excluded.active, display_order = excluded.display_order,
      discount_tags = excluded.discount_tags, sold_out_date = excluded.sold_out_date`,
  category: `INSERT INTO restaurant_orders.category_copy (id, name, active, display_order)
    SELECT id, name, active, "displayOrder"
      FROM jsonb_to_recordset($1::jsonb) AS c (id uuid, name text, active boolean, "displayOrder" int)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, active = excluded.active,
      display_order = excluded.display_order`,
};
