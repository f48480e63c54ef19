import type { Settings, SettingsPatch, Store, StoreState } from '@larder/contracts';
import { notFound, pauseAt, Refusal } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { GatewayLists, ofEveryStore } from '../public-lists/gateway-lists.js';
import { changeSettings } from './change-settings.js';
import { STORE, type StoreEntity } from './store.entity.js';
import { StoreRepository } from './store.repository.js';

@Injectable()
export class StoresService {
  /** Paths of the lists that changes here touched and gateways have not fetched since. */
  private readonly changed: string[] = [];

  constructor(
    private readonly stores: StoreRepository,
    private readonly transactions: Transactions,
    gateways: GatewayLists,
  ) {
    gateways.knowStores(async () => stores.open());
    gateways.keepFresh(async (named) => ofEveryStore(this.changed.splice(0), named));
  }

  async openStores(): Promise<Store[]> {
    return (await this.open()).map(storeView);
  }

  async open(): Promise<StoreEntity[]> {
    return await this.stores.open();
  }

  /** @throws Refusal `not_found` */
  async requireStore(slug: string | undefined): Promise<void> {
    if (slug !== undefined) await this.stores.bySlug(slug);
  }

  /** The store of a public call: the default one without a slug, null before the first store. @throws Refusal `not_found` */
  async storeOf(slug: string | undefined): Promise<StoreEntity | null> {
    return slug === undefined ? await this.stores.byDefault() : await this.stores.bySlug(slug);
  }

  /** The store that staff name; null without a name, which means the chain. @throws Refusal `not_found` */
  async named(slug: string | undefined): Promise<StoreEntity | null> {
    return slug === undefined ? null : await this.stores.bySlug(slug);
  }

  /** @throws Refusal `not_found` for one that is closed or that there is none of. */
  async openStore(id: string): Promise<StoreEntity> {
    const store = (await this.stores.open()).find((each) => each.id === id.toLowerCase());
    if (!store) throw notFound('Store');
    return store;
  }

  /** In the order of the slugs. @throws Refusal `not_found` */
  async openStoresOf(slugs: readonly string[]): Promise<StoreEntity[]> {
    const open = new Map((await this.stores.open()).map((store) => [store.slug, store]));
    return [...new Set(slugs)].map((slug) => {
      const store = open.get(slug);
      if (!store) throw new Refusal('not_found', `There is no open store "${slug}".`);
      return store;
    });
  }

  /** UTC before the first store exists. */
  async defaultTimeZone(): Promise<string> {
    return (await this.stores.byDefault())?.timeZone ?? 'UTC';
  }

  async readSettings(slug: string | undefined): Promise<Settings> {
    const store = await this.storeOf(slug);
    return store ? settingsOf(storeState(store), new Date()) : { status: 'live', lastUpdated: null };
  }

  async changeSettings(slug: string | undefined, patch: SettingsPatch): Promise<Settings> {
    if (Object.values(patch).every((value) => value === undefined)) {
      throw new Refusal('invalid', 'There is nothing to change.');
    }
    const settings = await this.transactions.run(async ({ manager, announce }) => {
      const before = storeState(await this.stores.lockForChange(manager, slug));
      const now = new Date();
      const after = changeSettings(before, patch, now);
      if (!after) return settingsOf(before, now);
      await this.stores.saveSettings(manager, after);
      announce({ type: 'store.updated', subject: `store:${after.id}`, storeId: after.id, before, after });
      return settingsOf(after, now);
    });
    this.changed.push('/api/admin/settings', '/api/stores');
    return settings;
  }
}

function storeView(store: StoreEntity): Store {
  const { slug, name, chineseName, address, phone, timeZone, openingHours, isDefault } = store;
  return { slug, name, chineseName, address, phone, timeZone, openingHours, isDefault };
}

const storeState = (store: StoreEntity): StoreState => STORE.pick(store);

function settingsOf(store: StoreState, now: Date): Settings {
  const pause = pauseAt(store, now);
  return {
    status: pause === null ? 'live' : 'paused',
    lastUpdated: store.lastUpdatedAt,
    ...(pause?.reason ? { pauseReason: pause.reason } : {}),
    ...(pause?.until ? { pausedUntil: pause.until.toISOString() } : {}),
  };
}
