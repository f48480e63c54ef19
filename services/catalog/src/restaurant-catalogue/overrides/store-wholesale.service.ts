import type {
  NewEvent,
  RestaurantOverrideBody,
  RestaurantOverrideState,
  RestaurantProductInput,
  RestaurantProductState,
  SavedRestaurantProduct,
  StaffRestaurantProduct,
} from '@larder/contracts';
import { dayIn, wholesaleInStore } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { marksOf, withSlips } from '../../price-guard/slip-marks.js';
import {
  chainField,
  nothingToChange,
  productChangedMeanwhile,
  productNotFound,
} from '../../products/product.errors.js';
import { lockStoreLists } from '../../public-lists/list-locks.js';
import { StoreAdminService } from '../../stores/store-admin.service.js';
import { fieldOfChain } from '../../stores/store.errors.js';
import { StoresService } from '../../stores/stores.service.js';
import { storeWholesaleView } from '../products/restaurant-product-view.js';
import { RestaurantProductRepository } from '../products/restaurant-product.repository.js';
import { WholesaleSlips } from '../products/wholesale-slips.js';
import { RESTAURANT_OVERRIDES } from './restaurant-override.entity.js';
import { soldOutTodayPatch, soldOutUntilPatch, wholesalePatch, type WholesalePatch } from './wholesale-patch.js';

interface PatchRequest {
  how: 'merge' | 'replace';
  version?: number | undefined;
  confirm?: boolean | undefined;
  /** @param today in the store */
  patch: (chain: RestaurantProductState, today: string) => WholesalePatch;
}

/** Stores' own values of restaurant products. */
@Injectable()
export class StoreWholesaleService {
  constructor(
    private readonly products: RestaurantProductRepository,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
    private readonly slips: WholesaleSlips,
    admin: StoreAdminService,
  ) {
    admin.copyWith(async (manager, fromId, toId) => {
      await lockStoreLists(manager, [fromId, toId], 'restaurant');
      return await RESTAURANT_OVERRIDES.copy(manager, fromId, toId);
    });
  }

  /** The whole list with a store's effective values. */
  async all(storeId: string): Promise<StaffRestaurantProduct[]> {
    return (await this.products.inStore(storeId)).map(({ chain, own }) => storeWholesaleView(chain, own));
  }

  async replace(
    storeId: string,
    productId: string,
    { version, confirm, ...values }: RestaurantOverrideBody,
  ): Promise<SavedRestaurantProduct> {
    const patch = (_chain: RestaurantProductState, today: string): WholesalePatch => wholesalePatch(values, today);
    return await this.change(storeId, productId, { how: 'replace', version, confirm, patch });
  }

  /** Changes the fields that are sent. @throws Refusal for a field that is the chain's: `forbidden` to staff of some stores. */
  async merge(
    storeId: string,
    productId: string,
    input: RestaurantProductInput,
    byChain: boolean,
  ): Promise<SavedRestaurantProduct> {
    const { soldOutToday, soldOutUntil, version, confirm, ...rest } = input;
    const { pricePerUnit, minOrderQuantity, active, displayOrder, ...others } = rest;
    const [field] = Object.entries(others).find(([, value]) => value !== undefined) ?? [];
    if (field !== undefined) throw byChain ? chainField(field) : fieldOfChain(field);
    const values = Object.fromEntries(
      Object.entries({ pricePerUnit, minOrderQuantity, active, displayOrder }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    const sent = [soldOutToday, soldOutUntil, ...Object.values(values)];
    if (sent.every((each) => each === undefined)) throw nothingToChange();
    const patch = (chain: RestaurantProductState, today: string): WholesalePatch => ({
      ...wholesalePatch(values, today),
      ...(soldOutToday === undefined ? {} : soldOutTodayPatch(soldOutToday, chain, today)),
      ...(soldOutUntil === undefined ? {} : soldOutUntilPatch(soldOutUntil, today)),
    });
    return await this.change(storeId, productId, { how: 'merge', version, confirm, patch });
  }

  private async change(
    storeId: string,
    productId: string,
    { how, version, confirm, patch }: PatchRequest,
  ): Promise<SavedRestaurantProduct> {
    const today = dayIn(new Date(), await this.stores.timeZoneOf(storeId));
    return await this.transactions.run(async ({ manager, announce }) => {
      await lockStoreLists(manager, [storeId], 'restaurant');
      const [chain] = await this.products.some(manager, [productId]);
      if (!chain) throw productNotFound();
      const [override] = await RESTAURANT_OVERRIDES.pairs(manager, [storeId], [productId]);
      const before = override?.own ?? null;
      const changes = patch(chain, today);
      const after = RESTAURANT_OVERRIDES.change(before, changes, how);
      if (version !== undefined && version !== (before?.version ?? 0) && !RESTAURANT_OVERRIDES.same(before, after)) {
        throw productChangedMeanwhile(storeWholesaleView(chain, before));
      }
      const prices = { before: wholesaleInStore(chain, before), after: wholesaleInStore(chain, after), storeId };
      const isPriced = typeof changes.pricePerUnitCents === 'number';
      const slipped = await this.slips.admit(manager, isPriced ? [prices] : [], { confirm });
      const [event] = await RESTAURANT_OVERRIDES.save(manager, [{ storeId, productId, before, after }]);
      if (event) announce(event, ...marksOf(slipped, confirm));
      return withSlips(storeWholesaleView(chain, event ? stateAfter(event) : before), slipped);
    });
  }
}

const stateAfter = ({ after }: NewEvent): RestaurantOverrideState | null => (after as RestaurantOverrideState) ?? null;
