import type { Like } from '../like.ts';
import type * as en from '../ordering-pause.ts';

export const orderingPauseTexts: Like<typeof en.orderingPauseTexts> = {
  paused: (until, reason) => `${until === null ? '現正暫停接單。' : `暫停接單至 ${until}。`}${reason ?? ''}`,
};
