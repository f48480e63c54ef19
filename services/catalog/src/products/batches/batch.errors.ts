import type { PriceBatchDetail } from '@larder/contracts';
import { notFound, Refusal, sentence } from '@larder/kernel';

/** Another batch with the same product in the same store at the same time. */
export type Overlap = Record<'batch' | 'store' | 'product', string>;

export const batchNotFound = (): Refusal => notFound('Price batch');

export const overlaps = ({ batch, store, product }: Overlap): Refusal =>
  new Refusal(
    'conflict',
    sentence('The batch "{batch}" already sets {product} in the store {store} at that time.', {
      batch,
      product,
      store,
    }),
    { details: { batch, store } },
  );

export const batchChangedMeanwhile = (current: PriceBatchDetail): Refusal =>
  new Refusal('conflict', 'Somebody else has changed this batch in the meantime.', { details: { current } });

export const nothingToRollBack = (): Refusal =>
  new Refusal('conflict', 'This batch has changed nothing that could be undone.');
export const isOver = (): Refusal => new Refusal('conflict', 'This batch has ended.');
