import type { DiscountCode } from '@larder/contracts';
import { notFound, Refusal } from '@larder/kernel';

export const codeNotFound = (): Refusal => notFound('Discount code');

export const invalidCode = (): Refusal => new Refusal('invalid', 'Code must be exactly 4 alphanumeric characters');

export const restaurantNameRequired = (): Refusal => new Refusal('invalid', 'Restaurant name is required');

export const codeOfOtherCustomer = (): Refusal =>
  new Refusal('conflict', 'A code stays with its customer. Customers that are the same business can be merged.');

export const noSuchCustomer = (): Refusal => new Refusal('invalid', 'There is no such customer.');

export const noSuchStore = (): Refusal => new Refusal('invalid', 'There is no such store.');

export const codeTaken = (): Refusal => new Refusal('conflict', 'Another restaurant has this code already.');

export const tooManyCodes = (): Refusal => new Refusal('conflict', 'The maximum number of codes is reached.');

export const codeChangedMeanwhile = (current: DiscountCode): Refusal =>
  new Refusal('conflict', 'Somebody else has changed this discount code in the meantime.', { details: { current } });
