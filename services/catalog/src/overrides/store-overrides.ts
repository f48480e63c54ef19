import type { NewEvent } from '@larder/contracts';
import { isEmptyOverride } from '@larder/kernel';
import type { Table } from '@larder/platform';
import type { EntityManager } from 'typeorm';

/** The row with a store's own values of a product. */
interface Versioned {
  version: number;
}

/** `merge` keeps absent fields; `replace` makes them follow the chain. */
export type PatchMode = 'merge' | 'replace';

/** Before it has a version. */
export type ValuesOf<State> = Omit<State, 'version'>;

/** A product in a store. */
export interface StoreOverride<State> {
  storeId: string;
  productId: string;
  /** Null: the store has no values of its own. */
  own: State | null;
}

/** A change of a store's own values, before it has a version. */
export interface OverrideEdit<State> {
  storeId: string;
  productId: string;
  before: State | null;
  after: ValuesOf<State> | null;
}

/** The subject of events that sum up a call. */
export const SUM_SUBJECT = 'overrides:bulk';

interface Kind {
  readonly overridden: 'product.overridden' | 'restaurant-product.overridden';
  readonly applied: 'overrides.applied' | 'restaurant-overrides.applied';
  readonly subject: 'product' | 'restaurant-product';
}

/** Stores' own values of the products of one list: of retail, or of the order sheet. */
export class StoreOverrides<State extends Versioned> {
  private readonly blank: ValuesOf<State>;

  constructor(
    private readonly table: Table<State>,
    readonly kind: Kind,
  ) {
    this.blank = table.blank() as unknown as ValuesOf<State>;
  }

  /** @returns null when no own value is left. */
  change(own: ValuesOf<State> | null, patch: Partial<ValuesOf<State>>, how: PatchMode): ValuesOf<State> | null {
    const after = { ...(how === 'merge' && own ? this.valuesOf(own) : this.blank), ...patch };
    return isEmptyOverride({ ...after }) ? null : after;
  }

  same(one: ValuesOf<State> | null, other: ValuesOf<State> | null): boolean {
    const [a, b] = [one ?? this.blank, other ?? this.blank];
    return (Object.keys(this.blank) as (keyof ValuesOf<State>)[]).every((field) => a[field] === b[field]);
  }

  async pairs(
    manager: EntityManager,
    storeIds: readonly string[],
    productIds: readonly string[],
  ): Promise<StoreOverride<State>[]> {
    return await this.where(manager, 'o.store_id = ANY($1) AND o.product_id = ANY($2)', [storeIds, productIds]);
  }

  async ofStore(manager: EntityManager, storeId: string): Promise<StoreOverride<State>[]> {
    return await this.where(manager, 'o.store_id = $1', [storeId]);
  }

  async byStore(
    manager: EntityManager,
    stores: readonly { id: string }[],
  ): Promise<Map<string, StoreOverride<State>[]>> {
    const overrides = await this.where(manager, 'o.store_id = ANY($1)', [stores.map(({ id }) => id)]);
    return Map.groupBy(overrides, ({ storeId }) => storeId);
  }

  /** How many of these stores have values of their own, by product. */
  async counts(manager: EntityManager, storeIds: readonly string[] | null): Promise<Map<string, number>> {
    const rows: { id: string; stores: number }[] = await manager.query(
      `SELECT product_id AS id, count(*) AS stores FROM ${this.table.name}
        WHERE $1::uuid[] IS NULL OR store_id = ANY($1) GROUP BY product_id`,
      [storeIds],
    );
    return new Map(rows.map(({ id, stores }) => [id, stores]));
  }

  async storesThatDiffer(manager: EntityManager, productId: string): Promise<number> {
    return (await this.where(manager, 'o.product_id = $1', [productId])).length;
  }

  /** Writes the changes that change something. @returns their events */
  async save(manager: EntityManager, changes: readonly OverrideEdit<State>[]): Promise<NewEvent[]> {
    const real = changes.filter(({ before, after }) => !this.same(before, after));
    if (real.length === 0) return [];
    const versions = await nextOverrideVersions(manager, real.length);
    const saved = real.map(({ storeId, productId, before, after }, place) => {
      const own = after && ({ ...after, version: versions[place] ?? 0 } as State);
      return { storeId, productId, before, own };
    });
    await this.saveRows(manager, saved);
    return saved.map(({ storeId, productId, before, own: after }) => {
      return { type: this.kind.overridden, subject: this.subjectOf(productId), storeId, before, after } as NewEvent;
    });
  }

