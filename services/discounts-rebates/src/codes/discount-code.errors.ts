import type { DiscountCode } from '@larder/contracts';
import { notFound, Refusal } from '@larder/kernel';

export const codeNotFound = (): Refusal => notFound('Discount code');

export const noSuchStore = (): Refusal => new Refusal('invalid', 'There is no such store.');

export const codeTaken = (): Refusal => new Refusal('conflict', 'Another restaurant has this code already.');

export const tooManyCodes = (): Refusal => new Refusal('conflict', 'The maximum number of codes is reached.');

export const codeChangedMeanwhile = (current: DiscountCode): Refusal =>
  new Refusal('conflict', 'Somebody else has changed this discount code in the meantime.', { details: { current } });
