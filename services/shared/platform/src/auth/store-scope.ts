import { Refusal } from '@larder/kernel';
import { DiscoveryService } from '@nestjs/core';

/**
 * The stores whose rows a call may see and change. The access guard creates it from the user and the store that the
 * call names, and repositories require it: an object with nothing but store ids does not type-check.
 */
export class StoreScope {
  readonly #storeIds: readonly string[] | null;

  constructor(storeIds: readonly string[] | null) {
    this.#storeIds = storeIds;
  }

  /** Null means every store of the chain. */
  get storeIds(): readonly string[] | null {
    return this.#storeIds;
  }

  /** The store that is logged for a read or a download; null for several. */
  get storeOfRecord(): string | null {
    return this.#storeIds?.length === 1 ? (this.#storeIds[0] ?? null) : null;
  }

  /** The only store that a change concerns; null means the chain. @throws Refusal `invalid` for one of several */
  get store(): string | null {
    if (this.#storeIds === null) return null;
    const [only, another] = this.#storeIds;
    if (only === undefined || another !== undefined) throw storeNotNamed();
    return only;
  }
}

export const storeNotNamed = (): Refusal =>
  new Refusal('invalid', 'You work for several stores. Please say which one this is for.');

export interface KnownStoreId {
  id: string;
  isOpen: boolean;
}

/** Finds a store by its short name or a former one. */
export interface StoreDirectory {
  storeBySlug(slug: string): Promise<KnownStoreId | null>;
}

/** Marks the provider that is a service's {@link StoreDirectory}; a service without one ignores `?store=`. */
export const KnowsStores = DiscoveryService.createDecorator();
