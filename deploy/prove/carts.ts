import type { PlacedOrder } from '@larder/contracts';
import { extractText, getDocumentProxy } from 'unpdf';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { CartBrowser, type CartLine, type ShownSums } from '../proof-parts/orders/cart-browser.ts';
import { madeUpOrder, type MadeUpOrder, type OrderableProduct } from '../proof-parts/orders/made-up-orders.ts';
import { makeCode, OrderClient } from '../proof-parts/orders/order-client.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 4_711;
const EXPORTS = '/api/admin/restaurant/orders/export';
const IDS_AT_ONCE = 100;

interface Cart extends MadeUpOrder {
  shown: ShownSums;
  answer: PlacedOrder;
}

/**
 * The browser's sums, the API's answer and the exported files agree to the cent, with codes of every tier and without.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say, engines } = context;
  const system = await context.startSystem();
  const staff = await StaffClient.signIn(system);
  const client = new OrderClient(system);
  const browser = await CartBrowser.open(engines.chromium, system.url);
  const carts: Cart[] = [];
  try {
    for (const tier of [null, 'tier0', 'tier1', 'tier2', 'tier3']) {
      const code = tier === null ? null : (await makeCode(staff, client, tier)).code;
      const products = code === null ? await client.products() : await client.productsWithCode(code);
      await browser.useCode(code);
      carts.push(...(await orderCarts(browser, client, { products, code, count: short ? 4 : 200 })));
    }
  } finally {
    await browser.close();
  }
  const ids = await idsOf(staff, carts);
  const csv = new Map<string, number>();
  const pdf = new Map<string, number>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE).join(',');
    for (const [number, cents] of csvTotals(await fileOf(staff, some, 'csv'))) csv.set(number, cents);
    for (const [number, cents] of await pdfTotals(await fileOf(staff, some, 'pdf'))) pdf.set(number, cents);
  }
  const off = (total: (cart: Cart) => number | undefined): number =>
    carts.filter((cart) => total(cart) !== cart.totalCents).length;
  const line = (place: string, wrong: number) => ({
    claim: `${place} agrees with the rules to the cent`,
    holds: wrong === 0 && carts.length > 0,
    figures: `${carts.length} carts, ${wrong} differ`,
  });
  const shownOff = carts.filter(({ shown, placement }) => !agrees(shown, placement)).length;
  return verdict(say, SEED, [
    line(
      'the browser',
      Math.max(
        shownOff,
        off(({ shown }) => shown.totalCents),
      ),
    ),
    line(
      'the API',
      off(({ answer }) => Math.round(answer.totalAmount * 100)),
    ),
    line(
      'CSV',
      off(({ answer }) => csv.get(answer.orderNumber)),
    ),
    line(
      'PDF',
      off(({ answer }) => pdf.get(answer.orderNumber)),
    ),
  ]);
}

function agrees(shown: ShownSums, placement: MadeUpOrder['placement']): boolean {
  const cents = (dollars: number | undefined): number => Math.round((dollars ?? Number.NaN) * 100);
  return (
    shown.subtotalCents === cents(placement.subtotalAmount) &&
    shown.discountCents === cents(placement.discountAmount) &&
    shown.feeCents === cents(placement.deliveryFee)
  );
}

async function orderCarts(
  browser: CartBrowser,
  client: OrderClient,
  { products, code, count }: { products: readonly OrderableProduct[]; code: string | null; count: number },
): Promise<Cart[]> {
  const chance = seededChance(SEED + count + (code === null ? 0 : products.length));
  const byId = new Map(products.map((product) => [product.id, product]));
  const carts: Cart[] = [];
  for (let made = 0; made < count; made++) {
    const order = madeUpOrder(chance, products, { code });
    const items = JSON.parse(order.placement.orderItems) as { id: string; quantity: number }[];
    const lines = items.flatMap(({ id, quantity }): CartLine[] => {
      const product = byId.get(id);
      return product ? [{ product, quantity }] : [];
    });
    const shown = await browser.sums(lines, order.placement.isDelivery);
    // What the browser shows is what it would send.
    const placement = Object.assign(structuredClone(order.placement), { totalAmount: shown.totalCents / 100 });
    const answer = await client.place(placement);
    carts.push({ ...order, shown, answer });
  }
  return carts;
}

async function idsOf(staff: StaffClient, carts: readonly Cart[]): Promise<string[]> {
  const numbers = new Set(carts.map(({ answer }) => answer.orderNumber));
  const answer = await staff.send('GET', '/api/admin/restaurant/orders/selection?status=pending');
  const { orders } = (await answer.json()) as { orders: { id: string; orderNumber: string }[] };
  return orders.filter(({ orderNumber }) => numbers.has(orderNumber)).map(({ id }) => id);
}

async function fileOf(staff: StaffClient, orderIds: string, format: 'csv' | 'pdf'): Promise<Buffer> {
  return await staff.take(`${EXPORTS}/bulk?orderIds=${orderIds}&format=${format}`);
}

function csvTotals(file: Buffer): [string, number][] {
  const [head = '', ...rows] = file.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
  const total = head.split(',').indexOf('Total');
  return rows.map((row) => {
    const cells = row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
    return [cells[0] ?? '', Math.round(Number(cells[total]) * 100)];
  });
}

async function pdfTotals(file: Buffer): Promise<[string, number][]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  const parts = text.split(/(\d{6}-[0-9A-Z]{3}-[0-9A-Z]{3})/).slice(1);
  const totals: [string, number][] = [];
  for (let part = 0; part < parts.length; part += 2) {
    const amount = /(?<!Sub)Total \$([\d,]+)\.(\d{2})/i.exec(parts[part + 1] ?? '');
    totals.push([
      parts[part] ?? '',
      amount ? Number(`${(amount[1] ?? '').replaceAll(',', '')}${amount[2]}`) : Number.NaN,
    ]);
  }
  return totals;
}
