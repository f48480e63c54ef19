import type { NewEvent, ProductState, RetailOverrideBody, RetailOverrideState, StaffProduct } from '@larder/contracts';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { marksOf, withSlips } from '../../price-guard/slip-marks.js';
import { StoreAdminService } from '../../stores/store-admin.service.js';
import { lockStoreLists } from '../list-locks.js';
import { inStore, storeProductView } from '../product-view.js';
import { nothingToChange, productChangedMeanwhile, productNotFound } from '../product.errors.js';
import { RetailSlips } from '../retail-slips.js';
import { changeWords, sameWords, setsPrice, wordsPatch, type Words, type WordsPatch } from './change-words.js';
import { StoreWordsRepository, SUM_SUBJECT, type StoreWord } from './store-words.repository.js';

/** A change of what a store says, before it has a version. */
export interface WordChange {
  storeId: string;
  productId: string;
  before: RetailOverrideState | null;
  after: Words | null;
}

/** What single stores say of products themselves. */
@Injectable()
export class StorePricesService {
  constructor(
    private readonly words: StoreWordsRepository,
    private readonly transactions: Transactions,
    private readonly slips: RetailSlips,
    stores: StoreAdminService,
  ) {
    stores.copyWith(async (manager, fromId, toId) => this.copy(manager, fromId, toId));
  }

  /** @param how `merge` changes only what is sent, `replace` the whole override. */
  async change(
    storeId: string,
    productId: string,
    { version, confirm, ...body }: RetailOverrideBody,
    how: 'merge' | 'replace',
  ): Promise<StaffProduct> {
    const patch = wordsPatch(body);
    if (how === 'merge' && Object.keys(patch).length === 0) throw nothingToChange();
    return await this.transactions.run(async ({ manager, announce }) => {
      const { product, own } = await this.lockForChange(manager, storeId, productId);
      const batch = await this.words.batchWord(manager, storeId, product.id);
      if (version !== undefined && version !== (own?.version ?? 0)) {
        throw productChangedMeanwhile(storeProductView(product, own, batch));
      }
      const after = changeWords(own, patch, how);
      const prices = { before: inStore(product, own), after: inStore(product, after), storeId };
      const slipped = await this.slips.admit(manager, setsPrice(patch) ? [prices] : [], { confirm });
      const [event] = await this.save(manager, [{ storeId, productId: product.id, before: own, after }]);
      if (event) announce(event, ...marksOf(slipped, confirm));
      const saved = event ? ((event.after as RetailOverrideState | null) ?? null) : own;
      return withSlips(storeProductView(product, saved, batch), slipped);
    });
  }

  /** Writes the changes that change something. @returns their events */
  async save(manager: EntityManager, changes: readonly WordChange[]): Promise<NewEvent<'product.overridden'>[]> {
    const real = changes.filter(({ before, after }) => !sameWords(before, after));
    if (real.length === 0) return [];
    const versions = await this.words.versions(manager, real.length);
    const saved = real.map(({ storeId, productId, before, after }, place) => {
      const own = after && { ...after, version: versions[place] ?? 0 };
      return { storeId, productId, before, own };
    });
    await this.words.save(manager, saved);
    return saved.map(({ storeId, productId, before, own: after }) => {
      return { type: 'product.overridden', subject: `product:${productId}`, storeId, before, after };
    });
  }

  /** Under the chain's lock: stores lose what they say of these fields. @returns the events */
  async forget(manager: EntityManager, productId: string, fields: WordsPatch | 'all'): Promise<NewEvent[]> {
    const words = await this.words.ofProduct(manager, productId);
    const silent = fields === 'all' ? null : Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    const changes = words.map(({ storeId, own }) => {
      return { storeId, productId, before: own, after: silent && changeWords(own, silent, 'merge') };
    });
    return withSums(await this.save(manager, changes));
  }

  async storesThatDiffer(manager: EntityManager, productId: string): Promise<number> {
    return (await this.words.ofProduct(manager, productId)).length;
  }

  /** For a store that is made as a copy: prices and order. @returns the events */
  async copy(manager: EntityManager, fromId: string, toId: string): Promise<NewEvent[]> {
    await lockStoreLists(manager, [fromId, toId]);
    const { words, order } = await this.words.copyOf(manager, fromId);
    const changes = words.map(({ productId, own }) => {
      return { storeId: toId, productId, before: null, after: own && wordsOf(own) };
    });
    const events = withSums(await this.save(manager, changes));
    if (order === null) return events;
    await this.words.saveOrder(manager, toId, order);
    const after = { from: 0, productIds: order };
    return [...events, { type: 'store-order.changed', subject: 'products:order', storeId: toId, after }];
  }

  private async lockForChange(
    manager: EntityManager,
    storeId: string,
    productId: string,
  ): Promise<{ product: ProductState; own: StoreWord['own'] }> {
    await lockStoreLists(manager, [storeId]);
    const { products, words } = await this.words.pairs(manager, [storeId], [productId]);
    const [placed] = products;
    if (!placed) throw productNotFound();
    const { position: _position, ...product } = placed;
    return { product, own: words[0]?.own ?? null };
  }
}

const wordsOf = ({ version: _version, ...words }: RetailOverrideState): Words => words;

/** With one that sums up what changed in each store: of many events these alone are rung. */
export function withSums(events: readonly NewEvent<'product.overridden'>[]): NewEvent[] {
  const counts = new Map<string, number>();
  for (const { storeId } of events) if (storeId != null) counts.set(storeId, (counts.get(storeId) ?? 0) + 1);
  const sums = [...counts].map(([storeId, count]): NewEvent => {
    return { type: 'overrides.applied', subject: SUM_SUBJECT, storeId, after: { count } };
  });
  return [...events, ...sums];
}
