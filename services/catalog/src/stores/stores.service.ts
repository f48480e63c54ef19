import { isDeepStrictEqual } from 'node:util';
import type { Settings, SettingsPatch, Store, StoreState } from '@larder/contracts';
import {
  dayIn,
  DEFAULT_ORDER_RULES,
  notFound,
  orderRulesOf,
  pauseAt,
  Refusal,
  sentence,
  timeIn,
  type OrderRules,
} from '@larder/kernel';
import { Transactions, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { GatewayLists } from '../public-lists/gateway-lists.js';
import { changeSettings } from './change-settings.js';
import { rulesView } from './rules/change-rules.js';
import { CLOSURES_AHEAD, storeView } from './store-view.js';
import type { StoreEntity } from './store.entity.js';
import { refuseEmpty } from './store.errors.js';
import { StoreRepository } from './store.repository.js';

const EVERY_STORE = { storeIds: null };

@Injectable()
export class StoresService {
  constructor(
    private readonly stores: StoreRepository,
    private readonly transactions: Transactions,
    private readonly gateways: GatewayLists,
  ) {
    gateways.knowStores(async () => stores.names());
  }

  async openStores(now = new Date()): Promise<Store[]> {
    const stores = await this.open();
    const closures = await this.stores.closuresOf(stores, undefined, CLOSURES_AHEAD);
    return stores.map((store) => storeView(store, closures.get(store.id), now));
  }

  /** All stores of the scope, including closed ones, the default store first. */
  async all(scope: StoreScope): Promise<StoreEntity[]> {
    return await this.stores.all(scope);
  }

  /** The open stores that a call concerns. */
  async open({ storeIds }: Pick<StoreScope, 'storeIds'> = EVERY_STORE): Promise<StoreEntity[]> {
    const open = await this.stores.open();
    return storeIds === null ? open : open.filter(({ id }) => storeIds.includes(id));
  }

  /** @throws Refusal `not_found` */
  async publicStore(slug: string, now = new Date()): Promise<Store> {
    const store = await this.stores.bySlug(slug);
    const closures = await this.stores.closuresOf([store]);
    return storeView(store, closures.get(store.id), now);
  }

  /** The store of a public call: the default one without a slug, null before the first store. @throws Refusal `not_found` */
  async storeOf(slug: string | undefined): Promise<StoreEntity | null> {
    return slug === undefined ? await this.stores.byDefault() : await this.stores.bySlug(slug);
  }

  /** A store for read-only staff calls, including closed ones. @throws Refusal `not_found` */
  async named(slug: string): Promise<StoreEntity> {
    return await this.stores.named(slug);
  }

  /** @throws Refusal `not_found` for a closed or unknown store. */
  async openStore(id: string): Promise<StoreEntity> {
    const store = (await this.stores.open()).find((each) => each.id === id);
    if (!store) throw notFound('Store');
    return store;
  }

  /** Open stores by each of their short names, also former ones. */
  async openByName(scope: Pick<StoreScope, 'storeIds'> = EVERY_STORE): Promise<ReadonlyMap<string, StoreEntity>> {
    const open = new Map((await this.open(scope)).map((store) => [store.id, store]));
    const named = (await this.stores.names()).map(({ id, slug }) => [slug, open.get(id)] as const);
    return new Map(named.flatMap(([slug, store]) => (store ? [[slug, store] as const] : [])));
  }

  /** The stores in the order of the slugs. @throws Refusal `not_found` */
  async openStoresOf(slugs: readonly string[], scope: StoreScope): Promise<StoreEntity[]> {
    const named = await this.openByName(scope);
    const stores = slugs.map((slug) => {
      const store = named.get(slug);
      if (!store) throw new Refusal('not_found', sentence('There is no open store "{slug}".', { slug }));
      return store;
    });
    return [...new Set(stores)];
  }

  /** The default store's time zone; UTC before the first store exists. */
  async defaultTimeZone(): Promise<string> {
    return await this.timeZoneOf(null);
  }

  /** The time zone of a store; for null, the default store's. */
  async timeZoneOf(id: string | null): Promise<string> {
    return (id === null ? await this.stores.byDefault() : await this.stores.byId(id))?.timeZone ?? 'UTC';
  }

  async settingsOf(store: StoreEntity | null): Promise<Settings> {
    if (!store) return { status: 'live', lastUpdated: null };
    const [chain, rules] = await Promise.all([this.stores.chainRules(), this.stores.rulesOf(store.id)]);
    return settingsAt(store, orderRulesOf(chain, rules), new Date());
  }

  /** Changes one store, or every open one. @returns the settings of that store or of the default one */
  async changeSettings(scope: StoreScope, { everywhere = false, ...patch }: SettingsPatch): Promise<Settings> {
    refuseEmpty(patch);
    if (everywhere && scope.store !== null)
      throw new Refusal('invalid', 'everywhere means every store: please name none.');
    const settings = await this.transactions.run(async ({ manager, announce }) => {
      const now = new Date();
      if (everywhere) await this.stores.lock(manager, false);
      const stores = everywhere
        ? await this.stores.lockOpen(manager)
        : [await this.stores.lockForChange(manager, scope)];
      const before = await this.stores.statesOf(manager, stores, now);
      const after = before.map((store) => changeSettings(store, patch, now) ?? store);
      const [main] = after;
      if (!main) throw notFound('Store');
      await this.stores.saveSettings(manager, after);
      for (const [place, store] of after.entries()) {
        const was = before[place] ?? store;
        if (was === store) continue;
        announce({ type: 'store.updated', subject: `store:${store.id}`, storeId: store.id, before: was, after: store });
      }
      return settingsAt(main, orderRulesOf(await this.stores.chainRules(manager), main.rules), now);
    });
    this.gateways.touch('/api/admin/settings', '/api/stores');
    return settings;
  }
}

function settingsAt(
  store: Pick<StoreState, 'status' | 'pauseReason' | 'pausedUntil' | 'lastUpdatedAt' | 'timeZone'>,
  rules: OrderRules,
  now: Date,
): Settings {
  const pause = pauseAt(store, now);
  return {
    status: pause === null ? 'live' : 'paused',
    lastUpdated: store.lastUpdatedAt,
    ...(store.lastUpdatedAt === null ? {} : { lastUpdatedLocal: clockOf(store.timeZone, store.lastUpdatedAt) }),
    ...(pause?.reason ? { pauseReason: pause.reason } : {}),
    ...(pause?.until ? { pausedUntil: pause.until.toISOString() } : {}),
    ...(isDeepStrictEqual(rules, DEFAULT_ORDER_RULES) ? {} : { orderRules: rulesView(rules) }),
  };
}

function clockOf(timeZone: string, iso: string): string {
  const instant = new Date(iso);
  return `${dayIn(instant, timeZone)}T${timeIn(instant, timeZone)}`;
}
