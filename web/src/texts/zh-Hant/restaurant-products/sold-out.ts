import type { Like } from '../../like.ts';
import type * as en from '../../restaurant-products/sold-out.ts';

export const soldOutTexts: Like<typeof en.soldOutTexts> = {
  title: '售罄',
  description: (product) => `餐館仍會看到 ${product}，並可訂購其後的日子。標記到期後自動取消。`,
  until: '售罄至',
  untilHint: '不能送貨或自取的最後一天',
  invalid: (from, to) => `請輸入 ${from} 至 ${to} 之間的日期`,
  mark: '標記為售罄',
  marking: '標記中…',
  failed: '未能標記產品。',
};
