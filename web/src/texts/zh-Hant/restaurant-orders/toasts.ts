import type { Like } from '../../like.ts';
import type * as en from '../../restaurant-orders/toasts.ts';

export const orderToasts: Like<typeof en.orderToasts> = {
  moveOrder: { failure: { title: '未能更新訂單狀態', fallback: '不明錯誤' } },
  deleteOrder: {
    success: '已刪除訂單',
    counts: (orders, purchases) => `已刪除 ${orders} 張訂單及 ${purchases} 項購買紀錄`,
    failure: { title: '未能刪除訂單', fallback: '刪除訂單時發生錯誤' },
  },
  moveOrders: {
    success: (count, status) => `已把 ${count} 張訂單更新為${status}`,
    failed: (count) => `${count} 張失敗`,
    failure: { title: '未能更新訂單', fallback: '沒有更新任何訂單。' },
  },
  deleteOrders: {
    success: (count) => `已刪除 ${count} 張訂單`,
    successful: (count, failed) => `已成功刪除 ${count} 張訂單${failed > 0 ? `，${failed} 張失敗` : ''}`,
    failure: { title: '未能刪除訂單', fallback: '全部訂單刪除失敗，請再試一次。' },
  },
};
