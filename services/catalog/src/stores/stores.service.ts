import type { Settings, SettingsPatch, Store } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { changeSettings } from './change-settings.js';
import { settingsOf, settingsView, storeState, storeView } from './store-view.js';
import { StoreRepository } from './store.repository.js';

@Injectable()
export class StoresService {
  constructor(
    private readonly stores: StoreRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Open stores, the default one first. */
  async openStores(): Promise<Store[]> {
    return (await this.stores.open()).map(storeView);
  }

  /** @throws Refusal `not_found` when a store is named that does not exist. */
  async requireStore(slug: string | undefined): Promise<void> {
    if (slug !== undefined) await this.stores.bySlug(slug);
  }

  /** The zone of the default store; UTC before the first store exists. */
  async defaultTimeZone(): Promise<string> {
    return (await this.stores.byDefault())?.timeZone ?? 'UTC';
  }

  /** The settings of a store, or of the default one. */
  async readSettings(slug: string | undefined): Promise<Settings> {
    return settingsView(slug === undefined ? await this.stores.byDefault() : await this.stores.bySlug(slug));
  }

  async changeSettings(slug: string | undefined, patch: SettingsPatch): Promise<Settings> {
    if (patch.lastUpdated === undefined && patch.status === undefined) {
      throw new Refusal('invalid', 'There is nothing to change.');
    }
    return await this.transactions.run(async ({ manager, announce }) => {
      const before = storeState(await this.stores.lockForChange(manager, slug));
      const after = changeSettings(before, patch);
      if (!after) return settingsOf(before);
      await this.stores.saveSettings(manager, after);
      announce({ type: 'store.updated', subject: `store:${after.id}`, storeId: after.id, before, after });
      return settingsOf(after);
    });
  }
}
