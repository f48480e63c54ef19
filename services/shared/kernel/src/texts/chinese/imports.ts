/** What catalog says of the rows of a file, and of the pictures of a ZIP file. */
export const IMPORTS = {
  'File is too large. Maximum size is 5MB.': '檔案太大，上限為 5MB。',
  'csvContent must be the text of a CSV file.': 'csvContent 必須是 CSV 檔案的文字。',
  'The file is empty.': '檔案是空的。',
  'The Excel file cannot be read: it must be an .xlsx workbook, neither damaged nor protected.':
    '未能讀取 Excel 檔案：必須是 .xlsx 活頁簿，沒有損壞，也沒有保護。',
  'The sheet of the Excel file is too large. Save it as CSV, or split it.':
    'Excel 檔案的工作表太大。請另存為 CSV，或分成幾份。',
  'The import would change something else by now. Look at the preview again.':
    '現在匯入會改動的已經不同，請重新查看預覽。',
  'The file has no column {name}.': '檔案沒有 {name} 這一欄。',
  'The file has no columns {names} and {last}.': '檔案沒有 {names} 和 {last} 這些欄。',
  'The file has the column {name} twice.': '檔案有兩個 {name} 欄。',
  'The column {name} is of no open store.': '沒有營業中的門市屬於 {name} 這一欄。',
  'The quotes in row {row} are wrong: a quote inside a text is written twice, and each is closed.':
    '第 {row} 行的引號不正確：文字內的引號要寫兩次，而且每個都要關閉。',
  'Row {row} has more than {most} cells.': '第 {row} 行超過 {most} 個儲存格。',
  'The file has more than {most} rows, and no list can hold so many products.':
    '檔案超過 {most} 行，清單放不下這麼多產品。',
  'There would be more than {most} products, which is as many as the list can hold.':
    '產品會超過 {most} 件，超出清單的上限。',
  'comma-separated': '以逗號分隔',
  'semicolon-separated': '以分號分隔',
  'tab-separated': '以定位鍵分隔',
  'Excel, sheet “{name}”': 'Excel，工作表「{name}」',
  'decimal points': '小數點為「.」',
  'decimal commas': '小數點為「,」',
  'decimal commas and decimal points': '小數點為「,」或「.」',
  'The file has a header and no rows, so there was nothing to import.': '檔案只有標題行，沒有可匯入的資料。',
  '{count} product imported: {created} created, {updated} updated, {unchanged} unchanged.':
    '已匯入 {count} 件產品：新增 {created}、更新 {updated}、不變 {unchanged}。',
  '{count} products imported: {created} created, {updated} updated, {unchanged} unchanged.':
    '已匯入 {count} 件產品：新增 {created}、更新 {updated}、不變 {unchanged}。',
  '{count} product would be imported: {created} created, {updated} updated, {unchanged} unchanged.':
    '會匯入 {count} 件產品：新增 {created}、更新 {updated}、不變 {unchanged}。',
  '{count} products would be imported: {created} created, {updated} updated, {unchanged} unchanged.':
    '會匯入 {count} 件產品：新增 {created}、更新 {updated}、不變 {unchanged}。',
  '{count} row failed.': '{count} 行失敗。',
  '{count} rows failed.': '{count} 行失敗。',
  '{count} row would fail.': '{count} 行會失敗。',
  '{count} rows would fail.': '{count} 行會失敗。',
  'Created with the id that the file gives: {count} product.': '按檔案中的識別碼新增：{count} 件產品。',
  'Created with the id that the file gives: {count} products.': '按檔案中的識別碼新增：{count} 件產品。',
  'What stores say themselves changes in {count} places.': '門市自訂的內容有 {count} 處更改。',
  'Called like another product that the list already has: {count} of them.': '其中 {count} 件與清單上另一件產品同名。',
  'Created besides: {count} category.': '另外新增：{count} 個類別。',
  'Created besides: {count} categories.': '另外新增：{count} 個類別。',
  'The row holds a character that cannot be stored.': '這一行有無法儲存的字元。',
  'The row has more cells than the header has columns.': '這一行的儲存格多於標題行的欄數。',
  'Row {first} names the same product.': '第 {first} 行是同一件產品。',
  'A batch holds at most {most} products.': '一個批次最多 {most} 件產品。',
  'There is no product with this id.': '沒有產品使用這個識別碼。',
  'The row names no product: fill in id, or description and size.':
    '這一行沒有寫明產品：請填 id，或填 description 及 size。',
  'No product is called like this in this size.': '沒有這個名稱及份量的產品。',
  'Several products are called like this: fill in id or category.': '有多件產品同名：請填 id 或 category。',
  '{column} is empty.': '{column} 是空的。',
  '{column} is longer than {most} characters.': '{column} 超過 {most} 個字元。',
  '{column} "{text}" may mean thousands or a fraction: write it like 1234.00 or 1.23.':
    '{column}「{text}」可能是千位，也可能是小數：請寫成 1234.00 或 1.23。',
  '{column} "{text}" is not a price from 0 to {most}.': '{column}「{text}」不是 0 至 {most} 的價錢。',
  '{column} "{text}" is neither true nor false.': '{column}「{text}」不是 true，也不是 false。',
  '{column} "{text}" is not a whole number from 0 to {most}.': '{column}「{text}」不是 0 至 {most} 的整數。',
  '{column} "{text}" is none of {choices}.': '{column}「{text}」不是 {choices} 其中之一。',
  '{column} "{text}" is not the id of {thing}.': '{column}「{text}」不是{thing}的識別碼。',
  '{column} "{text}" is not a day like 2026-11-25.': '{column}「{text}」不是像 2026-11-25 的日期。',
  '{column} must be a path under /images/products/ or an https address.':
    '{column} 必須是 /images/products/ 下的路徑或 https 網址。',
  'a product': '產品',
  'a restaurant product': '餐館產品',
  'a category': '類別',
  'price board product': '零售產品',
  'restaurant product': '餐館產品',
  'restaurant category': '餐館類別',
  store: '門市',
  'The id belongs to a {kind}. Remove it to add a new product.': '這個識別碼屬於{kind}。要新增產品，請移除它。',
  'Row {row} is about the same product already.': '第 {row} 行已是同一件產品。',
  'Several products have this category, description and size; name one by its id.':
    '有幾件產品的類別、名稱和規格相同；請用識別碼指明一件。',
  'Several products have this name.': '有幾件產品同名。',
  'A new product needs a Price Per Unit.': '新產品必須有 Price Per Unit。',
  'Another category has the slug {slug} already.': '已有另一個類別的簡稱為 {slug}。',
  'There are {most} categories, which is as many as there can be.': '已有 {most} 個類別，已達上限。',
  '{imported}; {skipped}.': '{imported}；{skipped}。',
  '{count} picture was imported': '已匯入 {count} 張圖片',
  '{count} pictures were imported': '已匯入 {count} 張圖片',
  '{count} picture was imported, {attached} of them for the products whose ids they are called by':
    '已匯入 {count} 張圖片，其中 {attached} 張以產品識別碼命名，已用於該產品',
  '{count} pictures were imported, {attached} of them for the products whose ids they are called by':
    '已匯入 {count} 張圖片，其中 {attached} 張以產品識別碼命名，已用於該產品',
  '{count} file was skipped': '略過 {count} 個檔案',
  '{count} files were skipped': '略過 {count} 個檔案',
  'Its path leads out of the ZIP file.': '路徑指向 ZIP 檔案以外。',
  'Its name may have letters, digits, spaces, dots, dashes and brackets only.':
    '名稱只可有文字、數字、空格、點、連字號和括號。',
  'Its name is too long.': '名稱太長。',
  'It is not called .jpg, .jpeg, .png, .webp or .gif.': '副檔名不是 .jpg、.jpeg、.png、.webp 或 .gif。',
  'It is encrypted.': '檔案已加密。',
  'It is a link and not a file.': '這是連結，不是檔案。',
  'It is larger than 5 MB.': '檔案超過 5 MB。',
  'It is damaged.': '檔案已損壞。',
} as const;
