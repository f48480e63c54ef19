import type { PrintedTags, ShelfTags, TagsMarked } from '@larder/contracts';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const TAGS = '/api/admin/shelf-tags';

export const shelfTagsQuery = (store: string) =>
  staffQuery<ShelfTags>([...staffKeys.shelfTags, store], `${TAGS}?store=${encodeURIComponent(store)}`);

export const markPrinted = (store: string, body: PrintedTags): Promise<TagsMarked> =>
  requestJson<TagsMarked>(`${TAGS}/printed?store=${encodeURIComponent(store)}`, { method: 'POST', body, staff: true });
