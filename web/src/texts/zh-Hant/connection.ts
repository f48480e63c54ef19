import type * as en from '../connection.ts';
import type { Like } from '../like.ts';

export const connectionTexts: Like<typeof en.connectionTexts> = {
  lost: '連線中斷',
  pricesAsOf: (time) => `價格截至 ${time}`,
  pricesNotRefreshed: '暫時未能更新價格',
};
