import type { Page } from '@playwright/test';
import { sampleCode } from '../../src/features/discount-codes/test/discount-code.sample.ts';
import { sampleReport, sampleRow } from '../../src/features/rebates/test/rebate.sample.ts';
import { sampleOrder } from '../../src/features/restaurant-orders/test/order.sample.ts';

const AT = '2026-11-21T12:00:00.000Z';
const NORTH = '20000000-0000-4000-8000-000000000002';

const rebates = (['pending', 'approved', 'paid'] as const).map((status, index) =>
  sampleRow(
    {
      id: `r${index}`,
      status,
      paymentMethod: status === 'paid' ? 'CHQ' : null,
      paidDate: status === 'paid' ? AT : null,
    },
    { id: `k${index}`, businessName: `園林小館 ${index}` },
  ),
);
const orders = (['pending', 'preparing', 'delivered'] as const).map((status, index) =>
  sampleOrder({ id: `${NORTH.slice(0, -1)}${index}`, orderNumber: `261121-7K3-QX${index}`, status }),
);
const screen = { id: NORTH, board: 'meatprices', meatBoard: null, terminal: null, pairedAt: AT, lastSeenAt: AT };
const screens = ['shown', 'waiting', 'stale'].map((state, index) => ({
  ...screen,
  id: `${NORTH.slice(0, -1)}${index}`,
  name: `電視 ${index}`,
  state,
  shownRevision: 1,
  shownAt: AT,
}));
const backups = ['manual', 'scheduled', 'restore point'].map((kind, index) => ({
  filename: `larder-20261121-00000${index}-${index}.db`,
  size: 1_536,
  created: AT,
  kind,
  description: null,
  createdBy: 'admin',
  records: 1_234,
  rehearsal: null,
}));
const alert = {
  id: 'memory',
  type: 'critical',
  metric: 'memory',
  message: '-',
  value: 92.5,
  threshold: 90,
  timestamp: AT,
};

const sold = [false, true].map((isLate) => ({
  orderDate: '2026-07-03',
  orderNumber: '260703-7K3-QX0',
  orderAmount: 120.5,
  discountCode: 'AB12',
  rebateAmount: 3.5,
  isLate,
  isReversed: !isLate,
}));
const summary = { totalPurchases: 241, totalRebates: 7 };

type Answer = Record<string, unknown>;

/** Gives each list of the back office rows of every kind, independent of other tests. */
export async function stock(page: Page): Promise<void> {
  const change = (path: string, changed: (answer: Answer) => unknown): Promise<unknown> =>
    page.route(new RegExp(String.raw`/api/admin/${path}(\?|$)`), async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json().catch(() => null)) as Answer | null;
      // The page has navigated away in the meantime.
      if (answer === null) return route.abort();
      await route.fulfill({ response, json: changed(answer) });
    });
  await change('restaurant/discount-codes', () => [
    sampleCode(),
    sampleCode({ id: 'c2', code: 'LATE', active: false }),
  ]);
  await change('restaurant/orders/page', (answer) => ({ ...answer, orders, total: orders.length }));
  await page.route(/restaurant\/orders\/2[\w-]{35}$/, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: orders.find(({ id }) => route.request().url().endsWith(id)) })
      : route.fallback(),
  );
  await change('rebates/summary', (answer) => ({ ...answer, rebates }));
  await page.route(/rebates\/customer\/.*report/, (route) => route.fulfill({ json: sampleReport() }));
  await change('rebates/customers', () =>
    rebates.map(({ customer: { id, businessName } }) => ({ id, businessName, codes: [{ id: 'c1', code: 'AB12' }] })),
  );
  await page.route(/rebates\/customer\/.*orders/, (route) => route.fulfill({ json: { orders: sold, summary } }));
  await change('system/backups', () => backups);
  await change('system/alerts', () => [{ ...alert, acknowledged: null }]);
  const [{ slug: store }] = (await (await page.request.get('/api/stores')).json()) as [{ slug: string }];
  await change('system/screens', (answer) => ({ ...answer, screens: screens.map((each) => ({ ...each, store })) }));
}
