import type { Settings, SettingsPatch, Store, StoreState } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { GatewayLists } from '../public-lists/gateway-lists.js';
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
    gateways.knowStores(async () => (await stores.open()).map(({ slug }) => slug));
    gateways.keepFresh(async () => this.changed.splice(0));
  }

  async openStores(): Promise<Store[]> {
    return (await this.stores.open()).map(storeView);
  }

  /** @throws Refusal `not_found` */
  async requireStore(slug: string | undefined): Promise<void> {
    if (slug !== undefined) await this.stores.bySlug(slug);
  }

  /** UTC before the first store exists. */
  async defaultTimeZone(): Promise<string> {
    return (await this.stores.byDefault())?.timeZone ?? 'UTC';
  }

  async readSettings(slug: string | undefined): Promise<Settings> {
    return settingsView(slug === undefined ? await this.stores.byDefault() : await this.stores.bySlug(slug));
  }

  async changeSettings(slug: string | undefined, patch: SettingsPatch): Promise<Settings> {
    if (patch.lastUpdated === undefined && patch.status === undefined) {
      throw new Refusal('invalid', 'There is nothing to change.');
    }
    const settings = await this.transactions.run(async ({ manager, announce }) => {
      const before = storeState(await this.stores.lockForChange(manager, slug));
      const after = changeSettings(before, patch);
      if (!after) return settingsOf(before);
      await this.stores.saveSettings(manager, after);
      announce({ type: 'store.updated', subject: `store:${after.id}`, storeId: after.id, before, after });
      return settingsOf(after);
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

function settingsOf({ status, lastUpdatedAt }: Pick<StoreState, 'status' | 'lastUpdatedAt'>): Settings {
  return { status, lastUpdated: lastUpdatedAt };
}

/** Defaults before the first store exists. */
function settingsView(store: StoreEntity | null): Settings {
  return store ? settingsOf(store) : { status: 'live', lastUpdated: null };
}
