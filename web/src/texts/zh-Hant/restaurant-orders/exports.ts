import type { Like } from '../../like.ts';
import type * as en from '../../restaurant-orders/exports.ts';

export const exportTexts: Like<typeof en.exportTexts> = {
  label: '匯出',
  formats: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' },
  item: (format, filter) => `${format} — ${filter}`,
  busy: (format, percent) => `${format} ${percent}% · 停止`,
  failedTitle: '匯出失敗',
  failed: '未能製作檔案，請再試一次。',
  started: (format) => `正在準備 ${format} 檔案。`,
  done: (format) => `${format} 檔案已準備好。`,
};
