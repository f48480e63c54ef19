import type { Like } from '../../like.ts';
import type * as en from '../../restaurant-products/files.ts';

export const wholesaleFileTexts: Like<typeof en.wholesaleFileTexts> = {
  panel: '匯入及匯出',
  exportCsv: '匯出 CSV',
  exportExcel: '匯出 Excel',
  template: '下載範本',
  import: '匯入 CSV',
  hint: '名稱相同的產品會更新。',
  preparing: '正在準備檔案…',
  importTitle: '匯入餐館產品',
  columns: '欄位',
  columnNames: 'Name, Category, Description, Price Per Unit, Unit, Active, Display Order',
  required: '必要',
  requiredColumns: 'Name；新產品還要 Price Per Unit',
};
