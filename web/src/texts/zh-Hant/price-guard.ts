import { formatMoney } from '@larder/kernel';
import type { Like } from '../like.ts';
import type * as en from '../price-guard.ts';

const number = new Intl.NumberFormat('en-CA', { maximumSignificantDigits: 2 });

const fromTo = (from: number, to: number): string => `${formatMoney(from)} → ${formatMoney(to)}`;

const kinds: Like<typeof en.priceGuardTexts.kinds> = {
  jump: '疑似輸入錯誤',
  'other-weight': '疑似磅與公斤混淆',
  'unlike-others': '與同類產品相差太遠',
  swapped: '疑似調轉',
  'above-retail': '高於零售價',
};

export const priceGuardTexts: Like<typeof en.priceGuardTexts> = {
  ask: '仍然發佈？',
  publish: '仍然發佈',
  ofField: { ourPrice: '', retailPrice: '零售價：', pricePerUnit: '' },
  second: {
    title: '數量較多，需要另一位管理員確認。',
    username: '對方的用戶名稱',
    password: '對方的密碼',
  },
  kinds,
  up: (from, to, times) => `${fromTo(from, to)}，是原來的 ${number.format(times)} 倍。`,
  down: (from, to, times) => `${fromTo(from, to)}，只有原來的 ${number.format(times)} 分之一。`,
  otherWeight: (from, to, size) => `${fromTo(from, to)}，疑似把每磅價與每公斤價混淆。${size && `規格是 ${size}。`}`,
  dear: (price, size, times) =>
    `${size && `${size} 售 `}${formatMoney(price)}，是同類產品的 ${number.format(times)} 倍。`,
  cheap: (price, size, times) =>
    `${size && `${size} 售 `}${formatMoney(price)}，只有同類產品的 ${number.format(times)} 分之一。`,
  swapped: (retail, our) => `零售價 ${formatMoney(retail)} 與本店價 ${formatMoney(our)} 疑似調轉。`,
  aboveRetail: (retail, our) => `本店價 ${formatMoney(our)} 高於零售價 ${formatMoney(retail)}。`,
};
