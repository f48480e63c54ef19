import { Refusal } from '@larder/kernel';

/** For a row that a copy lacks while it is behind its producer: it may exist. */
export const stillArriving = (): Refusal =>
  new Refusal('unavailable', 'The latest changes are still arriving here. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
