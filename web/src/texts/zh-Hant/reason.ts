import type { Like } from '../like.ts';
import type * as en from '../reason.ts';

export const reasonTexts: Like<typeof en.reasonTexts> = {
  unreachable: '無法連線到伺服器。',
};
