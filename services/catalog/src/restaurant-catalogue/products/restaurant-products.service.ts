import { isDeepStrictEqual } from 'node:util';
import {
  RestaurantProductInput,
  type DeletedRow,
  type NewEvent,
  type PlanQuery,
  type SavedRestaurantProduct,
  type StaffRestaurantProduct,
} from '@larder/contracts';
import { dayIn, LIMITS } from '@larder/kernel';
import { addedBefore, ChangeSets, idOfCreation, type Transaction, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PictureStore } from '../../pictures/picture-store.js';
import { marksOf, withSlips } from '../../price-guard/slip-marks.js';
import { isEmptyPatch } from '../../products/change-product.js';
import {
  listIsFull,
  nothingToChange,
  productChangedMeanwhile,
  productNotFound,
} from '../../products/product.errors.js';
import { lockLists } from '../../public-lists/list-locks.js';
import { StoresService } from '../../stores/stores.service.js';
import { RESTAURANT_OVERRIDES } from '../overrides/restaurant-override.entity.js';
import type { WholesalePatch } from '../overrides/wholesale-patch.js';
import { changeRestaurantProduct, createRestaurantProduct, productName } from './change-restaurant-product.js';
import { chainWholesaleView, restaurantProductView } from './restaurant-product-view.js';
import { RestaurantProductRepository } from './restaurant-product.repository.js';
import { WholesaleSlips } from './wholesale-slips.js';

@Injectable()
export class RestaurantProductsService {
  constructor(
    private readonly products: RestaurantProductRepository,
    private readonly transactions: Transactions,
    private readonly changes: ChangeSets,
    private readonly pictures: PictureStore,
    private readonly slips: WholesaleSlips,
    private readonly stores: StoresService,
  ) {}

  /** The chain's list. @param storeIds the stores that are counted; null for all */
  async all(storeIds: readonly string[] | null): Promise<StaffRestaurantProduct[]> {
    const [products, counts] = await Promise.all([this.products.all(), this.products.overrideCounts(storeIds)]);
    return products.map((product) => chainWholesaleView(product, counts.get(product.id) ?? 0));
  }

  /** @param key with which every attempt of one person creates the same product */
  async create({ confirm, ...input }: RestaurantProductInput, key: string | null): Promise<SavedRestaurantProduct> {
    // Checked before the picture becomes a file, so that a refused product leaves none behind.
    productName(input.name ?? '');
    const created = createRestaurantProduct(idOfCreation(key), await this.pictures.settle(input), await this.today());
    return await this.transactions.run(async ({ manager, announce }) => {
      await lockLists(manager, 'restaurant');
      const after = { ...created, category: await this.products.spelling(manager, created.category) };
      const earlier = key === null ? null : await this.products.lockForChange(manager, after.id);
      if (earlier && !isDeepStrictEqual(earlier, after)) throw addedBefore(restaurantProductView(earlier));
      if (earlier) return restaurantProductView(earlier);
      if ((await this.products.count(manager)) >= LIMITS.restaurantProducts)
        throw listIsFull(LIMITS.restaurantProducts);
      const slipped = await this.slips.admit(manager, [{ before: null, after }], { confirm });
      await this.products.insert(manager, after);
      announce({ type: 'restaurant-product.created', subject: subjectOf(after), after }, ...marksOf(slipped, confirm));
      return withSlips(restaurantProductView(after), slipped);
    });
  }

  async change(
    id: string,
    { everywhere = false, confirm, ...input }: RestaurantProductInput,
  ): Promise<SavedRestaurantProduct> {
    if (isEmptyPatch(input)) throw nothingToChange();
    if (input.name !== undefined) productName(input.name);
    const settled = await this.pictures.settle(input);
    const today = await this.today();
    const work = async ({ manager, announce }: Transaction): Promise<SavedRestaurantProduct> => {
      const before = await this.products.lockForChange(manager, id);
      if (!before) throw productNotFound();
      const change = changeRestaurantProduct(before, await this.spelled(manager, settled), today);
      if (change.kind === 'stale') throw productChangedMeanwhile(restaurantProductView(before));
      const after = change.kind === 'same' ? before : change.after;
      const slipped = await this.slips.admit(manager, [{ before, after }], { confirm });
      if (change.kind === 'changed') {
        await this.products.saveProduct(manager, after);
        const event: NewEvent = { type: 'restaurant-product.updated', subject: subjectOf(after), before, after };
        announce(event, ...marksOf(slipped, confirm));
      }
      // A recall removes the stores' own values.
      const fields = input.active === false ? 'all' : wordsOfChain(input);
      if (everywhere) announce(...(await RESTAURANT_OVERRIDES.forget(manager, new Map([[before.id, fields]]))));
      const differs = await RESTAURANT_OVERRIDES.storesThatDiffer(manager, before.id);
      return withSlips(chainWholesaleView(after, differs), slipped);
    };
    // The stores' own values are gone then, so that this can be undone.
    const kind = input.active === false ? 'product-recalled' : 'overrides-applied';
    return await (everywhere ? this.changes.run({ kind }, work) : this.transactions.run(work));
  }

  async delete(id: string, plan: PlanQuery): Promise<DeletedRow> {
    return await this.changes.run({ plan, kind: 'restaurant-product-deleted' }, async ({ manager, announce }) => {
      const before = await this.products.lockForChange(manager, id);
      if (!before) throw productNotFound();
      await this.products.delete(manager, id);
      announce({ type: 'restaurant-product.deleted', subject: subjectOf(before), before });
      return { success: true, id };
    });
  }

  private async today(): Promise<string> {
    return dayIn(new Date(), await this.stores.defaultTimeZone());
  }

  /** Matched case-insensitively and stored in the category's spelling. */
  private async spelled(manager: EntityManager, input: RestaurantProductInput): Promise<RestaurantProductInput> {
    const category = input.category?.trim();
    if (!category) return input;
    return Object.assign(new RestaurantProductInput(), input, {
      category: await this.products.spelling(manager, category),
    });
  }
}

/** The fields that are sent, where stores may differ. */
function wordsOfChain(input: RestaurantProductInput): WholesalePatch {
  const { pricePerUnit, minOrderQuantity, displayOrder, active, soldOutToday, soldOutUntil } = input;
  const isSoldOutSent = soldOutToday !== undefined || soldOutUntil !== undefined;
  return {
    ...(pricePerUnit === undefined ? {} : { pricePerUnitCents: null }),
    ...(minOrderQuantity === undefined ? {} : { minOrderQuantity }),
    ...(displayOrder === undefined ? {} : { displayOrder }),
    ...(active === undefined ? {} : { active }),
    ...(isSoldOutSent ? { soldOutDate: null, soldOutUntil: null } : {}),
  };
}

const subjectOf = ({ id }: { id: string }): string => `restaurant-product:${id}`;
