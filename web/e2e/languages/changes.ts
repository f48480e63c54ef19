import type { Page, Request } from '@playwright/test';
import { heardOf, lastWord, type Row } from './answers.ts';

/** A made-up answer to any change: each page reads the fields that it knows. */
const DONE = {
  // The number of rows, for an import.
  success: 3,
  changeId: '30000000-0000-4000-8000-000000000003',
  restored: 2,
  leftCount: 1,
  left: [{ thing: 'product', name: '青菜', why: 'changed-since' }],
  changed: 1,
  changes: [],
  deletedCount: 1,
  moved: 1,
  marked: 1,
  ended: 1,
  asked: true,
  records: 12,
  backup: 'larder-20261121-000000-0.db',
  confirmation: 'ok',
  message: '已完成',
  readAs: 'UTF-8',
  errors: [],
  priceChanges: [],
  failed: 0,
  slips: 0,
  state: 'done',
  progress: 1,
  customers: 1,
  details: {
    ordersDeleted: 1,
    purchasesDeleted: 1,
    totalRecords: 12,
    restoredTables: [{ table: 'products', records: 12 }],
    restorePoint: 'larder-20261121-000000-0.db',
    staffReturned: [{ username: '園丁', role: 'order' }],
    staffChanged: [{ username: '廚師', role: 'admin', changed: ['role', 'password'] }],
    imported: 3,
    skipped: 1,
    attached: 2,
    reasons: [{ file: '青菜.png', reason: '圖片太大' }],
  },
};

/** Changes of each page that were refused once. */
const refused = new WeakMap<Page, Set<string>>();

/**
 * Lets previews but no changes reach the services: each change first fails as if its service were down and succeeds on
 * retry, so that both notices can be read and nothing is changed.
 */
export async function answerChanges(page: Page): Promise<void> {
  const known = new Set<string>();
  refused.set(page, known);
  await page.route('**/api/**', (route) => {
    const request = route.request();
    if (request.method() === 'GET' || isPreview(request)) return route.fallback();
    const change = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/[\w-]*\d[\w-]*/g, '')}`;
    // Otherwise the page would switch its language.
    if (known.has(change) && !change.endsWith('/language')) return route.fulfill({ json: done(page, request) });
    known.add(change);
    return route.fulfill({ status: 503, json: { message: '暫停' } });
  });
}

const isPreview = (request: Request): boolean =>
  request.url().includes('dryRun=1') || /"dryRun":true/.test(request.postData() ?? '');

/** The number of kinds of changes that were refused. */
export const refusedOn = (page: Page): number => refused.get(page)?.size ?? 0;

/** The changed row with the sent values, or another row of the list. */
function done(page: Page, request: Request): Row {
  const { rows, samples } = heardOf(page);
  const parts = new URL(request.url()).pathname.split('/');
  const row = parts.map((part) => rows.get(part)).findLast((each) => each !== undefined);
  const sent = /json/.test(request.headers()['content-type'] ?? '') ? (request.postDataJSON() as Row) : {};
  const ids = (sent.orders ?? sent.ids ?? []) as unknown[];
  const orders = ids.map((id) => ({ id, done: true, reason: null, version: 9 }));
  return { ...DONE, orders, ...(row ?? samples.get(lastWord(request.url()))), ...sent };
}
