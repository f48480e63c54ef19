import type * as en from '../account.ts';
import type { Like } from '../like.ts';

export const accountTexts: Like<typeof en.accountTexts> = {
  menu: (name, role) => `${name} ${role}：你的帳戶`,
  changePassword: '更改密碼',
  lost: '你的密碼沒有更改。',
};

export const accountToasts: Like<typeof en.accountToasts> = {
  language: { failure: { title: '未能更改語言', fallback: '請再試一次。' } },
};

export const passwordAgeTexts: Like<typeof en.passwordAgeTexts> = {
  label: '密碼使用時間',
  days: (days) => `你的密碼已使用 ${days} 天。建議每 90 天更換一次。`,
  change: '設定新密碼',
  close: '關閉此提示',
};

export const passwordTexts: Like<typeof en.passwordTexts> = {
  title: '更改密碼',
  description: '你在其他裝置的登入會結束，這裏的保留。',
  current: '現有密碼',
  currentRequired: '請輸入現有密碼。',
  unanswered: '系統沒有回應。如果現有密碼不獲接受，新密碼已經生效。',
  next: '新密碼',
  nextRequired: '請輸入新密碼。',
  save: '更改密碼',
  saving: '更改中…',
};
