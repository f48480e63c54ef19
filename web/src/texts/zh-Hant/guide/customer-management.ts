import { heading, list, note, steps, text, type GuideSection } from '../../guide/guide-blocks.ts';

export const customerManagement: GuideSection = {
  id: 'customer-management',
  title: '客戶管理',
  blocks: [
    text(
      '客戶是一個或多個優惠碼背後的商戶。毋須另外填寫客戶清單：客戶來自[優惠碼](#discount-codes)，其購買來自[已送達的訂單](#restaurant-orders)。',
    ),
    heading('優惠碼與客戶'),
    list(
      '每個新優惠碼會成為一個新客戶。如餐館名稱與現有客戶相同，視窗會提供 *同時計入客戶* 及其名稱：勾選後，有兩間廚房的商戶便有兩個優惠碼和一份回贈。',
      '客戶的名稱及聯絡資料跟隨其首個（主要）優惠碼，請在[優惠碼](/admin/restaurant/discount-codes)更改。',
      '回贈按客戶啟用的優惠碼中最高的級別計算，因此停用優惠碼可能令級別降低。',
      '沒有使用優惠碼的訂單不屬於任何客戶，也沒有回贈。',
    ),
    heading('兩個客戶其實是同一商戶'),
    steps(
      '開啟[回贈](/admin/rebates)，按 *合併客戶*。',
      '在 *此客戶* 選擇要併入的客戶，在 *計入此客戶* 選擇保留的客戶。',
      '確認。此後其優惠碼、購買及回贈都計入另一個客戶。',
    ),
    note('care', '合併後 24 小時內可以復原。如兩者在同一週期都有已付款的回贈，便不能合併，因為同一客戶不能收取兩次。'),
    heading('日常工作'),
    list(
      '有新餐館來電：按議定的級別建立優惠碼，並告訴對方。',
      '聯絡資料有變：編輯優惠碼。已下的訂單保留當時的資料。',
      '轉為另一級別：編輯優惠碼的 *級別*。其後的訂單按新折扣計算。',
      '不再購買：停用優惠碼，不要刪除，使用次數便可保留。',
      '訂過甚麼？在[餐館訂單](/admin/restaurant/orders)搜尋名稱，或在進階篩選的 *餐館* 選擇。',
      '某週期買了多少、應付多少？[回贈](/admin/rebates)的報告會列出。',
    ),
  ],
};
