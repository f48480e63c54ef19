import type { Like } from '../like.ts';
import type * as en from '../list-controls.ts';

export const listTexts: Like<typeof en.listTexts> = {
  sortBy: '排序方式',
  ascending: '由小至大',
  descending: '由大至小',
  turnOrder: (now) => `${now}：反轉排序`,
  view: '檢視',
  listView: '清單檢視',
  gridView: '格狀檢視',
};
