import type { Like } from '../like.ts';
import type * as en from '../not-found.ts';

export const notFoundTexts: Like<typeof en.notFoundTexts> = {
  title: '404 找不到頁面',
  body: '這個貨架上沒有東西。你輸入的網址是：',
  nearest: '你是否想找',
  pages: { '/restaurant': '餐館訂貨', '/meatprices': '肉價屏幕' },
  home: '前往今日特價',
  status: '查看服務狀況',
};
