import type { EventType } from './event-map.js';

/** Events of a store that change its product lists. */
export const STORE_LIST_EVENTS = [
  'product.overridden',
  'store-order.changed',
  'overrides.applied',
  'price-batch.started',
  'price-batch.ended',
  'price-batch.excepted',
  'price-batch.included',
] as const satisfies readonly EventType[];

/** Events of the chain that change the public product lists of every store. */
export const PRODUCT_LIST_EVENTS = [
  'product.created',
  'product.updated',
  'product.deleted',
  'products.reordered',
  'products.imported',
  'products.cleared',
  'default-store.changed',
  // Decides whether lists include lowest prices.
  'price-guard.updated',
  'data.restored',
] as const satisfies readonly EventType[];

/** Events of a store that change its lists of restaurant products. */
export const RESTAURANT_STORE_LIST_EVENTS = [
  'restaurant-product.overridden',
  'restaurant-overrides.applied',
] as const satisfies readonly EventType[];

/** Events of the chain that change the public lists of restaurant products and categories of every store. */
export const RESTAURANT_LIST_EVENTS = [
  'restaurant-category.created',
  'restaurant-category.updated',
  'restaurant-category.deleted',
  'restaurant-categories.reordered',
  'restaurant-product.created',
  'restaurant-product.updated',
  'restaurant-product.deleted',
  'restaurant-products.imported',
  'default-store.changed',
  'data.restored',
] as const satisfies readonly EventType[];

/** Events that sum up a bulk change or the copy of a store: broadcast even when there are too many events of single rows. */
export const BULK_EVENTS = [
  'store.created',
  'products.imported',
  'products.cleared',
  'restaurant-products.imported',
  'overrides.applied',
  'restaurant-overrides.applied',
] as const satisfies readonly EventType[];
