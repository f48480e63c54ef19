import type * as en from '../../guide/guide-page.ts';
import type { Like } from '../../like.ts';

export const guideTexts: Like<typeof en.guideTexts> = {
  title: '後台使用指南',
  pageTitle: '後台使用指南 · Larder',
  subtitle: '後台怎樣運作，供所有登入的員工參考。',
  print: '列印',
  contents: '目錄',
  inSection: (number) => `第 ${number} 節`,
  foot: (number, section) => `第 ${number} 節 · ${section}`,
  search: '搜尋指南',
  searchHint: '按 / 搜尋。',
  count: (current, total) => `${current} / ${total}`,
  next: '下一個結果',
  previous: '上一個結果',
  nothingFound: '找不到結果',
  nothingFoundFor: (query) => `搜尋字詞：「${query}」。`,
  copyLink: (section) => `複製「${section}」的連結`,
  copied: '已複製連結',
  notes: { admin: '管理員適用', order: '訂單處理適用', care: '請留意', tip: '小提示' },
  percentOff: (percent) => `減百分之 ${percent}`,
};
