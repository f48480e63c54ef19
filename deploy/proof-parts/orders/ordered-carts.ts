import type { OrderSelection, PlacedOrder } from '@larder/contracts';
import exceljs from 'exceljs';
import { extractText, getDocumentProxy } from 'unpdf';
import type { StaffClient } from '../staff-client.ts';
import { seededChance } from '../statistics.ts';
import type { CartBrowser, CartLine, ShownSums } from './cart-browser.ts';
import { madeUpOrder, type MadeUpOrder, type OrderableProduct } from './made-up-orders.ts';
import type { OrderClient } from './order-client.ts';

const ORDERS = '/api/admin/restaurant/orders';
const IDS_AT_ONCE = 100;

/** A cart's totals by the rules, on the page and from the API. */
export interface OrderedCart extends MadeUpOrder {
  readonly shown: ShownSums;
  readonly answer: PlacedOrder;
}

interface Shopping {
  readonly products: readonly OrderableProduct[];
  readonly code: string | null;
  readonly count: number;
  readonly seed: number;
  readonly store?: string;
}

export async function orderCarts(
  browser: CartBrowser,
  client: OrderClient,
  { products, code, count, seed, store }: Shopping,
): Promise<OrderedCart[]> {
  const chance = seededChance(seed);
  const byId = new Map(products.map((product) => [product.id, product]));
  const carts: OrderedCart[] = [];
  for (let made = 0; made < count; made++) {
    const order = madeUpOrder(chance, products, { code });
    const items = JSON.parse(order.placement.orderItems) as { id: string; quantity: number }[];
    const lines = items.flatMap(({ id, quantity }): CartLine[] => {
      const product = byId.get(id);
      return product ? [{ product, quantity }] : [];
    });
    const shown = await browser.sums(lines, order.placement.isDelivery);
    // The browser sends the totals that it shows.
    const placement = Object.assign(structuredClone(order.placement), { totalAmount: shown.totalCents / 100 });
    const answer = await client.place(placement, 60_000, store);
    carts.push({ ...order, shown, answer });
  }
  return carts;
}

/** For each place, the number of carts whose total differs from that of the rules. */
export async function differingCarts(
  staff: StaffClient,
  carts: readonly OrderedCart[],
): Promise<Readonly<Record<string, number>>> {
  const numbers = new Set(carts.map(({ answer }) => answer.orderNumber));
  const { orders } = await staff.ask<OrderSelection>('GET', `${ORDERS}/selection?status=pending`);
  const ids = orders.filter(({ orderNumber }) => numbers.has(orderNumber)).map(({ id }) => id);
  const [csv, xlsx, pdf] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE).join(',');
    const file = async (format: string): Promise<Buffer> =>
      await staff.take(`${ORDERS}/export/bulk?orderIds=${some}&format=${format}`);
    for (const [number, cents] of csvTotals(await file('csv'))) csv.set(number, cents);
    for (const [number, cents] of await xlsxTotals(await file('xlsx'))) xlsx.set(number, cents);
    for (const [number, cents] of await pdfTotals(await file('pdf'))) pdf.set(number, cents);
  }
  const off = (total: (cart: OrderedCart) => number | undefined): number =>
    carts.filter((cart) => total(cart) !== cart.totalCents).length;
  const inFile = (file: ReadonlyMap<string, number>): number => off(({ answer }) => file.get(answer.orderNumber));
  const listed = new Map(orders.map(({ orderNumber, totalAmount }) => [orderNumber, Math.round(totalAmount * 100)]));
  return {
    'the browser': carts.filter(({ shown, placement, totalCents }) => !agrees(shown, placement, totalCents)).length,
    'the API': off(({ answer }) => Math.round(answer.totalAmount * 100)),
    "staff's list": inFile(listed),
    CSV: inFile(csv),
    Excel: inFile(xlsx),
    PDF: inFile(pdf),
  };
}

function agrees(shown: ShownSums, placement: MadeUpOrder['placement'], totalCents: number): boolean {
  const cents = (dollars: number | undefined): number => Math.round((dollars ?? Number.NaN) * 100);
  return (
    shown.totalCents === totalCents &&
    shown.subtotalCents === cents(placement.subtotalAmount) &&
    shown.discountCents === cents(placement.discountAmount) &&
    shown.feeCents === cents(placement.deliveryFee)
  );
}

type Totals = [orderNumber: string, cents: number][];

function csvTotals(file: Buffer): Totals {
  const [head = '', ...rows] = file.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
  const total = head.split(',').indexOf('Total');
  return rows.map((row) => {
    const cells = row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
    return [cells[0] ?? '', Math.round(Number(cells[total]) * 100)];
  });
}

async function xlsxTotals(file: Buffer): Promise<Totals> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(file as unknown as exceljs.Buffer);
  const [head = [], ...rows] = (workbook.worksheets[0]?.getSheetValues().slice(1) ?? []) as unknown[][];
  const total = head.indexOf('Total');
  return rows.map((cells) => [String(cells[1]), Math.round(Number(cells[total]) * 100)]);
}

async function pdfTotals(file: Buffer): Promise<Totals> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  const parts = text.split(/(\d{6}-[0-9A-Z]{3}-[0-9A-Z]{3})/).slice(1);
  const totals: Totals = [];
  for (let part = 0; part < parts.length; part += 2) {
    const amount = /(?<!Sub)Total \$([\d,]+)\.(\d{2})/i.exec(parts[part + 1] ?? '');
    totals.push([
      parts[part] ?? '',
      amount ? Number(`${(amount[1] ?? '').replaceAll(',', '')}${amount[2]}`) : Number.NaN,
    ]);
  }
  return totals;
}
