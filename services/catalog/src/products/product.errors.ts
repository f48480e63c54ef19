import type { Product, RestaurantProduct } from '@larder/contracts';
import { LIMITS, notFound, Refusal, sentence } from '@larder/kernel';

export const productNotFound = (): Refusal => notFound('Product');

export const categoryNotFound = (): Refusal => notFound('Category');

/** A product to be changed was deleted in the meantime, or never existed. Only the details say which one. */
export const noProductAt = (place: number, productId: string): Refusal =>
  new Refusal('invalid', 'One of these products no longer exists. Leave it out, and try again.', {
    details: { place, productId },
  });

export const nothingToChange = (): Refusal => new Refusal('invalid', 'There is nothing to change.');

export const productChangedMeanwhile = (current: Product | RestaurantProduct): Refusal =>
  new Refusal('conflict', 'Somebody else has changed this product in the meantime.', { details: { current } });

/** A store may only override prices, availability and order. */
export const chainField = (field: string): Refusal =>
  new Refusal('invalid', sentence('{field} is the same in every store. Change it for all stores instead.', { field }));

export const listIsFull = (most: number): Refusal =>
  new Refusal('invalid', sentence('There are already {most} products, the maximum.', { most }));

/** The overrides of all stores exceed the limit. */
export const tooManyPairs = (): Refusal =>
  new Refusal(
    'invalid',
    sentence('At most {most} products can be changed at once, counted once for each store.', {
      most: LIMITS.overridesAtOnce,
    }),
  );

export const otherProducts = (): Refusal =>
  new Refusal('invalid', 'The new order must name every product once. Reload the list and try again.');
