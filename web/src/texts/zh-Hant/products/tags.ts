import type { Like } from '../../like.ts';
import type * as en from '../../products/tags.ts';

export const tagTexts: Like<typeof en.tagTexts> = {
  pageTitle: '價錢牌 · Larder',
  title: '價錢牌',
  subtitle: '與門市現時價錢不符的價錢牌，印在標籤紙上。',
  store: '門市',
  loading: '比較價錢牌中…',
  failed: '未能載入價錢牌。',
  never: '此門市未有標記過已列印，以下列出全部。',
  since: (time) => `上次標記已列印：${time}`,
  none: '價錢牌全部最新',
  noneHint: '價錢更改後，價錢牌會在這裏列出。',
  size: '標籤紙',
  sizes: { 30: '每張 30 個（2⅝ × 1 英寸），Letter 紙', 10: '每張 10 個（4 × 2 英寸），Letter 紙' },
  print: (count) => `列印 ${count} 個`,
  mark: '標記已列印',
  markTitle: (count) => `標記 ${count} 個價錢牌已列印？`,
  markBody: '名稱或價錢再更改時會重新列出。',
  markFailed: '未能標記。',
  marked: (count) => `已標記 ${count} 個價錢牌`,
  list: '要列印的價錢牌',
  columns: { product: '產品', size: '份量', price: '本店價' },
  more: (count) => `另有 ${count} 個`,
};
