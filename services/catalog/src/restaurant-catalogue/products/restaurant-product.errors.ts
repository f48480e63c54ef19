import type { RestaurantProduct } from '@larder/contracts';
import { LIMITS, Refusal } from '@larder/kernel';

export const productNotFound = (): Refusal => new Refusal('not_found', 'There is no such product.');

export const nameRequired = (): Refusal => new Refusal('invalid', 'Product name is required');

export const nothingToChange = (): Refusal => new Refusal('invalid', 'There is nothing to change.');

export const productChangedMeanwhile = (current: RestaurantProduct): Refusal =>
  new Refusal('conflict', 'Somebody else has changed this product in the meantime.', { details: { current } });

export const listIsFull = (): Refusal =>
  new Refusal(
    'invalid',
    `There are ${LIMITS.restaurantProducts} products already, which is as many as the list can hold.`,
  );
