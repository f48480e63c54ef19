import { isDeepStrictEqual } from 'node:util';
import type { ClosureInput, NewEvent, StaffStore, StoreDraft, StorePatch, StoreState } from '@larder/contracts';
import { dayIn, LIMITS, RETAIL_CATEGORIES, type StoreClosure, Refusal, notFound, sentence } from '@larder/kernel';
import { addedBefore, idOfCreation, Transactions, type Transaction, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GatewayLists } from '../public-lists/gateway-lists.js';
import { changeStore, createStore, readClosure } from './change-store.js';
import { staffView } from './store-view.js';
import { modelUnknown, refuseEmpty, storeNotFound, tooManyNames } from './store.errors.js';
import { StoreRepository } from './store.repository.js';

/** Copies one store's overrides to another. @returns the events */
type CopyLists = (manager: EntityManager, fromId: string, toId: string) => Promise<NewEvent[]>;

/** The lists of a store that gateways cache. */
const LISTS_OF_STORE = [
  '/api/admin/settings',
  '/api/products',
  ...RETAIL_CATEGORIES.map((category) => `/api/products/category/${category}`),
  '/api/restaurant/categories',
  '/api/restaurant/products',
];

@Injectable()
export class StoreAdminService {
  private readonly copies: CopyLists[] = [];

  constructor(
    private readonly stores: StoreRepository,
    private readonly transactions: Transactions,
    private readonly gateways: GatewayLists,
  ) {}

  /** Registers how to copy lists to a copied store: they belong to other features. */
  copyWith(copyLists: CopyLists): void {
    this.copies.push(copyLists);
  }

  async all(scope: StoreScope, now = new Date()): Promise<StaffStore[]> {
    return (await this.stores.states(scope, now)).map((state) => staffView(state, now));
  }

  /**
   * The first store is the default.
   * @param key with which every attempt of one person creates the same store; copies of other stores are others
   */
  async create({ copyFrom, ...draft }: StoreDraft, key: string | null): Promise<StaffStore> {
    const id = idOfCreation(key === null ? null : `${key} ${copyFrom ?? ''}`);
    const store = await this.transactions.run(async ({ manager, announce }) => {
      await this.stores.lock(manager, false);
      const earlier = key === null ? null : await this.stores.byId(id, manager);
      if (earlier) {
        const state = await this.stores.stateOf(manager, earlier);
        if (changeStore(state, draft) === null) return state;
        throw addedBefore(staffView(state, new Date()));
      }
      const count = await this.stores.count(manager);
      if (count >= LIMITS.stores)
        throw new Refusal(
          'conflict',
          sentence('There are already {most} stores, the maximum.', { most: LIMITS.stores }),
        );
      const model = copyFrom === undefined ? null : await this.modelOf(manager, copyFrom);
      const after = createStore(id, draft, model, await this.stores.lockDefault(manager));
      await this.stores.requireZone(manager, after.timeZone, id);
      await this.stores.takeSlug(manager, after.slug, id);
      await this.stores.insert(manager, after);
      await this.stores.setClosures(manager, id, after.closures ?? []);
      if (after.rules) await this.stores.saveRules(manager, id, after.rules);
      announce({ type: 'store.created', subject: `store:${id}`, storeId: id, after });
      if (model) for (const copy of this.copies) announce(await copy(manager, model.id, id));
      return after;
    });
    this.gateways.touch('/api/stores', ...pathsOf(store), ...listsOf(store));
    return staffView(store, new Date());
  }

  /** A closed store can only be opened again, with or without other changes. */
  async change(id: string, patch: StorePatch): Promise<StaffStore> {
    refuseEmpty(patch);
    const { before, after } = await this.transactions.run(async (transaction) => {
      const { manager } = transaction;
      await this.stores.lock(manager, patch.isDefault === true || patch.timeZone !== undefined);
      const locked = await this.stores.lockById(manager, id);
      if (!locked.active && patch.active !== true) throw storeNotFound();
      const state = await this.stores.stateOf(manager, locked);
      const changed = changeStore(state, patch);
      if (changed) await this.save(transaction, state, changed);
      return { before: state, after: changed ?? state };
    });
    this.gateways.touch('/api/stores', ...pathsOf(after));
    if (after.isDefault !== before.isDefault) this.gateways.touch(...LISTS_OF_STORE);
    if (after.slug !== before.slug || after.active !== before.active) this.gateways.touch(...listsOf(after));
    return staffView(after, new Date());
  }

