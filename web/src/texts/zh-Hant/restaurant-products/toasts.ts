import type { Like } from '../../like.ts';
import type * as en from '../../restaurant-products/toasts.ts';

export const wholesaleToasts: Like<typeof en.wholesaleToasts> = {
  createRestaurantProduct: {
    success: '已新增產品',
    failure: { title: '未能新增產品', fallback: '不明錯誤' },
  },
  updateRestaurantProduct: {
    success: '已更新產品',
    failure: { title: '未能更新產品', fallback: '不明錯誤' },
  },
  moveRestaurantProduct: { failure: { title: '未能更新產品', fallback: '不明錯誤' } },
  deleteRestaurantProduct: {
    success: '已刪除產品',
    failure: { title: '未能刪除產品', fallback: '不明錯誤' },
  },
  uploadPicture: {
    done: { title: '已上載圖片', description: '圖片上載成功' },
    failure: { title: '上載失敗', fallback: '未能上載圖片' },
    wrongType: { title: '檔案類型不正確', description: '請選擇有效的圖片檔案。' },
    tooLarge: { title: '檔案太大', description: '檔案上限為 5MB。' },
  },
  createCategory: {
    success: '已建立類別',
    failure: { title: '未能儲存類別', fallback: '不明錯誤' },
  },
  updateCategory: {
    success: '已更新類別',
    failure: { title: '未能儲存類別', fallback: '不明錯誤' },
  },
  deleteCategory: {
    success: '已刪除類別',
    failure: { title: '未能刪除類別', fallback: '不明錯誤' },
  },
  reorderCategories: {
    success: '已更新類別次序',
    failure: { title: '未能更新類別次序', fallback: '不明錯誤' },
  },
};
