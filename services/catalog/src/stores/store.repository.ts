import type { StoreState } from '@larder/contracts';
import { inStoreOrder, isEmptyOverride, LIMITS, type OwnRules, type StoreClosure, Refusal } from '@larder/kernel';
import { KnowsStores, type KnownStoreId, type StoreDirectory, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { lockLists } from '../public-lists/list-locks.js';
import { closuresFrom, withFacts } from './change-store.js';
import {
  ChainRulesEntity,
  STORE,
  StoreClosureEntity,
  StoreEntity,
  StoreRulesEntity,
  StoreSlugEntity,
} from './store.entity.js';
import { slugTaken, slugWasAnothers, storeNotFound, unknownZone } from './store.errors.js';

/** Stores change rarely, so one change at a time is enough. */
const STORES_LOCK = [0x1a4f, 3] as const;

const NAMED = '(store.slug = :slug OR store.id = (SELECT store_id FROM catalog.store_slug WHERE slug = :slug))';

const SETTINGS = STORE.only('id', 'status', 'lastUpdatedAt', 'pauseReason', 'pausedUntil');

@Injectable()
export class StoreRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async open(): Promise<StoreEntity[]> {
    return await inOrder(this.query());
  }

  /** The default store first. */
  async all({ storeIds }: StoreScope): Promise<StoreEntity[]> {
    const all = this.dataSource.createQueryBuilder(StoreEntity, 'store');
    const own = storeIds === null ? all : all.where('store.id IN (:...storeIds)', { storeIds });
    return await inOrder(own);
  }

  /** Open stores by every name that addresses their lists. */
  async names(): Promise<Pick<StoreEntity, 'id' | 'slug' | 'isDefault'>[]> {
    return await this.dataSource.query(
      `SELECT id, slug, is_default AS "isDefault" FROM catalog.store WHERE active
        UNION SELECT id, name.slug, is_default FROM catalog.store_slug AS name JOIN catalog.store ON id = store_id
               WHERE active`,
    );
  }

  /** An open store, by its short name or a former one. @throws Refusal `not_found` */
  async bySlug(slug: string, from: DataSource | EntityManager = this.dataSource): Promise<StoreEntity> {
    return found(await this.query(from).andWhere(NAMED, { slug }).getOne());
  }

  /** A store, open or closed, by its short name or a former one. @throws Refusal `not_found` */
  async named(slug: string): Promise<StoreEntity> {
    return found(await this.dataSource.createQueryBuilder(StoreEntity, 'store').where(NAMED, { slug }).getOne());
  }

  /** The default store; null before the first store exists. */
  async byDefault(): Promise<StoreEntity | null> {
    return await this.query().andWhere('store.isDefault').getOne();
  }

  /** A store, open or closed. */
  async byId(id: string, manager = this.dataSource.manager): Promise<StoreEntity | null> {
    return await manager.findOneBy(StoreEntity, { id });
  }

  /** Locks the store, or for the chain the default store. @throws Refusal `not_found` */
  async lockForChange(manager: EntityManager, { store: id }: StoreScope): Promise<StoreEntity> {
    const meant = id === null ? 'store.isDefault' : 'store.id = :id';
    return found(await this.query(manager).setLock('pessimistic_write').andWhere(meant, { id }).getOne());
  }

  /** Every open store, locked. */
  async lockOpen(manager: EntityManager): Promise<StoreEntity[]> {
    return await inOrder(this.query(manager).setLock('pessimistic_write'));
  }

  /** Must be the first lock of a change. @param isList whether lists, or the times of batches, may change by it. */
  async lock(manager: EntityManager, isList: boolean): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [...STORES_LOCK]);
    // The default store determines the lists of calls without a store.
    for (const lists of isList ? (['retail', 'restaurant'] as const) : []) await lockLists(manager, lists);
  }

  /** Locks a store, open or closed. @throws Refusal `not_found` */
  async lockById(manager: EntityManager, id: string): Promise<StoreEntity> {
    return found(await manager.findOne(StoreEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }));
  }

  async lockDefault(manager: EntityManager): Promise<StoreEntity | null> {
    return await manager.findOne(StoreEntity, { where: { isDefault: true }, lock: { mode: 'pessimistic_write' } });
  }

  async count(manager: EntityManager): Promise<number> {
    return await manager.count(StoreEntity);
  }

  async stateOf(manager: EntityManager, store: StoreEntity, now = new Date()): Promise<StoreState> {
    return found((await this.statesOf(manager, [store], now))[0]);
  }

  async states(scope: StoreScope, now: Date): Promise<StoreState[]> {
    return await this.statesOf(this.dataSource.manager, await this.all(scope), now);
  }

  /** The stores as events carry them, with closures from today on. */
  async statesOf(manager: EntityManager, stores: readonly StoreEntity[], now: Date): Promise<StoreState[]> {
    const storeId = In(stores.map(({ id }) => id));
    const closures = await this.closuresOf(stores, manager);
    const names = Map.groupBy(await manager.findBy(StoreSlugEntity, { storeId }), (name) => name.storeId);
    const rules = new Map((await manager.findBy(StoreRulesEntity, { storeId })).map((own) => [own.storeId, own.rules]));
    return stores.map((store) => {
      const { weekHours, tags, ...facts } = STORE.pick(store);
      return withFacts(facts, {
        weekHours,
        tags,
        closures: closuresFrom(closures.get(store.id), now, store.timeZone),
        rules: rules.get(store.id) ?? {},
        formerSlugs: (names.get(store.id) ?? []).map(({ slug }) => slug).filter((slug) => slug !== store.slug),
        active: store.active,
      });
    });
  }

  /** Closures by store, in order, from yesterday on: today differs by zone. @param days how far ahead */
  async closuresOf(
    stores: readonly { id: string }[],
    from: DataSource | EntityManager = this.dataSource,
    days: number | null = null,
  ): Promise<Map<string, StoreClosure[]>> {
    const rows: { id: string; closures: StoreClosure[] }[] = await from.query(
      `SELECT store_id AS id, jsonb_agg(jsonb_build_object('day', day, 'hours', hours, 'reason', reason) ORDER BY day) AS closures
         FROM catalog.store_closure
        WHERE store_id = ANY($1::uuid[]) AND day >= current_date - 2 AND ($2::int IS NULL OR day <= current_date + 1 + $2)
        GROUP BY store_id`,
      [stores.map(({ id }) => id), days],
    );
    return new Map(rows.map(({ id, closures }) => [id, closures]));
  }

  /** The chain's order rules. */
  async chainRules(manager: EntityManager = this.dataSource.manager): Promise<OwnRules> {
    return (await manager.findOneBy(ChainRulesEntity, { onlyOne: true }))?.rules ?? {};
  }

  async saveChainRules(manager: EntityManager, rules: OwnRules): Promise<void> {
    await manager.upsert(ChainRulesEntity, { onlyOne: true, rules }, ['onlyOne']);
  }

  /** The store's order rules, where it sets any. */
  async rulesOf(storeId: string, manager: EntityManager = this.dataSource.manager): Promise<OwnRules> {
    return (await manager.findOneBy(StoreRulesEntity, { storeId }))?.rules ?? {};
  }

  async saveRules(manager: EntityManager, storeId: string, rules: OwnRules): Promise<void> {
    if (isEmptyOverride(rules)) await manager.delete(StoreRulesEntity, { storeId });
    else await manager.upsert(StoreRulesEntity, { storeId, rules }, ['storeId']);
  }

  /** @throws Refusal `conflict` when another store has or had it. */
  async takeSlug(manager: EntityManager, slug: string, storeId: string): Promise<void> {
    const now = await manager.findOneBy(StoreEntity, { slug });
    if (now && now.id !== storeId) throw slugTaken(slug);
    const [once] = await manager.findBy(StoreSlugEntity, { slug });
    if (once && once.storeId !== storeId) throw slugWasAnothers(slug);
    if (!once) await manager.insert(StoreSlugEntity, { slug, storeId });
  }

  /**
   * Node knows zones that PostgreSQL, which selects orders by zone, does not. Planned prices keep the zone they were
   * planned in.
   * @throws Refusal `invalid` or `conflict`
   */
  async requireZone(manager: EntityManager, timeZone: string, id: string): Promise<void> {
    const [zone]: { isKnown: boolean; isInUse: boolean }[] = await manager.query(
      `SELECT EXISTS (SELECT FROM pg_timezone_names WHERE lower(name) = lower($1)) AS "isKnown", EXISTS (
         SELECT FROM catalog.price_batch_store WHERE store_id = $2 AND state IN ('planned', 'running')) AS "isInUse"`,
      [timeZone, id],
    );
    if (!zone?.isKnown) throw unknownZone();
    if (zone.isInUse)
      throw new Refusal(
        'conflict',
        "Price batches are planned in this store's local time. Cancel or end them before you change its time zone.",
      );
  }

  async insert(manager: EntityManager, store: StoreState): Promise<void> {
    await manager.insert(StoreEntity, rowOf(store));
  }

  async saveStore(manager: EntityManager, state: StoreState): Promise<void> {
    await manager.update(StoreEntity, { id: state.id }, rowOf(state));
  }

  async saveSettings(manager: EntityManager, states: readonly StoreState[]): Promise<void> {
    await manager.query(
      `UPDATE ${STORE.name} AS s SET ${SETTINGS.assignments('r')}
         FROM jsonb_to_recordset($1::jsonb) AS r (${SETTINGS.fields}) WHERE s.id = r.id`,
      [JSON.stringify(states)],
    );
  }

  async setClosures(manager: EntityManager, storeId: string, closures: readonly StoreClosure[]): Promise<void> {
    const rows = closures.map((closure) => ({ storeId, ...closure }));
    await manager.upsert(StoreClosureEntity, rows, ['storeId', 'day']);
  }

  async removeClosure(manager: EntityManager, storeId: string, day: string): Promise<void> {
    await manager.delete(StoreClosureEntity, { storeId, day });
  }

  private query(from: DataSource | EntityManager = this.dataSource): SelectQueryBuilder<StoreEntity> {
    return from.createQueryBuilder(StoreEntity, 'store').where('store.active');
  }
}

function found<Store>(store: Store | null | undefined): Store {
  if (!store) throw storeNotFound();
  return store;
}

const inOrder = async (stores: SelectQueryBuilder<StoreEntity>): Promise<StoreEntity[]> =>
  (await stores.orderBy('store.slug').limit(LIMITS.stores).getMany()).sort(inStoreOrder);

function rowOf(
  state: StoreState,
): Omit<StoreState, 'closures' | 'rules' | 'formerSlugs' | 'active'> & { active: boolean } {
  const {
    closures: _closures,
    rules: _rules,
    formerSlugs: _slugs,
    weekHours = null,
    tags = null,
    active,
    ...columns
  } = state;
  return { ...columns, weekHours, tags, active: active ?? true };
}

@KnowsStores()
export class CatalogStores implements StoreDirectory {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async storeBySlug(slug: string): Promise<KnownStoreId | null> {
    const rows: KnownStoreId[] = await this.dataSource.query(
      `SELECT id, active AS "isOpen" FROM catalog.store
        WHERE slug = $1 OR id = (SELECT store_id FROM catalog.store_slug WHERE slug = $1) ORDER BY slug = $1 DESC LIMIT 1`,
      [slug],
    );
    return rows[0] ?? null;
  }
}
