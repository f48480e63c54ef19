/** What catalog says of imported files and their rows. */
export const FILES = {
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
  'The quotes in row {row} are wrong: a quote inside a text is written twice, and each is closed.':
    '第 {row} 行的引號不正確：文字內的引號要寫兩次，而且每個都要關閉。',
  'Row {row} has more than {most} cells.': '第 {row} 行超過 {most} 個儲存格。',
  'The file has more than {most} rows, and no list can hold so many products.':
    '檔案超過 {most} 行，清單放不下這麼多產品。',
  'There would be more than {most} products, which is as many as the list can hold.':
    '產品會超過 {most} 件，超出清單的上限。',
} as const;
