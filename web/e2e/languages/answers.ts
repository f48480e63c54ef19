import { test as base, expect, type Page, type Request, type Response } from '@playwright/test';

/** Fields with sentences from a service, which must be in the page's language. */
const PROSE = new Set(['message', 'error', 'notes', 'phase', 'readAs']);
/** Requests that a page waits for; downloads never report their end. */
const AWAITED = new Set(['fetch', 'xhr', 'script', 'stylesheet']);
/** Separators of the parts of a formatted text. */
const MARKS = /\n(?:[-*#>]+ |\d+\. )?|\*\*|<[^>]+>/;
/** Playwright occasionally misses the end of a request. */
const WITHIN_MS = 5_000;

interface Heard {
  /** All texts in answers of the API. */
  data: Set<string>;
  /** Requests in flight, and when they began. */
  open: Map<Request, number>;
  /** Rows of lists by their id, the newest last. */
  rows: Map<string, Row>;
  /** A sample row for each address, by the last segment of its path. */
  samples: Map<string, Row>;
}

export type Row = Record<string, unknown>;

const heard = new WeakMap<Page, Heard>();

/** A test whose page records the answers to its calls. */
export const test = base.extend({
  page: async ({ page }, use) => {
    listen(page);
    await page.addInitScript(countPutOff);
    await use(page);
  },
});

function listen(page: Page): void {
  const data = new Set<string>();
  const open = new Map<Request, number>();
  const rows = new Map<string, Row>();
  const samples = new Map<string, Row>();
  heard.set(page, { data, open, rows, samples });
  const keep = (answer: unknown): void => {
    for (const text of stringsIn(answer)) for (const part of [text, ...text.split(MARKS)]) data.add(part.trim());
  };
  page.on('request', (request) => {
    if (AWAITED.has(request.resourceType())) open.set(request, Date.now());
  });
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', async (request) => {
    const answer = await jsonOf(await request.response().catch(() => null));
    keep(answer);
    if (request.method() === 'GET') {
      const found = rowsIn(answer);
      for (const row of found) rows.set(String(row.id), row);
      const sample = found.at(-1) ?? (answer as Row | null);
      if (sample !== null) samples.set(lastWord(request.url()), sample);
    }
    open.delete(request);
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => keep(parsed(String(payload)))));
}

export function heardOf(page: Page): Heard {
  const found = heard.get(page);
  if (found === undefined) throw new Error('The answers to this page were not recorded.');
  return found;
}

/** Waits until the page is rendered, and its requests and short timers are done. */
export async function settled(page: Page): Promise<void> {
  const isUnderWay = (): boolean => {
    for (const begun of heardOf(page).open.values()) if (Date.now() - begun < WITHIN_MS) return true;
    return false;
  };
  const drawn = (): Promise<number> =>
    page
      .evaluate(
        () =>
          new Promise<number>((done) => {
            const busy = (): number => document.querySelectorAll('button[aria-busy=true]').length;
            requestAnimationFrame(() => requestAnimationFrame(() => done((window.putOff ?? 0) + busy())));
          }),
      )
      // The page is reloading.
      .catch(() => 1);
  await expect.poll(async () => (await drawn()) > 0 || isUnderWay(), { intervals: [10, 20, 50] }).toBe(false);
}

declare global {
  interface Window {
    /** How many short timers are pending on the page. */
    putOff?: number;
  }
}

/** Counts deferred work of a page: React shows what was loaded up to 300 ms later. */
function countPutOff(): void {
  const [set, clear] = [window.setTimeout, window.clearTimeout];
  const waiting = new Set<number>();
  const count = (): void => void (window.putOff = waiting.size);
  window.setTimeout = ((task: () => void, ms = 0, ...values: []) => {
    const id = set(() => {
      waiting.delete(id);
      count();
      task(...values);
    }, ms);
    if (ms <= 350) waiting.add(id);
    count();
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = ((id = 0) => {
    waiting.delete(Number(id));
    count();
    clear(id);
  }) as typeof clearTimeout;
}

async function jsonOf(response: Response | null): Promise<unknown> {
  if (response === null) return null;
  const isApi = new URL(response.url()).pathname.startsWith('/api/');
  if (!isApi || !(response.headers()['content-type'] ?? '').includes('json')) return null;
  // The answers of a page that has navigated away cannot be read.
  return parsed(await response.text().catch(() => ''));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const lastWord = (address: string): string => /\/([a-z-]+)$/.exec(new URL(address).pathname)?.[1] ?? '';

function rowsIn(answer: unknown): Row[] {
  if (Array.isArray(answer)) return answer.flatMap(rowsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  return 'id' in answer ? [answer as Row] : Object.values(answer).filter(Array.isArray).flatMap(rowsIn);
}

function stringsIn(value: unknown): string[] {
  // An order has its items as JSON text.
  if (typeof value === 'string') return [value, ...(value.startsWith('[') ? stringsIn(parsed(value)) : [])];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (PROSE.has(name) ? [] : stringsIn(each)));
}
