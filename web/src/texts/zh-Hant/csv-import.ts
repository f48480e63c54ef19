import type * as en from '../csv-import.ts';
import type { Like } from '../like.ts';

const figure = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 2 });

export const importTexts: Like<typeof en.importTexts> = {
  steps: ['選擇', '讀取', '匯入', '結果'],
  template: '下載範本',
  choose: '選擇 CSV 或 Excel 檔案',
  drop: '把 CSV 或 Excel 檔案拖放到這裏，或',
  limit: 'CSV 或 .xlsx，最大 5 MB。可用逗號、分號或定位鍵分隔；價錢寫成 2.99 或 2,99。',
  notUtf8: '無法讀取此檔案的文字。請儲存為「CSV UTF-8」或 Excel 檔案。',
  invalidType: '檔案類型不正確，請選擇 CSV 檔案。',
  tooLarge: '檔案太大，上限為 5MB。',
  reading: (file) => `正在讀取 ${file}…`,
  importing: (file) => `正在匯入 ${file}…`,
  progress: '匯入進度',
  previewTitle: (file) => `匯入 ${file} 的結果預覽`,
  created: '新增',
  updated: '更新',
  unchanged: '不變',
  failed: '失敗',
  success: '成功',
  readAs: (how) => `讀取方式：${how}`,
  pricesTitle: (count) => `${count.toLocaleString('en')} 個價錢有變`,
  morePrices: (count) => `另有 ${count.toLocaleString('en')} 個價錢有變。`,
  prices: { retailPrice: '零售價', ourPrice: '本店價', pricePerUnit: '單價' },
  newProduct: '新產品',
  priceColumns: ['產品', '價錢', '現時', '更改後'],
  slips: (count) => `${count.toLocaleString('en')} 個價錢可能輸入錯誤，排在清單最前。`,
  slipsChecked: '我已核對，仍然發佈',
  slip: {
    up: (times) => `${figure(times)} 倍`,
    down: (times) => `少 ${figure(times)} 倍`,
    dear: (times) => `其他產品的 ${figure(times)} 倍`,
    cheap: (times) => `比其他產品少 ${figure(times)} 倍`,
    swapped: '調轉了？',
    aboveRetail: '高於零售價',
    otherWeight: '公斤還是磅？',
  },
  stale: '預覽後產品有變動，以下是現時的結果。',
  nothingToImport: '此檔案沒有可以匯入的資料。',
  badRowsSkipped: '有錯誤的行會略過，其餘照常匯入。',
  import: (count) => `匯入 ${count.toLocaleString('en')} 行`,
  otherFile: '選擇其他檔案',
  done: '完成',
  cancel: '取消',
  resultTitle: '匯入完成',
  errorsTitle: '有錯誤的行',
  rowError: (row, error) => `第 ${row} 行：${error}`,
  moreErrors: (count) => `另有 ${count.toLocaleString('en')} 行失敗。`,
  copy: '複製錯誤',
  copied: '已複製',
  notCopied: '瀏覽器不允許此頁複製，請下載錯誤。',
  download: '下載錯誤',
  errorFile: 'import_errors.txt',
};

export const fileToasts: Like<typeof en.fileToasts> = {
  exportProducts: { failure: { title: '匯出失敗', fallback: '未能匯出產品' } },
  productTemplate: { failure: { title: '匯出失敗', fallback: '未能下載範本' } },
  importProducts: {
    successful: {
      title: '匯入成功',
      description: (count) => `已成功匯入 ${count} 項產品`,
    },
    withErrors: {
      title: '匯入完成，但有錯誤',
      description: (count) => `${count} 項產品失敗`,
    },
    failure: { title: '匯入失敗', fallback: '匯入失敗' },
    unreadable: '未能匯入 CSV 檔案',
  },
};
