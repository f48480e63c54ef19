import type * as en from '../conflict.ts';
import type { Like } from '../like.ts';

export const conflictTexts: Like<typeof en.conflictTexts> = {
  settings: '其他人剛更改了這些設定。',
  saved: '現已儲存：',
  keep: '仍然儲存我的',
  take: '採用對方的',
  yes: '是',
  no: '否',
};
