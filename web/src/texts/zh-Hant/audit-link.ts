import type * as en from '../audit-link.ts';
import type { Like } from '../like.ts';

export const auditLinkTexts: Like<typeof en.auditLinkTexts> = {
  history: '更改紀錄',
  wholeHistory: '全部紀錄',
  opensNewTab: '（在新分頁開啟）',
};
