import type { Like } from '../like.ts';
import type * as en from '../overlays.ts';

export const overlayTexts: Like<typeof en.overlayTexts> = {
  close: '關閉',
  dismissProblem: '關閉訊息',
  cancel: '取消',
  unanswered: '系統沒有回應，但可能已經完成這項操作。可以放心再試一次。',
  discardTitle: '要放棄更改嗎？',
  discardBody: '你輸入的內容尚未儲存。',
  discard: '放棄',
  keepEditing: '繼續編輯',
};
