import type { Like } from '../like.ts';
import type * as en from '../sign-in.ts';

export const signInTexts: Like<typeof en.signInTexts> = {
  checking: '正在驗證身分…',
  pageTitle: '登入 · Larder',
  heading: '員工登入',
  intro: '今日特價的後台。顧客毋須帳戶。',
  username: '用戶名稱',
  password: '密碼',
  submit: '登入',
  submitting: '登入中…',
  usernameRequired: '請輸入用戶名稱',
  passwordRequired: '請輸入密碼',
  capsLock: '大寫鎖定已開啟',
  sessionEnded: '登入已過期，請重新登入。',
  tooManyAttempts: (count, unit) => `嘗試次數太多，請於 ${count} ${unit === 'second' ? '秒' : '分鐘'}後再試。`,
  environment: '你正在登入',
  backToBoard: '前往今日特價',
  deniedTitle: '沒有權限',
  deniedBody: '只有管理員可以開啟此頁。',
  deniedByStores: '此頁涉及所有門市，而你只負責部分門市。',
  signedInAs: '登入身分',
  role: '職責',
  signOut: '登出',
  openProducts: '開啟產品管理',
};

export const signInToasts: Like<typeof en.signInToasts> = {
  login: {
    success: '登入成功',
    rejected: { title: '登入失敗', description: '用戶名稱或密碼不正確' },
    broken: { title: '登入錯誤', description: '登入時發生錯誤' },
  },
  logout: { success: '已登出' },
};
