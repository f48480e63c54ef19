import { Refusal } from '@larder/kernel';

/** For a row missing in a copy that is behind its producer: it may exist. */
export const stillArriving = (): Refusal =>
  new Refusal('unavailable', 'The latest changes are still arriving here. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
