import type { Like } from '../../like.ts';
import type * as en from '../../restaurant-products/stores.ts';

export const wholesaleStoreTexts: Like<typeof en.wholesaleStoreTexts> = {
  edit: (product) => `${product} 在此門市的價錢及最少訂購量`,
  title: '此門市',
  hint: '更改的項目會成為此門市的自訂內容。名稱、說明及類別在所有門市相同。',
  save: '儲存至此門市',
  invalidPrice: '請輸入價錢，例如 12.99。',
  invalidQuantity: '請輸入整數，例如 2。',
  soldOut: '售罄',
  notSoldOut: '未售罄',
  byStore: '各門市',
  loading: '正在載入各門市的內容…',
  failed: '未能載入各門市的內容。',
  allFollow: '沒有門市自訂此產品。',
  othersFollow: '其他門市沒有自訂此產品。',
};
