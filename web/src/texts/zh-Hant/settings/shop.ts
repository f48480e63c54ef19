import type { Like } from '../../like.ts';
import type * as en from '../../settings/shop.ts';

export const shopTexts: Like<typeof en.shopTexts> = {
  title: '你的店',
  hint: '顯示在今日特價、訂貨頁、收據及列印的清單上。',
  ownTitle: '你的門市',
  ownHint: '營業時間、休息日，以及餐館能否下單。所有門市共同的設定由總店更改。',
  loading: '正在載入店舖…',
  loadError: '未能載入店舖。',
  none: '店舖尚未設定。',
  noneOwn: '你的門市都沒有開放。',
  setUp: '設定你的店',
  name: '名稱',
  chineseName: '中文名稱',
  address: '地址',
  phone: '電話',
  timeZone: '時區',
  hours: '營業時間',
  page: '網頁',
  nothing: '–',
  edit: '編輯店舖',
  editHours: '更改營業時間',
  hoursNamed: (name) => `更改 ${name} 的營業時間`,
  days: '休息日',
  daysNamed: (name) => `${name} 的休息日`,
  lost: '未能開啟。',
};

export const lookTexts: Like<typeof en.lookTexts> = {
  title: '標誌及顏色',
  hint: '顯示在顧客看到的每一頁、安裝後的圖示，以及列印的表格上。',
  loading: '正在載入標誌及顏色…',
  loadError: '未能載入標誌及顏色。',
  logo: '標誌',
  logoAlt: '店舖的標誌',
  rules: 'PNG、JPEG 或 WebP，最大 5 MB，以白底顯示。',
  drop: '把標誌拖放到這裏，或',
  choose: '選擇檔案',
  remove: '移除標誌',
  sending: '正在上載標誌…',
  color: '顏色',
  colorHint: '用於頁首、按鈕及連結。建議顏色取自你的標誌，深度足以襯托白字。',
  house: '預設綠色',
  own: '其他顏色',
  ownLabel: '選擇其他顏色',
  preview: '效果預覽',
  previewShop: '你的店',
  previewText: '此顏色的文字',
  previewButton: '按鈕',
  previewBadge: '標籤',
  readable: (contrast) => `文字對比度 ${contrast.toFixed(1)}：容易閱讀。`,
  unreadable: (contrast) => `文字對比度 ${contrast.toFixed(1)}，至少需要 4.5。`,
  useDarker: (color) => `改用 ${color}`,
  save: '儲存顏色',
  saving: '儲存中…',
  done: '完成',
};

export const emptyShopTexts: Like<typeof en.emptyShopTexts> = {
  title: '由空白店舖開始',
  hint: '試用完畢？這會移除示範資料。',
  body: '移除店舖、所有門市、產品、訂單、優惠碼及回贈。可以登入的用戶及審計紀錄會保留。',
  backup: '會先建立備份；還原備份即可恢復一切。',
  people: '只負責部分門市的用戶，在你重新分配門市之前看不到任何資料。',
  start: '由空白店舖開始…',
  confirmTitle: '移除全部資料，重新開始？',
  word: 'EMPTY',
  wordLabel: '輸入 EMPTY 確認',
  confirm: '全部移除',
  removing: '移除中…',
  progress: '進度',
  waiting: '等候開始',
  doneTitle: '你的店已清空',
  done: (records) => `已移除 ${records} 筆資料，全部存在此備份：`,
  setUp: '設定你的店',
};

const fallback = '不明錯誤';

export const shopToasts: Like<typeof en.shopToasts> = {
  look: { success: '已儲存', failure: { title: '未能儲存', fallback } },
  empty: { failure: { title: '未能清空店舖', fallback } },
};
