import type { Like } from '../../like.ts';
import type * as en from '../../products/toolbar.ts';

export const toolbarTexts: Like<typeof en.toolbarTexts> = {
  add: '新增產品',
  analytics: '分析',
  more: '更多操作',
  exportCsv: '匯出 CSV',
  exportOwn: '匯出 CSV（只限門市自訂價）',
  exportWithStores: '匯出 CSV（連各門市價錢）',
  importCsv: '匯入 CSV',
  template: '下載範本',
  exporting: '正在準備檔案…',
  totalProducts: '產品總數',
  activeProducts: '上架產品',
  averageSavings: '平均節省',
  averageHint: '上架產品的平均值',
  figures: '數字',
  notKnown: '–',
};
