import { type PagePath, PATHS } from '../../../shared/routing/paths.ts';
import type { HelpTopic } from '../../settings/help-topics.ts';

const called = (page: PagePath, name: string): PagePath => ({ ...page, name });

const products = called(PATHS.products, '產品管理');
const clearProducts = called(PATHS.clearProducts, '清除所有產品');
const restaurantProducts = called(PATHS.restaurantProducts, '餐館產品');
const restaurantOrders = called(PATHS.restaurantOrders, '餐館訂單');
const discountCodes = called(PATHS.discountCodes, '優惠碼');
const rebates = called(PATHS.rebates, '回贈管理');
const screens = called(PATHS.screens, '屏幕');
const settings = called(PATHS.settings, '系統設定');

/** Where the guide leads besides. */
export const HELP_LINKS: readonly PagePath[] = [
  products,
  restaurantProducts,
  restaurantOrders,
  discountCodes,
  rebates,
  called(PATHS.board, '今日特價'),
];

/** What people ask most, in a few steps each; the whole guide says more. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'change-a-price',
    category: 'products',
    title: '更改價錢',
    summary: '零售價錢在清單中更改，已開啟的今日特價會自動更新。',
    steps: [
      '找到產品，按清單中的價錢。',
      '輸入新價錢，按 Enter。按 Esc 保留原來的價錢。',
      '當日的價錢全部改好後，按「更新時間」：今日特價會顯示價錢的更新時間。',
    ],
    tags: ['價錢', '今日特價', '更新時間'],
    page: products,
  },
  {
    id: 'import-products',
    category: 'products',
    title: '一次匯入多項產品',
    summary: '用 CSV 或 Excel 檔案新增及更改產品。寫入之前會先列出有錯誤的行。',
    steps: [
      '按「匯入 CSV」取得範本，或匯出清單再更改該檔案。',
      '選擇檔案，查看匯入的結果預覽，再確認。',
      '未能讀取的行會列出行號；更正後再匯入。',
    ],
    tags: ['CSV', '匯入', '匯出'],
    page: products,
  },
  {
    id: 'restaurant-list',
    category: 'products',
    title: '管理餐館可訂購的產品',
    summary: '餐館清單是獨立的清單，有自己的類別、單位及最少訂購數量。',
    steps: [
      '在餐館產品頁新增或編輯產品；在分頁「類別」調整類別次序。',
      '已下架的產品，或已停用類別的產品，餐館不能訂購。',
      '缺貨的產品可標記為售罄至某日，其後的日子仍可訂購。',
    ],
    tags: ['餐館', '類別', '售罄'],
    page: restaurantProducts,
  },
  {
    id: 'clear-products',
    category: 'products',
    title: '刪除所有零售產品',
    summary: '重新建立零售清單時使用。24 小時內可以復原。',
    steps: ['建立備份。', '如想保留清單，請先匯出。', '輸入畫面要求的字詞。'],
    tags: ['刪除', '備份'],
    page: clearProducts,
  },
  {
    id: 'move-an-order',
    category: 'orders',
    title: '推進訂單',
    summary: '由待確認、已確認、備貨中、已備妥，到已送達。',
    steps: [
      '在餐館訂單頁開啟訂單。',
      '按下一步。訂單處理職責也可以，每次一步。',
      '管理員可設為任何狀態、取消、刪除，以及一次更改多張訂單。',
    ],
    tags: ['狀態', '送貨', '職責'],
    page: restaurantOrders,
  },
  {
    id: 'export-orders',
    category: 'orders',
    title: '把訂單匯出或列印',
    summary: '把篩選後或已選的訂單匯出為 CSV、Excel 或 PDF；列印時每頁一張。',
    steps: ['按狀態、日期、類別或客戶篩選清單。', '在「匯出」選擇格式。', '大檔案會在背景製作，並顯示進度，可以停止。'],
    tags: ['匯出', 'CSV', 'PDF', '列印'],
    page: restaurantOrders,
  },
  {
    id: 'pay-a-rebate',
    category: 'financial',
    title: '計算及支付回贈',
    summary: '回贈按使用了優惠碼並已送達的訂單計算。',
    steps: [
      '選擇週期，按「計算回贈」。',
      '開啟一行的報告，查看背後的訂單。',
      '按「記錄付款」，輸入日期及付款方式。付款可以撤銷，但要輸入原因。',
    ],
    tags: ['回贈', '付款', '報告'],
    page: rebates,
  },
  {
    id: 'discount-tiers',
    category: 'financial',
    title: '設定級別的優惠',
    summary: '級別決定優惠碼的折扣，以及客戶的回贈。',
    steps: [
      '在優惠碼頁開啟分頁「級別設定」。',
      '編輯級別：折扣、回贈，以及最低購買額。',
      '新訂單即時適用；已下的訂單保留原來的價錢。',
    ],
    tags: ['折扣', '級別', '回贈'],
    page: discountCodes,
    query: '?tab=tiers',
  },
  {
    id: 'give-a-code',
    category: 'customers',
    title: '為餐館設定優惠碼',
    summary: '四個字母或數字，餐館訂貨時輸入。',
    steps: [
      '按「新增優惠碼」，再按「自動產生」，或自行選擇優惠碼。',
      '輸入餐館名稱，選擇級別。',
      '停用優惠碼後便不能再使用，已下的訂單不受影響。',
    ],
    tags: ['折扣', '優惠碼', '餐館'],
    page: discountCodes,
  },
  {
    id: 'merge-customers',
    category: 'customers',
    title: '合併同一商戶的優惠碼',
    summary: '兩個優惠碼屬於同一商戶時，回贈會一併計算。',
    steps: ['在回贈頁按「合併客戶」。', '選擇要併入的客戶，以及保留的客戶。'],
    tags: ['客戶', '回贈', '優惠碼'],
    page: rebates,
  },
  {
    id: 'own-shop',
    category: 'technical',
    title: '設定自己的店舖',
    summary: '地址、營業時間、標誌及顏色都在「店舖」，已開啟的頁面即時更新。也可在此移除示範資料。',
    steps: [
      '選擇標誌，再選擇建議的顏色或其他顏色，按「儲存顏色」。',
      '不再需要示範資料，按「由空白店舖開始」並輸入 EMPTY：系統會先建立備份，用戶會保留，然後開始設定。',
      '還原該備份即可恢復示範資料。',
    ],
    tags: ['標誌', '顏色', '店舖', '示範資料', '清空', '設定'],
    page: settings,
    query: '?tab=shop',
  },
  {
    id: 'make-a-backup',
    category: 'technical',
    title: '建立備份',
    summary: '一個檔案包含某一刻的全部資料。系統會先再讀一次，並作還原測試。',
    steps: [
      '在「概覽」或「資料庫」按「建立備份」，說明可以不填。',
      '完成後檔案會自動下載，清單上也會保留。',
      '在「資料庫」設定排程：每隔多少小時，以及保留多少個。',
    ],
    tags: ['備份', '下載', '排程'],
    page: settings,
    query: '?tab=database',
  },
  {
    id: 'restore-a-backup',
    category: 'technical',
    title: '還原備份',
    summary: '以檔案的內容取代現有的全部資料，否則完全不更改。',
    steps: [
      '按「還原資料」，選擇由本系統建立的檔案。',
      '系統會先檢查檔案；損壞或不屬於本系統的檔案不會更改任何資料。',
      '現有資料會先存為還原點，因此還原後仍可回到之前。',
      '完成後頁面會重新載入。',
    ],
    tags: ['備份', '還原', '還原點'],
    page: settings,
    query: '?tab=database',
  },
  {
    id: 'read-monitoring',
    category: 'technical',
    title: '查看系統狀況',
    summary: '「效能」顯示 CPU、記憶體、磁碟、網絡、資料庫及請求，以及有甚麼問題。',
    steps: [
      '「即時監察」在頁面開啟時每隔幾秒更新；「靜態檢視」只查詢一次。',
      '長條由 75% 起變黃色，90% 起變紅色，並附文字說明。',
      '按「確認處理」表示已有人跟進警報；如情況沒有改善，警報會再出現。',
    ],
    tags: ['監察', '警報', '系統狀況'],
    page: settings,
    query: '?tab=performance',
  },
  {
    id: 'move-pictures',
    category: 'technical',
    title: '匯出及匯入圖片',
    summary: '所有產品圖片，存成一個 ZIP 檔案。',
    steps: [
      '在「資料庫」按「匯出圖片」取得 ZIP 檔案。',
      '「匯入圖片」讀取 ZIP 檔案：同名的圖片會被取代，不是圖片的會略過並列出。',
    ],
    tags: ['圖片', '匯出', '匯入'],
    page: settings,
    query: '?tab=database',
  },
  {
    id: 'pair-a-screen',
    category: 'technical',
    title: '在電視上顯示價錢',
    summary: '電視會顯示代碼；輸入代碼，再選擇門市及價目板。',
    steps: [
      '在電視的瀏覽器開啟此網址的 /tv，會顯示六個字母和數字。',
      '按「配對屏幕」，輸入代碼，並設定名稱、門市及價目板。',
      '沒有代碼的話，可選擇用連結開啟。連結只顯示一次。',
    ],
    tags: ['電視', '屏幕', '價錢', '配對'],
    page: screens,
  },
  {
    id: 'stale-screens',
    category: 'technical',
    title: '找出顯示舊價錢的電視',
    summary: '「過時」表示屏幕沒有確認最新價錢，或已有一段時間沒有回應。',
    steps: [
      '在屏幕頁找「過時」，並查看旁邊的「上次回應」。',
      '開啟電視、檢查網絡；如正顯示其他頁面，請前往 /tv。',
      '「價錢更改」列出哪些屏幕已確認，以及各自用了多久。',
    ],
    tags: ['電視', '屏幕', '價錢', '過時'],
    page: screens,
  },
  {
    id: 'change-password',
    category: 'security',
    title: '更改你的密碼',
    summary: '要輸入現有密碼。你在其他裝置的登入會結束。',
    steps: ['在「保安」按「更改密碼」。', '強度顯示只作建議，不會阻止：密碼要長，並有大寫字母、數字及特殊字元。'],
    tags: ['密碼', '登入'],
    page: settings,
    query: '?tab=security',
  },
  {
    id: 'end-sessions',
    category: 'security',
    title: '把裝置登出',
    summary: '遺失了電話，或忘記在某部裝置登出時使用。',
    steps: [
      '在「保安」按用戶、裝置及上次使用時間找到該登入，把它結束。',
      '「結束所有登入」會登出你以外的所有人，要輸入你的密碼。',
    ],
    tags: ['登入', '裝置', '密碼'],
    page: settings,
    query: '?tab=security',
  },
  {
    id: 'who-did-what',
    category: 'security',
    title: '查看誰做了甚麼',
    summary: '審計紀錄保存每項更改、由誰作出、網絡地址，以及前後的內容。',
    steps: [
      '在「保安」按「查看審計紀錄」，按用戶、事件類別、對象、門市或日期篩選。',
      '「驗證」會讀取整份紀錄，指出事後被更改的項目。',
      '「匯出 CSV」儲存篩選後的紀錄。',
    ],
    tags: ['審計紀錄', '更改紀錄', '匯出'],
    page: settings,
    query: '?tab=security&view=audit',
  },
  {
    id: 'users-and-roles',
    category: 'security',
    title: '新增用戶或更改職責',
    summary: '三種職責：管理員可以做所有事情，訂單處理可推進訂單，只供查看只可查看。',
    steps: ['在零售產品頁按「用戶」，再按「新增用戶」。', '更改密碼或職責後，該用戶會登出；刪除用戶則即時登出。'],
    tags: ['用戶', '職責', '密碼'],
    page: products,
    query: '?dialog=users',
  },
];
