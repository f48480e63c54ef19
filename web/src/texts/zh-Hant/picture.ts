import type { Like } from '../like.ts';
import type * as en from '../picture.ts';

export const pictureTexts: Like<typeof en.pictureTexts> = {
  label: '圖片',
  drop: '把圖片拖放或貼到這裏，或',
  choose: '選擇檔案',
  rules: 'JPEG、PNG 或 WebP，最大 5 MB。圖片會轉為 512 × 512 的白底方圖。',
  url: '或輸入圖片網址',
  urlHint: '例如 /images/products/bok-choy.jpg，或 https 網址。',
  useUrl: '使用',
  invalidUrl: '請輸入 /images/products/ 之下的路徑或 https 網址。',
  remove: '移除圖片',
  preparing: '正在準備圖片…',
  prepared: (before, after) => `512 × 512，由 ${before} 減至 ${after}。`,
  wrongType: '請選擇有效的圖片檔案（JPEG、PNG 或 WebP）',
  tooLarge: '圖片太大，上限為 5MB。',
  unreadable: '無法讀取此圖片。',
  alt: '已選圖片',
  missing: '此網址沒有圖片，顧客會看到預設圖。',
};
