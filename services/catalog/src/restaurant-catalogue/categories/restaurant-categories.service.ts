import { randomUUID } from 'node:crypto';
import type {
  DeletedRow,
  PlanQuery,
  RestaurantCategory,
  RestaurantCategoryInput,
  RestaurantCategoryPlace,
  RestaurantCategoryState,
} from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { ChangeSets, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { categoryNotFound, nothingToChange } from '../../products/product.errors.js';
import { lockLists } from '../../public-lists/list-locks.js';
import { RestaurantProductRepository } from '../products/restaurant-product.repository.js';
import { changeCategory, createCategory, reorderCategories } from './change-category.js';
import { nameTaken, otherCategories, slugTaken, tooManyCategories } from './restaurant-category.errors.js';
import { RestaurantCategoryRepository } from './restaurant-category.repository.js';

@Injectable()
export class RestaurantCategoriesService {
  constructor(
    private readonly categories: RestaurantCategoryRepository,
    private readonly products: RestaurantProductRepository,
    private readonly transactions: Transactions,
    private readonly changes: ChangeSets,
  ) {}

  async all(): Promise<RestaurantCategory[]> {
    return await this.categories.all();
  }

  /** Adds the category at the end. Products that spell its name differently get its spelling. */
  async create(input: RestaurantCategoryInput): Promise<RestaurantCategory> {
    return await this.transactions.run(async ({ manager, announce }) => {
      await lockLists(manager, 'restaurant');
      const there = await this.categories.all(manager);
      const last = there.at(-1)?.displayOrder ?? -1;
      const after = createCategory(randomUUID(), input, Math.min(last + 1, LIMITS.displayOrder));
      if (there.length >= LIMITS.restaurantCategories) throw tooManyCategories();
      await this.refuseClash(manager, after);
      await this.categories.insert(manager, after);
      await this.products.renameCategory(manager, after.name, after.name);
      announce({ type: 'restaurant-category.created', subject: subjectOf(after), after });
      return after;
    });
  }

  /** Renames the category in its products, also in those with the new name spelled differently; an event each. */
  async change(id: string, input: RestaurantCategoryInput): Promise<RestaurantCategory> {
    if (Object.values(input).every((value) => value === undefined)) throw nothingToChange();
    return await this.transactions.run(async ({ manager, announce }) => {
      const before = await this.categories.lockForChange(manager, id);
      if (!before) throw categoryNotFound();
      const after = changeCategory(before, input);
      if (!after) return before;
      await this.refuseClash(manager, after);
      await this.categories.saveCategory(manager, after);
      for (const name of [before.name, after.name]) await this.products.renameCategory(manager, name, after.name);
      announce({ type: 'restaurant-category.updated', subject: subjectOf(after), before, after });
      return after;
    });
  }

  /** Products keep the name as text. */
  async delete(id: string, plan: PlanQuery): Promise<DeletedRow> {
    return await this.changes.run({ plan, kind: 'restaurant-category-deleted' }, async ({ manager, announce }) => {
      const before = await this.categories.lockForChange(manager, id);
      if (!before) throw categoryNotFound();
      await this.categories.delete(manager, id);
      announce({ type: 'restaurant-category.deleted', subject: subjectOf(before), before });
      return { success: true, id };
    });
  }

  async reorder(places: readonly RestaurantCategoryPlace[]): Promise<number> {
    if (places.length === 0) throw nothingToChange();
    return await this.transactions.run(async ({ manager, announce }) => {
      await lockLists(manager, 'restaurant');
      const reordering = reorderCategories(await this.categories.all(manager), places);
      if (reordering.kind === 'other') throw otherCategories();
      if (reordering.kind === 'same') return 0;
      const { before, after } = reordering;
      await this.categories.savePlaces(manager, after);
      announce({
        type: 'restaurant-categories.reordered',
        subject: 'restaurant-categories:order',
        before: { places: before },
        after: { places: after },
      });
      return after.length;
    });
  }

  private async refuseClash(manager: EntityManager, state: RestaurantCategoryState): Promise<void> {
    const clash = await this.categories.clash(manager, state);
    if (clash.slug) throw slugTaken(state.slug);
    if (clash.name) throw nameTaken(state.name);
  }
}

const subjectOf = ({ id }: RestaurantCategoryState): string => `restaurant-category:${id}`;
