import type { Like } from '../like.ts';
import type * as en from '../status.ts';

const parts: Like<typeof en.statusTexts.parts> = {
  board: {
    name: '今日特價',
    subject: '今日特價',
    isPlural: false,
    meaning: {
      up: '顯示今日價格，更改後隨即更新。',
      limited: '顯示最後已知的價格，並註明時間。',
      down: '暫時未能顯示價格。',
      unknown: '暫時無法查詢。',
    },
  },
  ordering: {
    name: '餐館訂貨',
    subject: '餐館訂貨',
    isPlural: false,
    meaning: {
      up: '餐館可以如常訂貨。',
      limited: '訂單未必即時送出，請稍後再試。',
      down: '暫時未能在此下單。購物車會保留，你亦可致電門市訂貨。',
      unknown: '可能仍可使用。看到訂單編號即表示訂單已送出。',
    },
  },
  signage: {
    name: '門市屏幕',
    subject: '門市屏幕',
    isPlural: true,
    meaning: {
      up: '新價格數秒內便會顯示。',
      limited: '繼續顯示最後的價格，更新會有延誤。',
      down: '暫時未能接收更新。',
      unknown: '繼續顯示最後收到的價格。',
    },
  },
};

export const statusTexts: Like<typeof en.statusTexts> = {
  title: '服務狀況',
  pageTitle: (store) => `服務狀況 · ${store ?? 'Larder'}`,
  board: '今日特價',
  loading: '正在查詢…',
  list: '各項服務狀況',
  states: { up: '正常', limited: '受限', down: '中斷', paused: '暫停', unknown: '不明' },
  parts,
  allUp: '一切運作正常。',
  paused: (subjects, _isPlural) => `${subjects}現正暫停。`,
  pausedMeaning: '現正暫停服務。',
  down: (subjects, _isPlural) => `${subjects}服務中斷。`,
  limited: (subjects, _isPlural) => `${subjects}只能提供部分服務。`,
  unavailable: '暫時無法得知服務狀況。',
  unavailableWhy: '負責查詢的系統沒有回應，本頁每 15 秒會再次查詢。',
  unreachableWhy: '無法連線，可能是你的網絡出現問題。本頁每 15 秒會再次查詢。',
  asOf: (time) => `截至 ${time}`,
  boardAnswers: '有回應，可以查看今日價格。',
  boardSilent: '同樣沒有回應。',
  retry: '再試一次',
  retrying: '查詢中…',
  call: (phone) => `致電 ${phone}`,
};
