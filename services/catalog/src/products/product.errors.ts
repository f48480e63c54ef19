import type { Product } from '@larder/contracts';
import { Refusal } from '@larder/kernel';

export const productNotFound = (): Refusal => new Refusal('not_found', 'There is no such product.');

export const categoryNotFound = (): Refusal => new Refusal('not_found', 'There is no such category.');

export const nothingToChange = (): Refusal => new Refusal('invalid', 'There is nothing to change.');

/** Somebody else was faster; the answer carries the product as it is now. */
export const productChangedMeanwhile = (current: Product): Refusal =>
  new Refusal('conflict', 'Somebody else has changed this product in the meantime.', { details: { current } });
