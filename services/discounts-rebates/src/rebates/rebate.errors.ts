import type { CustomerRebate } from '@larder/contracts';
import { notFound, Refusal } from '@larder/kernel';

export const rebateNotFound = (): Refusal => notFound('Rebate');

export const customerNotFound = (): Refusal => notFound('Customer');

export const notCalculated = (): Refusal =>
  new Refusal('not_found', 'There is no rebate of this customer for that period. Calculate the period first.');

export const rebateChangedMeanwhile = (current: CustomerRebate): Refusal =>
  new Refusal('conflict', 'This rebate has changed in the meantime.', { details: { current } });
