import type { EventMap, EventType, LoggedEvent } from '@larder/contracts';
import { Consumer, newestStates, type EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { CATEGORY_COPY, CHAIN_RULES_COPY, OVERRIDE_COPY, PRODUCT_COPY, STORE_COPY } from './copy.entities.js';

const KINDS = {
  'store.created': 'store',
  'store.updated': 'store',
  'chain-rules.updated': 'rules',
  'restaurant-product.created': 'product',
  'restaurant-product.updated': 'product',
  'restaurant-product.deleted': 'product',
  'restaurant-product.overridden': 'override',
  'restaurant-category.created': 'category',
  'restaurant-category.updated': 'category',
  'restaurant-category.deleted': 'category',
  'restaurant-categories.reordered': 'places',
  'data.restored': 'restored',
} as const satisfies Partial<Record<EventType, string>>;

const TYPES = Object.keys(KINDS) as (keyof typeof KINDS)[];

type Handled = LoggedEvent<(typeof TYPES)[number]>;

/** Copies catalog's data, so that orders are taken while catalog is down. */
@Consumer()
export class CatalogCopyConsumer implements EventConsumer {
  readonly name = 'orders.catalog';
  readonly producers = ['catalog'] as const;
  readonly types = TYPES;
  readonly startsAt = 'log-start';

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    for (const run of runsOf(events as readonly Handled[])) await applyRun(manager, run);
  }
}

type Kind = (typeof KINDS)[keyof typeof KINDS];

interface Run {
  kind: Kind;
  events: Handled[];
}

/** Groups consecutive events of the same table, so that an import of thousands takes a few statements. */
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
  if (kind === 'rules') {
    await manager.query(SAVE_CHAIN_RULES, [JSON.stringify([{ rules: events.at(-1)?.after }])]);
    return;
  }
  if (kind === 'override')
    return await applyOverrides(manager, events as LoggedEvent<'restaurant-product.overridden'>[]);
  if (kind === 'restored') {
    await manager.query(UPSERTS.store, [JSON.stringify(await newestStates(manager, 'catalog', 'store'))]);
    return;
  }
  // Includes products that were recreated since: their overrides were deleted with them.
  const gone = events.filter(({ after }) => after === null).map(({ subject }) => idOf(subject));
  if (gone.length > 0) {
    await manager.query(`DELETE FROM restaurant_orders.${kind}_copy WHERE id = ANY($1::uuid[])`, [gone]);
    if (kind === 'product') {
      await manager.query('DELETE FROM restaurant_orders.override_copy WHERE product_id = ANY($1::uuid[])', [gone]);
    }
  }
  // The last event of a subject carries its whole state.
  const states = new Map(events.map(({ subject, after }) => [subject, after]));
  const kept = [...states.values()].filter((after) => after !== null);
  if (kept.length > 0) await manager.query(UPSERTS[kind], [JSON.stringify(kept)]);
}

function idOf(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}

/** The last event of a product in a store has all fields of the override. */
async function applyOverrides(
  manager: EntityManager,
  events: readonly LoggedEvent<'restaurant-product.overridden'>[],
): Promise<void> {
  const overrides = new Map(
    events.map(({ subject, storeId, after }) => {
      const productId = idOf(subject);
      return [`${storeId} ${productId}`, { ...after, storeId, productId, isRemoved: after === null }];
    }),
  );
  const { removed = [], kept = [] } = Object.groupBy(overrides.values(), ({ isRemoved }) =>
    isRemoved ? 'removed' : 'kept',
  );
  await manager.query(
    `DELETE FROM restaurant_orders.override_copy AS o USING jsonb_to_recordset($1::jsonb) AS g ("storeId" uuid, "productId" uuid)
      WHERE o.store_id = g."storeId" AND o.product_id = g."productId"`,
    [JSON.stringify(removed)],
  );
  await manager.query(OVERRIDE_COPY.upsert(), [JSON.stringify(kept)]);
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

const SAVE_CHAIN_RULES = CHAIN_RULES_COPY.upsert({ values: { onlyOne: 'true' } });

const UPSERTS: Readonly<Record<Exclude<Kind, 'rules' | 'places' | 'override' | 'restored'>, string>> = {
  store: STORE_COPY.upsert(),
  product: PRODUCT_COPY.upsert(),
  category: CATEGORY_COPY.upsert(),
};
