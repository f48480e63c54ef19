import type { CustomerRebate } from '@larder/contracts';
import { Refusal } from '@larder/kernel';

export const rebateNotFound = (): Refusal => new Refusal('not_found', 'There is no such rebate.');

export const customerNotFound = (): Refusal => new Refusal('not_found', 'There is no such customer.');

export const notCalculated = (): Refusal =>
  new Refusal('not_found', 'There is no rebate of this customer for that period. Calculate the period first.');

export const rebateChangedMeanwhile = (current: CustomerRebate): Refusal =>
  new Refusal('conflict', 'This rebate has changed in the meantime.', { details: { current } });