  /** Under the chain's lock: removes stores' own values of these fields of each product. @returns the events */
  async forget(
    manager: EntityManager,
    lost: ReadonlyMap<string, Partial<ValuesOf<State>> | 'all'>,
  ): Promise<NewEvent[]> {
    const overrides = await this.where(manager, 'o.product_id = ANY($1)', [[...lost.keys()]]);
    const changes = overrides.map(({ storeId, productId, own: before }): OverrideEdit<State> => {
      const fields = lost.get(productId) ?? {};
      const silent = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
      const after = fields === 'all' ? null : this.change(before, silent as Partial<ValuesOf<State>>, 'merge');
      return { storeId, productId, before, after };
    });
    return this.withSums(await this.save(manager, changes));
  }

  /** Copies a store's own values to a new store. @returns the events */
  async copy(manager: EntityManager, fromId: string, toId: string): Promise<NewEvent[]> {
    const overrides = await this.ofStore(manager, fromId);
    const changes = overrides.map(({ productId, own }) => {
      return { storeId: toId, productId, before: null, after: own && this.valuesOf(own) };
    });
    return this.withSums(await this.save(manager, changes));
  }

  /** Adds an event for each store that sums up its changes: when there are many events, only these are broadcast. */
  withSums(events: readonly NewEvent[]): NewEvent[] {
    const counts = new Map<string, number>();
    for (const { storeId } of events) if (storeId != null) counts.set(storeId, (counts.get(storeId) ?? 0) + 1);
    const sums = [...counts].map(([storeId, count]): NewEvent => {
      return { type: this.kind.applied, subject: SUM_SUBJECT, storeId, after: { count } };
    });
    return [...events, ...sums];
  }

  subjectOf(productId: string): string {
    return `${this.kind.subject}:${productId}`;
  }

  private valuesOf(own: ValuesOf<State>): ValuesOf<State> {
    const fields = Object.keys(this.blank) as (keyof ValuesOf<State>)[];
    return Object.fromEntries(fields.map((field) => [field, own[field]])) as ValuesOf<State>;
  }

  private async where(
    manager: EntityManager,
    condition: string,
    parameters: readonly unknown[],
  ): Promise<StoreOverride<State>[]> {
    return await manager.query(
      `SELECT o.store_id AS "storeId", o.product_id AS "productId", ${this.table.json('o')} AS own
         FROM ${this.table.name} AS o WHERE ${condition} ORDER BY o.store_id, o.product_id`,
      [...parameters],
    );
  }

  /** Rows without any value are deleted. */
  private async saveRows(manager: EntityManager, overrides: readonly StoreOverride<State>[]): Promise<void> {
    const rows = overrides.map(({ storeId, productId, own }) => ({ storeId, productId, ...own, silent: own === null }));
    const { name, fields, names } = this.table;
    const changing = names.split(', ').map((column) => `${column} = excluded.${column}`);
    await manager.query(
      `WITH given AS (
         SELECT * FROM jsonb_to_recordset($1::jsonb) AS r ("storeId" uuid, "productId" uuid, silent boolean, ${fields})
       ), gone AS (
         DELETE FROM ${name} AS o USING given AS g
          WHERE g.silent AND o.store_id = g."storeId" AND o.product_id = g."productId"
       )
       INSERT INTO ${name} AS o (store_id, product_id, ${names})
       SELECT g."storeId", g."productId", ${this.table.values('g')} FROM given AS g WHERE NOT g.silent
       ON CONFLICT (store_id, product_id) DO UPDATE SET ${changing.join(', ')}`,
      [JSON.stringify(rows)],
    );
  }
}

/** They rise over all stores and lists. */
export async function nextOverrideVersions(manager: EntityManager, count: number): Promise<number[]> {
  const rows: { version: number }[] = await manager.query(
    `SELECT nextval('catalog.override_version') AS version FROM generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ version }) => version);
}
