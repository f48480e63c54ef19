import type { Like } from '../../like.ts';
import type * as en from '../../settings/order-limits.ts';

const names: Like<typeof en.orderLimitsTexts.names> = {
  phoneMinute: '每個電話號碼每分鐘',
  phoneHour: '每個電話號碼每小時',
  networkMinute: '每個網絡地址每分鐘',
  networkHour: '每個網絡地址每小時',
  totalMinute: '全部合計每分鐘',
  totalHour: '全部合計每小時',
};

export const orderLimitsTexts: Like<typeof en.orderLimitsTexts> = {
  title: '訂單上限',
  hint: '最多接受多少訂單。超出的會被拒絕，並請對方稍候或致電門市。',
  inUse: (minute, hour) => `現時：過去一分鐘 ${minute} 張，過去一小時 ${hour} 張`,
  loading: '正在載入訂單上限…',
  failed: '未能載入訂單上限。',
  names,
  range: (least, most) => `${least} 至 ${most} 的整數`,
  order: '不能低於每分鐘上限',
  save: '儲存訂單上限',
  saving: '儲存中…',
  reset: '使用預設值',
};
