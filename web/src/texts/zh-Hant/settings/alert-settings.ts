import type { Like } from '../../like.ts';
import type * as en from '../../settings/alert-settings.ts';

const names: Like<typeof en.alertSettingsTexts.names> = {
  'cpu:warning': 'CPU 使用率，警告（%）',
  'cpu:critical': 'CPU 使用率，嚴重（%）',
  'memory:warning': '記憶體使用率，警告（%）',
  'memory:critical': '記憶體使用率，嚴重（%）',
  'disk:warning': '磁碟使用率，警告（%）',
  'disk:critical': '磁碟使用率，嚴重（%）',
  'error-rate:warning': '請求失敗率，警告（%）',
  'error-rate:critical': '請求失敗率，嚴重（%）',
  'price-age:warning': '價錢未確認（小時）',
  'backup-age:critical': '沒有通過測試的備份（小時）',
  'no-orders:warning': '沒有訂單（營業時數）',
  'code-guessing:warning': '十分鐘內輸錯優惠碼次數',
  'order-flood:warning': '已用訂單上限，警告（%）',
  'order-flood:critical': '已用訂單上限，嚴重（%）',
  'account-guessing:warning': '被猜測密碼的帳戶',
};

export const alertSettingsTexts: Like<typeof en.alertSettingsTexts> = {
  title: '警報設定',
  hint: '甚麼情況會發出警報。營業時數指每天餐館下單的時段。',
  loading: '正在載入警報設定…',
  failed: '未能載入警報設定。',
  names,
  opens: '營業開始（0 至 23 時）',
  closes: '營業結束（1 至 24 時）',
  range: (least, most) => `${least} 至 ${most} 的整數`,
  order: '結束時間必須在開始之後',
  save: '儲存警報設定',
  saving: '儲存中…',
  reset: '使用預設值',
};
