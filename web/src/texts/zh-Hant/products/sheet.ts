import type { Like } from '../../like.ts';
import type * as en from '../../products/sheet.ts';

const changes = (count: number): string => `${count.toLocaleString('en')} 項未發佈的更改`;

export const sheetTexts: Like<typeof en.sheetTexts> = {
  view: '試算表',
  label: '零售產品試算表',
  lost: '未能開啟試算表。',
  hint: '直接輸入即取代，F2 編輯，Enter 下移，Esc 取消。可從 Excel 或 Google 試算表貼上。預覽並發佈後才會生效。按 Esc 再按 Tab 離開表格。',
  touchHint: '輕觸儲存格選取，再輕觸編輯。預覽並發佈後才會生效。',
  columns: {
    description: '產品',
    chineseName: '中文名稱',
    size: '規格',
    retailPrice: '零售價',
    ourPrice: '本店價',
    savings: '節省',
    category: '類別',
    active: '狀態',
  },
  edit: (column, product) => `${product} 的${column}`,
  unpublished: (saved) => `未發佈，已儲存的是 ${saved}`,
  nothing: '空白',
  now: (saved) => `現時 ${saved}`,
  problems: {
    price: '請輸入價錢，例如 12.99。',
    ambiguousPrice: '是千位還是角分？請寫成 1234.00 或 1.23。',
    dearest: '價錢最高為 $99,999.99。',
    category: '沒有這個類別。',
    active: '請寫「上架」或「下架」。',
    missing: '此欄不能留空。',
    tooLong: (most) => `最多 ${most} 個字元。`,
    conflict: (saved, mine) => `其他人剛儲存了 ${saved}，你的是 ${mine}。`,
  },
  at: (product, column) => `${product}，${column}`,
  moreProblems: (count) => `另有 ${count.toLocaleString('en')} 項`,
  bar: '未發佈的更改',
  changes,
  gone: (count) => `${count} 項產品剛被刪除，其更改已略過。`,
  review: '預覽及發佈',
  blocked: (count) => `請先更正 ${count.toLocaleString('en')} 個有標示的儲存格。`,
  discard: '放棄',
  discardTitle: (count) => `放棄 ${changes(count)}？`,
  discardBody: '試算表會恢復顯示已發佈的資料。',
  pasted: (cells, left) =>
    `已填 ${cells.toLocaleString('en')} 個儲存格${left > 0 ? `；${left.toLocaleString('en')} 行放不下` : ''}。`,
  notEmptied: '此欄不能留空。',
  takenBack: '已取消。',
};
