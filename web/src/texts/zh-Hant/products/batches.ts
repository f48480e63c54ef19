import type { Like } from '../../like.ts';
import type * as en from '../../products/batches.ts';

const products = (count: number): string => `${count} 項產品`;

export const batchTexts: Like<typeof en.batchTexts> = {
  pageTitle: '價格批次 · Larder',
  title: '價格批次',
  subtitle: '按各門市時間自動開始及結束的價錢。',
  list: '價格批次',
  loading: '載入價格批次中…',
  loadError: '未能載入價格批次。',
  empty: '未有價格批次',
  emptyHint: '在零售產品的試算表更改價錢，然後按「預定」。',
  toSheet: '零售產品',
  states: {
    planned: '已預定',
    running: '生效中',
    ended: '已結束',
    applied: '已套用',
    cancelled: '已取消',
  },
  products,
  stores: (count) => `${count} 間門市`,
  from: (time) => `${time} 起`,
  storeTime: '門市時間',
  by: (name) => `由 ${name} 預定`,
  fromFile: '從檔案',
  acts: {
    preview: { label: '預覽', named: (name) => `預覽 ${name}` },
    print: { label: '列印', named: (name) => `列印 ${name}` },
    change: { label: '編輯', named: (name) => `編輯 ${name}` },
    copy: { label: '複製', named: (name) => `複製 ${name}` },
    cancel: { label: '取消批次', named: (name) => `取消批次 ${name}` },
    end: { label: '立即結束', named: (name) => `立即結束 ${name}` },
    rollback: { label: '還原價錢', named: (name) => `還原 ${name} 的價錢` },
  },
  questions: {
    cancel: { title: (name) => `取消 ${name}？`, body: '這些價錢不會發佈。' },
    end: { title: (name) => `立即結束 ${name}？`, body: '各門市隨即回復平常的價錢。' },
    rollback: {
      title: (name) => `還原 ${name}？`,
      body: '價錢回復到批次之前；之後再改過的不變。未開始的門市不會再開始。',
    },
  },
  keep: '保留批次',
  rolledBack: (count) => `已還原 ${count} 個價錢`,
  left: (count) => `${count} 個之後改過，維持不變。`,
  kept: (stores) => `保留這些價錢的門市：${stores}。`,
  failed: '未能停止批次。',
};

export const scheduleTexts: Like<typeof en.scheduleTexts> = {
  open: '預定',
  title: '預定這些價錢',
  change: '編輯批次',
  copyOf: (name) => `${name}（副本）`,
  save: '儲存',
  saving: '儲存中…',
  about: products,
  leftOut: '名稱、規格和類別不能預定，請先發佈。',
  name: '名稱',
  nameHint: '供員工識別，例如「週末特價」。',
  nameNeeded: '請輸入名稱。',
  stores: '門市',
  storesNeeded: '請選擇最少一間門市。',
  startsAt: '開始',
  startNeeded: '請輸入日期和時間。',
  endsAt: '結束',
  endsHint: '留空表示價錢一直有效。',
  endsEarly: '結束時間須在開始時間之後。',
  items: '產品',
  nothing: '留空',
  time: '按各門市的當地時間。',
  submit: '預定',
  pending: '預定中…',
  failed: '未能預定價錢。',
  doneTitle: '已預定',
  done: (name) => `${name} 會自動開始。`,
};

export const batchItemTexts: Like<typeof en.batchItemTexts> = {
  legend: products,
  hint: '留空的價錢維持不變。',
  columns: { product: '產品', our: '本店價', retail: '零售價', leaveOut: '剔除' },
  priceOf: (price, product) => `${product} 的${price}`,
  leaveOut: (product) => `剔除 ${product}`,
  now: (our, retail) => `現時 ${our}（${retail}）`,
  on: '上架',
  off: '下架',
  without: (stores) => `不跟從的門市：${stores} 間（產品曾在所有門市停售，或由門市剔除）。複製批次時會再次包括它。`,
  deleted: '已刪除的產品',
  more: (count) => `另有 ${count} 項產品，照原樣`,
  none: '批次最少要有一項產品。',
  invalid: '每項產品要有價錢，例如 2.99。',
};

export const batchFileTexts: Like<typeof en.batchFileTexts> = {
  title: '從檔案建立批次',
  about: '選定時間之前，不會預定任何價錢。',
  reading: '讀取檔案中…',
  failed: '未能讀取檔案。',
  columns:
    '欄位：ourPrice，可加 retailPrice 和 active；id，或 description 及 size，同名產品再加 category。匯出產品後改價的檔案亦可。',
  found: (count) => `${count} 項產品的價錢與現時不同`,
  unchanged: (count) => `${count} 行沒有改動。`,
  faults: (count) => `${count} 行略過`,
  next: (count) => `預定 ${count} 項產品`,
};