  async setClosure(id: string, day: string, input: ClosureInput): Promise<StaffStore> {
    return await this.changeClosures(id, day, readClosure(day, input));
  }

  async removeClosure(id: string, day: string): Promise<StaffStore> {
    return await this.changeClosures(id, day, null);
  }

  private async modelOf(manager: EntityManager, slug: string): Promise<StoreState> {
    const model = await this.stores.bySlug(slug, manager).catch(() => {
      throw modelUnknown(slug);
    });
    return await this.stores.stateOf(manager, model);
  }

  private async save({ manager, announce }: Transaction, before: StoreState, after: StoreState): Promise<void> {
    const { id } = after;
    if (after.timeZone !== before.timeZone) await this.stores.requireZone(manager, after.timeZone, id);
    if (after.slug !== before.slug) {
      if (namesOf(after).length > Math.max(namesOf(before).length, LIMITS.oldSlugs + 1)) throw tooManyNames();
      await this.stores.takeSlug(manager, after.slug, id);
      await this.stores.takeSlug(manager, before.slug, id);
    }
    const last = after.isDefault && !before.isDefault ? await this.stores.lockDefault(manager) : null;
    const lastBefore = last && (await this.stores.stateOf(manager, last));
    if (lastBefore) await this.stores.saveStore(manager, { ...lastBefore, isDefault: false });
    await this.stores.saveStore(manager, after);
    announce({ type: 'store.updated', subject: `store:${id}`, storeId: id, before, after });
    if (!lastBefore) return;
    // Announced after the new default, so that consumers' copies always have a default.
    announce(
      {
        type: 'store.updated',
        subject: `store:${lastBefore.id}`,
        storeId: lastBefore.id,
        before: lastBefore,
        after: { ...lastBefore, isDefault: false },
      },
      {
        type: 'default-store.changed',
        subject: 'stores:default',
        before: { id: lastBefore.id, slug: lastBefore.slug },
        after: { id, slug: after.slug },
      },
    );
  }

  private async changeClosures(id: string, day: string, closure: StoreClosure | null): Promise<StaffStore> {
    const now = new Date();
    const store = await this.transactions.run(async ({ manager, announce }) => {
      await this.stores.lock(manager, false);
      const locked = await this.stores.lockById(manager, id);
      if (!locked.active) throw storeNotFound();
      const before = await this.stores.stateOf(manager, locked, now);
      const others = (before.closures ?? []).filter((each) => each.day !== day);
      if (closure === null && others.length === (before.closures ?? []).length) throw notFound('Closure');
      if (closure !== null && day < dayIn(now, locked.timeZone))
        throw new Refusal('invalid', 'This day has already ended at the store.');
      if (closure !== null && others.length >= LIMITS.closures)
        throw new Refusal(
          'conflict',
          sentence('The store already has {most} closures, the maximum.', { most: LIMITS.closures }),
        );
      const closures = [...others, ...(closure ? [closure] : [])].toSorted((a, b) => (a.day < b.day ? -1 : 1));
      const { closures: _closures, ...rest } = before;
      const after: StoreState = closures.length > 0 ? { ...rest, closures } : rest;
      if (isDeepStrictEqual(after, before)) return before;
      // Uses the row's id: a path may spell it in capitals.
      if (closure) await this.stores.setClosures(manager, before.id, [closure]);
      else await this.stores.removeClosure(manager, before.id, day);
      announce({ type: 'store.updated', subject: `store:${before.id}`, storeId: before.id, before, after });
      return after;
    });
    this.gateways.touch('/api/stores', ...pathsOf(store));
    return staffView(store, now);
  }
}

export const namesOf = ({ slug, formerSlugs }: StoreState): string[] => [slug, ...(formerSlugs ?? [])];

const pathsOf = (store: StoreState): string[] => namesOf(store).map((slug) => `/api/stores/${slug}`);

const listsOf = (store: StoreState): string[] =>
  namesOf(store).flatMap((slug) => LISTS_OF_STORE.map((path) => `${path}?store=${slug}`));
