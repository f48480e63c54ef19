import type { ErrorBody } from '@larder/contracts';
import type { Like } from '../like.ts';
import type * as en from '../refusals.ts';

/** What needs no more than its code to be said. Of the others the reader gets the server's English sentence. */
const SAID: Partial<Record<ErrorBody['code'], string>> = {
  too_many: '嘗試次數過多，請稍後再試。',
  too_slow: '傳送時間過長，請再試一次。',
  unavailable: '服務暫時未能使用，請稍後再試。',
  internal: '系統出現問題，請稍後再試。',
};

export const refusalTexts: Like<typeof en.refusalTexts> = {
  said: (sentence, code) => (code === undefined ? undefined : SAID[code]) ?? sentence,
  codeRefused: (_sentence) => '此優惠碼無效。',
};
