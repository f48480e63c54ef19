import { setTimeout as pause } from 'node:timers/promises';
import type { AuditPage, RebateSummary, RestaurantOrder } from '@larder/contracts';
import { accepted, type StaffClient } from '../staff-client.ts';
import type { Touched } from './busy-shop.ts';

/** A release's answers to the public and to an administrator, by path: parsed JSON, and files as text. */
export interface Answers {
  readonly everybody: Readonly<Record<string, unknown>>;
  readonly staff: Readonly<Record<string, unknown>>;
}

export interface Questions {
  readonly everybody: readonly string[];
  readonly staff: readonly string[];
}

const CATEGORIES = ['produce', 'meat-beef', 'meat-chicken', 'meat-pork', 'meat-hotpot', 'seafood', 'groceries'];
const ORDERS = '/api/admin/restaurant/orders';
const REBATES = '/api/admin/rebates';
const AUDIT = '/api/admin/system/audit';

/** Every list, order, rebate and history of a shop, by calls that exist in both releases. */
export async function questionsAbout(staff: StaffClient, touched: Touched): Promise<Questions> {
  const year = touched.period.slice(0, 4);
  const orders = await staff.ask<RestaurantOrder[]>('GET', ORDERS);
  const quarter = `${REBATES}/summary?periodType=quarterly&period=${touched.period}`;
  const { rebates } = await staff.ask<RebateSummary>('GET', quarter);
  return {
    everybody: [
      '/api/products',
      ...CATEGORIES.map((name) => `/api/products/category/${name}`),
      '/api/stores',
      '/api/admin/settings',
      '/api/restaurant/categories',
      '/api/restaurant/products',
      ...touched.codes.slice(0, -1).map(({ code }) => `/api/restaurant/products-with-discount/${code}`),
    ],
    staff: [
      '/api/products?includeInactive=true',
      '/api/admin/products/export',
      '/api/admin/products/export?includeInactive=true',
      ...touched.products.map((id) => `/api/admin/products/${id}/history`),
      '/api/restaurant/categories/all',
      '/api/admin/restaurant/products',
      '/api/admin/restaurant/products/export/csv',
      '/api/admin/restaurant/discount-codes',
      '/api/admin/restaurant/discount-matrix',
      '/api/admin/discount-tiers',
      quarter,
      `${REBATES}/summary?periodType=annually&period=${year}`,
      `${REBATES}/customers`,
      ...rebates.flatMap(({ customer }) => [
        `${REBATES}/customer/${customer.id}/orders?year=${year}`,
        `${REBATES}/customer/${customer.id}/report?period=${touched.period}`,
      ]),
      ORDERS,
      `${ORDERS}/page?limit=100`,
      `${ORDERS}/page?status=delivered&sort=totalAmount&order=asc`,
      `${ORDERS}/selection`,
      `${ORDERS}/facets`,
      `${ORDERS}/export/csv`,
      ...orders.flatMap(({ id }) => [`${ORDERS}/${id}`, `${ORDERS}/${id}/history`]),
      '/api/admin/restaurant/stats',
      '/api/admin/users',
      '/api/admin/system/screens',
      '/api/admin/system/alert-settings',
      '/api/admin/system/backup/schedule',
      ...(await auditPages(staff, new Date().toISOString())),
    ],
  };
}

/** The whole audit trail until that time, page by page. */
async function auditPages(staff: StaffClient, until: string): Promise<string[]> {
  const paths = [`${AUDIT}?type=product.updated&until=${until}`];
  let next: number | null = null;
  do {
    const path: string = `${AUDIT}?limit=200&until=${until}${next === null ? '' : `&before=${next}`}`;
    paths.push(path);
    ({ next } = await staff.ask<AuditPage>('GET', path));
  } while (next !== null);
  return paths;
}

export const isOfAudit = (path: string): boolean => path.startsWith(AUDIT);

export async function ask(url: string, staff: StaffClient, { everybody, staff: own }: Questions): Promise<Answers> {
  const answers: { everybody: Record<string, unknown>; staff: Record<string, unknown> } = { everybody: {}, staff: {} };
  for (const path of everybody) answers.everybody[path] = await read(await fetch(url + path));
  for (const path of own) answers.staff[path] = await read(await staff.send('GET', path));
  return answers;
}

async function read(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const text = await (await accepted(answer)).text();
  return isJson ? JSON.parse(text) : text;
}

/** Repeats the questions until two rounds agree, because copies and rebates follow events. */
export async function askAtRest(url: string, staff: StaffClient, questions: Questions): Promise<Answers> {
  for (let before = await ask(url, staff, questions); ; await pause(500)) {
    const after = await ask(url, staff, questions);
    if (lost(before, after).length === 0) return after;
    before = after;
  }
}

/**
 * Values that depend on the moment: whether a screen was seen recently, what the current period has accrued, and the
 * revision of the lists, which a restore raises.
 */
const OF_THE_MOMENT = new Set(['accrual', 'lastSeenAt', 'state', 'revision', 'changedAt']);

/**
 * Up to the former release the Chinese name of a wholesale product was at the front of its description. The upgrade
 * moves it to a separate field, which raises the version: a row that differs only in this is returned as before.
 */
function withChineseInFront(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const [name, text] = 'Chinese Name' in after ? ['Chinese Name', 'Description'] : ['chineseName', 'description'];
  const { [name]: chineseName, [text]: rest, version } = after;
  const was = before[text];
  if (before[name] || typeof chineseName !== 'string' || chineseName === '' || typeof was !== 'string') return after;
  const isMoved = was.startsWith(chineseName) && was.slice(chineseName.length).replace(/^[.\s]+/, '') === rest;
  return isMoved ? { ...after, [text]: was, version: typeof version === 'number' ? version - 1 : version } : after;
}

/** The records of a file (RFC 4180) by column name, as a release may add columns. */
function recordsOf(csv: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  const [header = [], ...records] = rows.filter(({ length }) => length > 1);
  return records.map((cells) => Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])));
}

const headerOf = (text: unknown): string => (typeof text === 'string' ? (text.split(/\r?\n/, 1)[0] ?? '') : '');

/** The places where `after` lacks or changes something of `before`. Additions are allowed. */
export function lost(before: unknown, after: unknown, place = ''): string[] {
  if (Array.isArray(before)) {
    if (!Array.isArray(after) || after.length !== before.length) return [`${place}: not ${before.length} items`];
    return before.flatMap((each, index) => lost(each, after[index], `${place}[${index}]`));
  }
  if (isObject(before)) {
    if (!isObject(after)) return [`${place}: gone`];
    const compared = withChineseInFront(before, after);
    return Object.entries(before).flatMap(([key, value]) =>
      OF_THE_MOMENT.has(key) ? [] : lost(value, compared[key], `${place} ${key}`),
    );
  }
  if (before === after) return [];
  const header = headerOf(before);
  if (header.includes(',') && header !== headerOf(after)) {
    return lost(recordsOf(String(before)), recordsOf(String(after)), place);
  }
  const [was, is] = firstDifference(before, after);
  return [`${place}: ${JSON.stringify(was)} is ${JSON.stringify(is)}`];
}

/** For files, only the first line that differs. */
function firstDifference(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== 'string' || typeof after !== 'string') return [before, after];
  const [lines, others] = [before.split('\n'), after.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return at === -1 ? ['no more lines', others[lines.length]] : [lines[at], others[at]];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
