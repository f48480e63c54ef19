import type { Like } from '../../like.ts';
import type * as en from '../../products/analytics.ts';

export const analyticsTexts: Like<typeof en.analyticsTexts> = {
  title: '產品分析',
  basis: (count) => `根據 ${count} 項上架產品。`,
  close: '關閉分析',
  highValue: '高價產品',
  highValueHint: '本店價高於平均價兩倍以上。',
  lowMargin: '優惠偏低',
  lowMarginHint: '本店價較低，但節省不足 5%。',
  inactive: '下架產品',
  inactiveHint: '顧客看不到。',
  priceReview: '檢討價錢',
  priceReviewHint: '本店價高於零售價。',
  topSavings: '最優惠五項',
  topSavingsHint: '顧客節省最多的產品。',
  none: '沒有',
  more: (count) => `另有 ${count} 項`,
  edit: '編輯 ',
  categories: '類別',
  category: '類別',
  count: '產品數目',
  averagePrice: '平均價',
  averageSavings: '平均節省',
};
