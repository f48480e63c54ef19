import type { Like } from '../../like.ts';
import type * as en from '../../products/toasts.ts';

export const productToasts: Like<typeof en.productToasts> = {
  updateProduct: {
    success: '已更新產品',
    failure: { title: '更新失敗', fallback: '未能更新產品' },
  },
  createProduct: {
    success: '已新增產品',
    failure: { title: '新增失敗', fallback: '未能新增產品' },
  },
  deleteProduct: {
    success: '已刪除產品',
    failure: { title: '刪除失敗', fallback: '未能刪除產品' },
  },
  reorderProducts: {
    success: '已更改產品次序',
    failure: { title: '更改次序失敗', fallback: '未能更改產品次序' },
  },
  updateSettings: {
    success: '已更新設定',
    failure: { title: '更新失敗', fallback: '未能更新設定' },
  },
  invalidTimestamp: { title: '日期不正確', description: '請輸入有效的日期及時間' },
};
