import type { Like } from '../../like.ts';
import type * as en from '../../rebates/customers.ts';

export const mergeTexts: Like<typeof en.mergeTexts> = {
  title: '合併客戶',
  body: '適用於重複列出的同一商戶。合併後，第一個客戶的優惠碼、購買及回贈都計入第二個。',
  from: '此客戶',
  into: '計入此客戶',
  search: '按名稱、優惠碼或電郵尋找',
  found: '找到的客戶',
  none: '找不到客戶。',
  onlyOther: '只找到另一欄的客戶。',
  tooFew: '有兩個客戶才可以合併。',
  searchError: '未能搜尋客戶。',
  more: '只顯示首批結果，請輸入更多名稱。',
  codes: (codes) => (codes.length === 0 ? '沒有優惠碼' : `優惠碼 ${codes.join('、')}`),
  change: '選擇另一個',
  changeLabel: (name) => `選擇另一個取代 ${name}`,
  warning: (from, into) => `${from} 的所有資料會計入 ${into}。24 小時內可以復原。`,
  missing: '請選擇兩個客戶。',
  same: '請選擇兩個不同的客戶。',
  merge: '合併客戶',
  merging: '合併中…',
};
