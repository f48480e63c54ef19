/** Sentences of catalog about products, categories, pictures and stores. */
export const PRODUCTS = {
  'slots must name at least one time of orders.': 'slots 必須最少有一個時段。',
  'postalPrefixes must be beginnings of postal codes like L3R.': 'postalPrefixes 必須是郵政編碼的開頭，例如 L3R。',
  'Pictures can only be exported from Larder.': '圖片要在 Larder 內匯出。',
  'A closed store cannot be the default.': '已關閉的門市不能是預設門市。',
  'A reason and an end need the status paused.': '原因和結束時間只適用於暫停狀態。',
  'Display name is required': '請輸入顯示名稱',
  'Each product may be named once.': '每件產品只能列出一次。',
  'Image file is too large. Maximum size is 5MB.': '圖片檔案太大，上限為 5MB。',
  'Invalid file type. Please select a JPEG, PNG or WebP picture.': '檔案類型不正確。請選擇 JPEG、PNG 或 WebP 圖片。',
  'It has the name of an uploaded picture but different contents.': '它與一張已上載的圖片同名，但並不是那一張。',
  'Name at least one store and one product.': '請最少指定一間門市和一件產品。',
  'Name the store whose order is to follow the chain again.': '請指定要重新跟隨連鎖店次序的門市。',
  'Pictures cannot be stored at the moment. Please try again.': '現在未能儲存圖片，請再試一次。',
  "Price batches are planned in this store's local time. Cancel or end them before you change its time zone.":
    '有價錢批次按這間門市的時間預定。更改時區前請先取消或結束。',
  'Prices have changed since the preview. Look at it again.': '預覽之後價格有變，請重新查看。',
  'Product name is required': '請輸入產品名稱',
  'Products have changed since the preview. Look at it again.': '預覽之後產品有變，請重新查看。',
  'Send one ZIP file, in the field "images".': '請在欄位「images」傳送一個 ZIP 檔案。',
  'Send one picture, in the field "image".': '請在欄位「image」傳送一張圖片。',
  'Send the picture as a file, in the field "image" of a form.': '請以檔案形式，在表單的欄位「image」傳送圖片。',
  'Slug is required': '請輸入簡稱',
  'Somebody else has changed this product in the meantime.': '其他人剛剛更改了這件產品。',
  'Somebody else has changed this batch in the meantime.': '其他人剛剛更改了這個批次。',
  'The ZIP file is too large. Maximum size is 2GB.': 'ZIP 檔案太大，上限為 2GB。',
  'This day has already ended at the store.': '門市當地的這一天已經結束。',
  'The default store cannot be closed. Make another store the default first.':
    '預設門市不能關閉。請先把另一間門市設為預設。',
  'The end of the pause must be later than now.': '暫停的結束時間必須晚於現在。',
  'The file is not a ZIP file, or it is damaged.': '檔案不是 ZIP 檔案，或已損壞。',
  'The new order must name every product once. Reload the list and try again.':
    '新的次序必須列出每件產品一次。請重新載入清單再試。',
  'The new order must name each existing category once. Reload the list and try again.':
    '新的次序必須列出現有類別，每個一次。請重新載入清單再試。',
  'The picture is damaged or incomplete. Please select another one.': '圖片損壞或不完整，請選擇另一張。',
  'The picture has too many pixels. The most is {millions} million.': '圖片像素太多，上限為 {millions} 百萬。',
  'The pictures are more than 2 GB in all.': '圖片合共超過 2 GB。',
  'The pictures are too many for one ZIP file. Please copy their folder instead.':
    '圖片太多，一個 ZIP 檔案放不下。請改為複製整個資料夾。',
  'A ZIP file may hold {most} files at most.': '一個 ZIP 檔案最多可有 {most} 個檔案。',
  'The product list is being changed right now, for example by an import. Please try again in a few seconds.':
    '產品清單正在更改中，例如正在匯入檔案。請數秒後再試。',
  'There is always a default store. Make another store the default instead.':
    '必須有一間預設門市。請改為把另一間門市設為預設。',
  'at must not be in the future.': 'at 不能是將來的時間。',
  'everywhere means every store: please name none.': 'everywhere 指所有門市：請不要指定門市。',
  'soldOutUntil must be tomorrow or later.': 'soldOutUntil 必須是明日或以後。',
  'soldOutUntil must be within a year.': 'soldOutUntil 必須在一年之內。',
  'soldOutDate must be within a year.': 'soldOutDate 必須在一年之內。',
  'timeZone must be the name of a time zone like America/Toronto.': 'timeZone 必須是時區名稱，例如 America/Toronto。',
  'weekHours must say when the store is open, or copyFrom must name a store to copy.':
    'weekHours 必須說明門市的營業時間，或由 copyFrom 指出與哪間門市相同。',
  'copyFrom must name an open store; there is no {slug}.': 'copyFrom 必須是營業中的門市；沒有 {slug}。',
  'A store with the short name {slug} exists already.': '已有簡稱為 {slug} 的門市。',
  '{slug} was the short name of another store, and links with it still lead there.':
    '{slug} 曾是另一間門市的簡稱，舊連結仍然指向那裏。',
  'There are already {most} stores, the maximum.': '已有 {most} 間門市，已達上限。',
  'The store already has {most} closures, the maximum.': '這間門市已有 {most} 個休息日，已達上限。',
  'The store already has {most} old names, the maximum.': '這間門市已有 {most} 個舊簡稱，已達上限。',
  '{field} concerns every store of the chain, and you work for some of them.':
    '{field} 關係到連鎖店所有門市，而你只負責部分門市。',
  'There is no open store "{slug}".': '沒有營業中的門市「{slug}」。',
  'Text on {color} cannot be read: its contrast is {contrast}, and {least} is needed. {better} would work.':
    '{color} 上的文字難以閱讀：對比度是 {contrast}，最少需要 {least}。可改用 {better}。',
  'One of these products no longer exists. Leave it out, and try again.': '其中一項產品已不存在，請剔除後再試。',
  'items.{place}: {id} is named twice.': 'items.{place}：{id} 列出了兩次。',
  'items.{place}: there is nothing to change.': 'items.{place}：沒有任何更改。',
  'The start must not be in the past.': '開始時間不可早於現在。',
  'The start must be within a year.': '開始時間須在一年之內。',
  'The end must be after the start in every store.': '每間門市的結束時間都須在開始時間之後。',
  'The batch "{batch}" already sets {product} in the store {store} at that time.':
    '該時段內，門市 {store} 的 {product} 已由批次「{batch}」設定。',
  'This batch has started or ended and can no longer be changed.': '此批次已開始或已結束，不能再更改。',
  'This batch is running. End it instead.': '此批次正在生效，請改為結束批次。',
  'This batch is not running.': '此批次並未生效。',
  'This batch has changed nothing that could be undone.': '此批次沒有可還原的改動。',
  'This batch has ended.': '此批次已結束。',
  'At most {most} batches can be planned or running at once.': '同時最多可有 {most} 個預定或生效中的批次。',
  'A preview is for a time in the future. Past prices are in the price history of a product.':
    '預覽只顯示將來的價錢。以往的價錢請查看價格紀錄。',
  '{field} is the same in every store. Change it for all stores instead.':
    '{field} 在所有門市都一樣。請改為一次更改所有門市。',
  'There are already {most} products, the maximum.': '已有 {most} 件產品，清單已達上限。',
  'At most {most} products can be changed at once, counted once for each store.':
    '產品乘門市，一次最多可更改 {most} 項。',
  'A category with the slug {slug} exists already.': '已有簡稱為 {slug} 的類別。',
  'A category called {name} exists already.': '已有名為 {name} 的類別。',
  'There are already {most} categories, the maximum.': '已有 {most} 個類別，已達上限。',
  'A price looks like a typing error. Send the change again with "confirm": true to publish it.':
    '有一個價格似乎輸入錯誤。要發佈的話，請加上 "confirm": true 再傳送一次。',
  '{count} prices look like typing errors. Send the change again with "confirm": true to publish them.':
    '有 {count} 個價格似乎輸入錯誤。要發佈的話，請加上 "confirm": true 再傳送一次。',
  '{count} prices look like typing errors. That many need the confirmation of a second administrator.':
    '有 {count} 個價格似乎輸入錯誤。這麼多要由第二位管理員確認。',
  'The hours': '時間',
  '{day} can have at most {most} opening times.': '{day}最多可有 {most} 段營業時間。',
  '{day} must have times like 09:00, up to 24:00.': '{day}的時間必須像 09:00，最遲 24:00。',
  '{day} must open before it closes.': '{day}的開門時間必須早於關門時間。',
  '{day} must not have hours that overlap.': '{day}的營業時間不能重疊。',
} as const;
