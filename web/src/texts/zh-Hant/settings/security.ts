import type { Like } from '../../like.ts';
import type * as en from '../../settings/security.ts';

export const securityTexts: Like<typeof en.securityTexts> = {
  account: '你的帳戶',
  username: '用戶名稱',
  role: '職責',
  session: '狀態',
  sessionValid: '登入有效',
  sessionUnchecked: '尚未檢查',
  changePassword: '更改密碼',
  viewAudit: '查看審計紀錄',
  invalidate: '結束所有登入',
  sessions: '現有登入',
  sessionsHint: '仍然有效的登入。30 分鐘沒有操作，或登入後 12 小時，便會結束。',
  sessionCount: (count) => `${count} 個現有登入`,
  loading: '正在載入登入…',
  loadError: '未能載入登入。',
  empty: '沒有其他登入。',
  thisDevice: '此裝置',
  lastUsed: (ago) => `上次使用：${ago}`,
  openedAt: (time) => `${time} 登入`,
  noAddress: '網絡地址不明',
  unknownDevice: '不明裝置',
  deviceOn: (browser, system) => `${system} 的 ${browser}`,
  revoke: '結束登入',
  revokeLabel: (name, device) => `結束登入：${name}，${device}`,
  showAll: (count) => `顯示全部 ${count} 個登入`,
};

export const endSessionTexts: Like<typeof en.endSessionTexts> = {
  revokeTitle: '結束此登入？',
  revokeBody: (name, device) => `${name} 會即時在 ${device} 登出。`,
  revoke: '結束登入',
  revoking: '結束中…',
  invalidateTitle: '結束所有登入',
  invalidateBody: '所有人會即時在所有裝置登出，只保留你現在的登入。',
  password: '你的密碼',
  passwordRequired: '請輸入你的密碼。',
  invalidate: '結束所有其他登入',
  invalidating: '結束中…',
};

export const passwordRuleTexts: Like<typeof en.passwordRuleTexts> = {
  title: '新密碼',
  hint: '新密碼必須符合的規則。現有密碼仍然有效。',
  loading: '正在載入規則…',
  failed: '未能載入規則。',
  minLength: '最短長度（0 即不限）',
  minStrength: '強度',
  any: '不限：只作提示',
  atLeast: (label) => `至少${label}`,
  range: (least, most) => `${least} 至 ${most} 的整數`,
  save: '儲存規則',
  saving: '儲存中…',
  reset: '使用預設值',
};
