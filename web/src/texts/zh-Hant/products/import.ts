import type { Like } from '../../like.ts';
import type * as en from '../../products/import.ts';

export const productImportTexts: Like<typeof en.productImportTexts> = {
  title: '從 CSV 匯入產品',
  intro: '名稱相同的產品會更新，其餘會新增。',
  columns: '必要欄位',
  required: 'category, description, size, retailPrice, ourPrice',
  optional: '可選欄位',
  optionalColumns: 'chineseName',
  categories: '類別',
};
