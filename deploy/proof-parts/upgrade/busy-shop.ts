import { randomUUID } from 'node:crypto';
import type {
  CustomerRebate,
  DiscountCode,
  DiscountTierConfig,
  Product,
  RebateSummary,
  RestaurantOrder,
  RestaurantProduct,
  StaffUser,
  Store,
} from '@larder/contracts';
import { dayIn, periodOfDay, rebatePeriodText } from '@larder/kernel';
import { madeUpOrder } from '../orders/made-up-orders.ts';
import { makeCode, OrderClient } from '../orders/order-client.ts';
import type { StaffClient } from '../staff-client.ts';
import { seededChance } from '../statistics.ts';

const TIERS = ['tier0', 'tier1', 'tier2', 'tier3'];
/** The amount of an order that earns a rebate. */
const LARGE = 8_000;
const HEAD = 'category,description,size,retailPrice,ourPrice';

/** Changed records whose answers are compared later. */
export interface Touched {
  readonly products: readonly string[];
  readonly codes: readonly DiscountCode[];
  readonly period: string;
}

/** A day's work of every kind in a shop, by calls that exist in both releases. */
export async function workADay(url: string, staff: StaffClient): Promise<Touched> {
  const mark = randomUUID().slice(0, 8);
  const products = await onTheBoard(staff, mark);
  await amongPeople(staff, mark);
  const [store] = (await (await fetch(`${url}/api/stores`)).json()) as Store[];
  const screen = { name: `Till ${mark}`, store: store?.slug, board: 'meatprices' };
  await staff.ask('POST', '/api/admin/system/screens', screen);
  const large = await wholesale(staff, mark);
  const client = new OrderClient({ url });
  const codes: DiscountCode[] = [];
  for (const tier of TIERS) codes.push(await makeCode(staff, client, tier));
  await orders(client, staff, codes, large);
  return { products, codes, period: await rebates(client, staff, codes, large) };
}

async function onTheBoard(staff: StaffClient, mark: string): Promise<string[]> {
  const make = async (name: string, ourPrice: number): Promise<Product> =>
    await staff.ask('POST', '/api/admin/products', {
      description: `${name} ${mark}`,
      chineseName: '冬瓜',
      detailedDescription: '**Crisp**, "fresh"',
      size: '2 lb',
      retailPrice: ourPrice + 1.5,
      ourPrice,
      category: 'produce',
    });
  const [priced, hidden, gone] = [await make('Melon', 4.49), await make('Pear', 2.99), await make('Fig', 6)];
  for (const ourPrice of [4.25, 3.99]) await staff.ask('PATCH', `/api/admin/products/${priced.id}`, { ourPrice });
  await staff.ask('PATCH', `/api/admin/products/${hidden.id}`, { active: false });
  await staff.ask('DELETE', `/api/admin/products/${gone.id}`);
  await staff.importCsv(
    [HEAD, `produce,Melon ${mark},2 lb,5.99,3.79`, `seafood,"Clams, ""live"" ${mark}",1 lb,9.99,8.49`].join('\r\n'),
  );
  const all = await staff.ask<Product[]>('GET', '/api/products?includeInactive=true');
  const ids = all.map(({ id }) => id);
  await staff.ask('POST', '/api/admin/products/reorder', { productIds: [...ids.slice(-2), ...ids.slice(0, -2)] });
  await staff.ask('PATCH', '/api/admin/settings', { status: 'paused', pauseReason: 'Stocktaking' });
  await staff.ask('PATCH', '/api/admin/settings', { status: 'live', lastUpdated: new Date().toISOString() });
  const imported = all.find(({ description }) => description.includes(`"live" ${mark}`));
  return [priced.id, hidden.id, gone.id, imported?.id ?? ''];
}

async function amongPeople(staff: StaffClient, mark: string): Promise<void> {
  const ids: string[] = [];
  for (const role of ['order', 'read-only', 'read-only']) {
    const user = { username: `${role}-${ids.length}-${mark}`, password: randomUUID(), role };
    ids.push((await staff.ask<StaffUser>('POST', '/api/admin/users', user)).id);
  }
  await staff.ask('PUT', `/api/admin/users/${ids[1]}`, { role: 'order' });
  await staff.ask('DELETE', `/api/admin/users/${ids[2]}`);
}

