import type { CustomerRebate } from '@larder/contracts';
import { notFound, Refusal } from '@larder/kernel';

export const customerNotFound = (): Refusal => notFound('Customer');

export const rebateChangedMeanwhile = (current: CustomerRebate): Refusal =>
  new Refusal('conflict', 'This rebate has changed in the meantime.', { details: { current } });
