import type { Like } from '../../like.ts';
import type * as en from '../../stores/manage.ts';

export const storesTexts: Like<typeof en.storesTexts> = {
  pageTitle: '門市 · Larder',
  title: '門市',
  subtitle: '各門市的地址、營業時間及休息日。',
  list: '門市',
  emptyTitle: '尚未有門市',
  emptyHint: '第一間門市會成為今日特價顯示的門市。',
  add: '新增門市',
  isDefault: '主要',
  isClosed: '已關閉',
  open: (name, path) => `${name} 的頁面：${path}`,
  edit: '編輯',
  editNamed: (name) => `編輯 ${name}`,
  rules: '訂單規則',
  rulesNamed: (name) => `${name} 的訂單規則`,
  chainRules: '所有門市的訂單規則',
  days: '休息日',
  daysNamed: (name) => `${name} 的休息日`,
  makeDefault: '設為主要',
  makeDefaultNamed: (name) => `把 ${name} 設為主要門市`,
  close: '關閉門市',
  closeNamed: (name) => `關閉 ${name}`,
  reopen: '重新開放',
  reopenNamed: (name) => `重新開放 ${name}`,
  tags: '標籤',
  nextDays: (count) => `未來有 ${count} 個休息日`,
  failed: '操作失敗，請再試一次。',
};

export const storeQuestions: Like<typeof en.storeQuestions> = {
  close: {
    title: '關閉此門市？',
    body: (name) => `顧客不再看到 ${name}，也不能在此下單。紀錄及訂單會保留，之後可以重新開放。`,
    confirm: '關閉門市',
  },
  reopen: {
    title: '重新開放此門市？',
    body: (name) => `顧客會再看到 ${name}，並可按之前的價錢下單。`,
    confirm: '重新開放',
  },
  default: {
    title: '設為主要門市？',
    body: (name) => `今日特價及沒有指定門市的訂單，此後都屬於 ${name}。已開啟的頁面會即時更新。`,
    confirm: '設為主要',
  },
};

const faults = {
  'too-many': '的營業時段太多',
  'no-times': '的時間要寫成 09:00，最遲 24:00',
  reversed: '的開始時間必須早於結束時間',
  overlap: '的營業時段不能重疊',
};

export const storeFormTexts: Like<typeof en.storeFormTexts> = {
  addTitle: '新增門市',
  editTitle: (name) => `編輯 ${name}`,
  hoursTitle: (name) => `${name} 的營業時間`,
  copyFrom: '複製自',
  copyHint: '新門市沿用所選門市的營業時間、休息日、價錢及產品次序。',
  copyNone: '不複製',
  name: '名稱',
  chineseName: '中文名稱',
  slug: '網址簡稱',
  slugHint: (slug) => `網頁是 /s/${slug === '' ? '…' : slug}。舊簡稱的連結仍然有效。`,
  slugWrong: '只可用小寫字母、數字及單個連字號。',
  address: '地址',
  phone: '電話',
  timeZone: '時區',
  tags: '標籤',
  tagsHint: '用來篩選門市的字詞，以逗號分隔。',
  needed: (what) => `請輸入${what}。`,
  week: '營業時間',
  hoursUnknown: (text) => `在此輸入時間之前，顧客看到：${text}`,
  weekdays: {
    mon: '星期一',
    tue: '星期二',
    wed: '星期三',
    thu: '星期四',
    fri: '星期五',
    sat: '星期六',
    sun: '星期日',
  },
  closedDay: '休息',
  from: (day) => `${day}由`,
  to: (day) => `${day}至`,
  addHoursOn: (day) => `新增${day}的時段`,
  removeHours: (day) => `移除${day}的這個時段`,
  sameEveryDay: '每天相同',
  wrongHours: (day, fault) => `${day}${faults[fault]}。`,
  save: '儲存',
  saving: '儲存中…',
  add: '新增門市',
};

export const closureTexts: Like<typeof en.closureTexts> = {
  title: (name) => `${name} 的休息日`,
  hint: '休息日當天會顯示在今日特價、頁尾，以及餐館選擇自取的地方。',
  none: '未來沒有休息日。',
  closed: '全日休息',
  day: '日期',
  dayNeeded: '請選擇今天或之後的日期。',
  reason: '原因',
  reasonHint: '顧客會看到，例如「聖誕節」。',
  reasonNeeded: '請輸入原因。',
  allDay: '全日休息',
  from: '營業由',
  to: '營業至',
  add: '新增',
  adding: '新增中…',
  remove: (day) => `移除 ${day}`,
};

const fallback = '不明錯誤';

export const storeToasts: Like<typeof en.storeToasts> = {
  save: { success: '已儲存門市', failure: { title: '未能儲存門市', fallback } },
  add: { success: '已新增門市', failure: { title: '未能新增門市', fallback } },
  rules: { success: '已儲存訂單規則', failure: { title: '未能儲存訂單規則', fallback } },
  days: { success: '已儲存休息日', failure: { title: '未能儲存休息日', fallback } },
};