/** @returns the product for large orders. */
async function wholesale(staff: StaffClient, mark: string): Promise<RestaurantProduct> {
  const category = { slug: `crates-${mark}`, name: `Crates ${mark}`, colorScheme: 'teal', icon: 'Package' };
  await staff.ask('POST', '/api/restaurant/categories', category);
  const make = async (name: string, pricePerUnit: number): Promise<RestaurantProduct> =>
    await staff.ask('POST', '/api/admin/restaurant/products', {
      name: `${name} ${mark}`,
      category: category.name,
      unit: 'case',
      minOrderQuantity: 1,
      pricePerUnit,
      active: true,
    });
  const [large, off, gone] = [await make('Abalone', LARGE), await make('Eel', 12.5), await make('Carp', 9)];
  await staff.ask('PUT', `/api/admin/restaurant/products/${off.id}`, { active: false, discountTags: '["tier3"]' });
  await staff.ask('DELETE', `/api/admin/restaurant/products/${gone.id}`);
  const tiers = await staff.ask<DiscountTierConfig[]>('GET', '/api/admin/discount-tiers');
  const gold = tiers.find(({ tier }) => tier === 'tier3');
  const change = { discountPercentage: 0.16, description: `Best of ${mark}` };
  await staff.ask('PUT', `/api/admin/discount-tiers/${gold?.id}`, change);
  return large;
}

const STATUS = '/api/admin/restaurant/orders';

/** Places orders of many customers, with each code and without, and moves them to every status. */
async function orders(
  client: OrderClient,
  staff: StaffClient,
  codes: readonly DiscountCode[],
  large: RestaurantProduct,
): Promise<void> {
  const chance = seededChance(codes.length);
  const placed: string[] = [];
  for (const code of [null, ...codes]) {
    const products = code === null ? await client.products() : await client.productsWithCode(code.code);
    for (let count = 0; count < 3; count++) {
      // One order of each code is large enough for a rebate.
      const offered = count === 0 ? products.filter(({ id }) => id === large.id) : products;
      const { placement } = madeUpOrder(chance, offered, { code: code?.code ?? null });
      placed.push((await client.place(placement)).orderNumber);
    }
  }
  const list = await staff.ask<RestaurantOrder[]>('GET', STATUS);
  const ids = placed.map((number) => list.find(({ orderNumber }) => orderNumber === number)?.id ?? '');
  const steps = ['confirmed', 'preparing', 'ready', 'delivered'];
  for (const [index, id] of ids.entries()) {
    // The large orders are delivered.
    const last = index % 3 === 0 ? steps.length : index % (steps.length + 1);
    for (const status of steps.slice(0, last)) await staff.ask('PATCH', `${STATUS}/${id}/status`, { status });
  }
  await staff.ask('PATCH', `${STATUS}/${ids[4]}/status`, { status: 'cancelled' });
  await staff.ask('DELETE', `${STATUS}/${ids[5]}`);
}

/** Pays one rebate, which then owes for a late order, approves one, and deactivates a code. @returns the period. */
async function rebates(
  client: OrderClient,
  staff: StaffClient,
  codes: readonly DiscountCode[],
  large: RestaurantProduct,
): Promise<string> {
  const period = rebatePeriodText(periodOfDay('quarterly', dayIn(new Date(), 'America/Toronto')));
  const calculate = async (): Promise<CustomerRebate[]> => {
    await staff.ask('POST', '/api/admin/rebates/calculate', { periodType: 'quarterly', period });
    const path = `/api/admin/rebates/summary?periodType=quarterly&period=${period}`;
    return (await staff.ask<RebateSummary>('GET', path)).rebates;
  };
  const rows = await calculate();
  const [paid, approved] = codes
    .slice(1)
    .map(({ customerId }) => rows.find(({ customer }) => customer.id === customerId)?.rebate);
  const payment = {
    status: 'paid',
    paidDate: dayIn(new Date(), 'UTC'),
    paymentMethod: 'CHQ',
    paymentReference: '10045',
  };
  await staff.ask('PATCH', `/api/admin/rebates/${paid?.id}`, payment);
  await staff.ask('PATCH', `/api/admin/rebates/${approved?.id}`, { status: 'approved' });
  const [, late] = codes;
  const offered = (await client.productsWithCode(late?.code ?? '')).filter(({ id }) => id === large.id);
  const { placement } = madeUpOrder(seededChance(1), offered, { code: late?.code ?? null });
  const { orderNumber } = await client.place(placement);
  const [order] = (await staff.ask<RestaurantOrder[]>('GET', STATUS)).filter(
    (each) => each.orderNumber === orderNumber,
  );
  await staff.ask('PATCH', `${STATUS}/${order?.id}/status`, { status: 'delivered' });
  await calculate();
  await staff.ask('PATCH', `/api/admin/restaurant/discount-codes/${codes.at(-1)?.id}`, { active: false });
  return period;
}
