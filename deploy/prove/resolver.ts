import type { Product, StaffProduct } from '@larder/contracts';
import { chromium, type Browser } from '@playwright/test';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { CHROMIUM_FLAGS } from '../proof-parts/chromium-flags.ts';
import { makeStores } from '../proof-parts/made-up-stores.ts';
import { CartBrowser } from '../proof-parts/orders/cart-browser.ts';
import { makeCode, OrderClient } from '../proof-parts/orders/order-client.ts';
import { differingCarts, orderCarts, type OrderedCart } from '../proof-parts/orders/ordered-carts.ts';
import { asOwner } from '../proof-parts/owner.ts';
import { readList, StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { csvCells } from '../proof-parts/stores/csv-cells.ts';
import { drawnBoard } from '../proof-parts/stores/drawn-board.ts';
import { changeWholesale, wholesalePlaces } from '../proof-parts/stores/wholesale-places.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_123;

/** A store's products with their prices in cents; absent where not sold. */
type Prices = ReadonlyMap<string, string>;

interface Chain {
  readonly system: RunningSystem;
  readonly staff: StaffClient;
  readonly slugs: readonly string[];
  /** The products' ids. */
  readonly ids: readonly string[];
  /** Ids of restaurant products. */
  readonly wholesaleIds: readonly string[];
  readonly below: (count: number) => number;
}

/**
 * Every price of a store is `override ?? chain` of the tables, to the cent; and an order at a store with a code has the
 * same amounts on its page, in the answer, in staff's list and in every file.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say, engines } = context;
  const [stores, changes, samples] = short ? [2, 16, 20] : [8, 400, 500];
  // Uses a separate system: it creates stores, which other checks do not expect.
  const chain = await open(await context.startSystem({ replicas: short ? 1 : 2 }), stores);
  await change(chain, changes);
  const browser = await chromium.launch({ executablePath: engines['headless-shell'], args: CHROMIUM_FLAGS });
  try {
    const prices = await compare(chain, browser, samples);
    const sold = short ? { at: chain.slugs.slice(0, 1), each: 2 } : { at: chain.slugs, each: 65 };
    return verdict(say, SEED, [...prices, ...(await orders(chain, engines['headless-shell'], sold))]);
  } finally {
    await browser.close();
  }
}

async function open(system: RunningSystem, stores: number): Promise<Chain> {
  const staff = await StaffClient.signIn(system);
  const chance = seededChance(SEED);
  const slugs = await makeStores(system, staff, stores, 0);
  const ids = (await readList(system.url)).products.map(({ id }) => id);
  const wholesale = await staff.ask<{ id: string }[]>('GET', '/api/admin/restaurant/products');
  const wholesaleIds = wholesale.map(({ id }) => id);
  return { system, staff, slugs, ids, wholesaleIds, below: (count) => Math.floor(chance() * count) };
}

async function change({ staff, slugs, ids, wholesaleIds, below }: Chain, changes: number): Promise<void> {
  for (let done = 0; done < changes; done++) {
    const id = ids[below(ids.length)] ?? '';
    const store = slugs[below(slugs.length)] ?? '';
    const price = (1 + below(9_999)) / 100;
    const patch = [{ ourPrice: price }, { retailPrice: price }, { active: below(2) === 0 }][below(3)] ?? {};
    // One change in four is the chain's.
    await staff.ask('PATCH', `/api/admin/products/${id}${below(4) === 0 ? '' : `?store=${store}`}`, patch);
    await changeWholesale(staff, { id: wholesaleIds[below(wholesaleIds.length)] ?? '', store, below });
  }
}

async function compare(
  { system, staff, slugs, ids, wholesaleIds, below }: Chain,
  browser: Browser,
  samples: number,
): Promise<Line[]> {
  let compared = 0;
  const client = new OrderClient(system);
  const wrong = new Map<string, number>();
  const count = (place: string, isRight: boolean): unknown =>
    wrong.set(place, (wrong.get(place) ?? 0) + (isRight ? 0 : 1));
  for (const slug of slugs) {
    const truth = await asOwner(system, async (owner) => {
      const { rows } = await owner.query<{ id: string; price: string | null }>(TRUTH, [slug]);
      return new Map(rows.flatMap(({ id, price }) => (price === null ? [] : [[id, price] as const])));
    });
    const drawn = await drawnBoard(browser, `${system.url}/s/${slug}`, truth.size);
    const places: Record<string, Prices> = {
      "the board's page": ofPage(drawn, truth),
      'the list of boards and TVs': pricesOf((await readList(system.url, `?store=${slug}`)).products),
      'a category': await ofCategories(system.url, slug),
      "the store's address": pricesOf(
        (await (await fetch(`${system.url}/s/${slug}/api/products`)).json()) as Product[],
      ),
      "staff's list": pricesOf(
        await staff.ask<StaffProduct[]>('GET', `/api/products?includeInactive=true&store=${slug}`),
      ),
      'the CSV file': ofCsv((await staff.take(`/api/admin/products/export?store=${slug}`)).toString()),
    };
    const wholesale = await wholesalePlaces({ system, staff, client }, slug);
    for (let sample = 0; sample < samples / slugs.length; sample++) {
      const id = ids[below(ids.length)] ?? '';
      const offered = wholesaleIds[below(wholesaleIds.length)] ?? '';
      compared += 1;
      for (const [place, prices] of Object.entries(places)) count(place, prices.get(id) === truth.get(id));
      for (const [place, offers] of Object.entries(wholesale.places))
        count(place, offers.get(offered) === wholesale.truth.get(offered));
    }
  }
  return [...wrong].map(([place, differing]) => ({
    claim: `${place} shows the store's prices, to the cent`,
    holds: differing === 0 && compared >= samples,
    figures: `${compared} pairs of store and product, ${differing} differ`,
  }));
}

/** Orders carts with a code on the pages of stores. */
async function orders(
  { system, staff }: Chain,
  program: string,
  sold: { readonly at: readonly string[]; readonly each: number },
): Promise<Line[]> {
  const client = new OrderClient(system);
  const carts: OrderedCart[] = [];
  for (const [index, store] of sold.at.entries()) {
    const browser = await CartBrowser.open(program, `${system.url}/s/${store}`);
    try {
      const { code } = await makeCode(staff, client, `tier${index % 4}`);
      await browser.useCode(code);
      const products = await client.productsWithCode(code, store);
      carts.push(
        ...(await orderCarts(browser, client, { products, code, count: sold.each, seed: SEED + index, store })),
      );
    } finally {
      await browser.close();
    }
  }
  return Object.entries(await differingCarts(staff, carts)).map(([place, count]) => ({
    claim: `${place} has the total of an order at a store with a code, to the cent`,
    holds: count === 0 && carts.length > 0,
    figures: `${carts.length} orders, ${count} differ`,
  }));
}

/** An independent query for the prices that a product must have. */
const TRUTH = `
  SELECT p.id, CASE WHEN coalesce(o.active, p.active)
                    THEN coalesce(o.our_price_cents, p.our_price_cents) || '/' ||
                         coalesce(o.retail_price_cents, p.retail_price_cents) END AS price
    FROM catalog.product AS p
    LEFT JOIN catalog.retail_override AS o
      ON o.product_id = p.id AND o.store_id = (SELECT id FROM catalog.store WHERE slug = $1)`;

const cents = (dollars: number): number => Math.round(dollars * 100);

function pricesOf(products: readonly Product[]): Prices {
  const sold = products.filter(({ active }) => active);
  return new Map(sold.map(({ id, ourPrice, retailPrice }) => [id, `${cents(ourPrice)}/${cents(retailPrice)}`]));
}

/** Parses "regular price $9.01, our price $5.55"; the regular price is shown only if it is higher. */
function ofPage(drawn: ReadonlyMap<string, string>, truth: Prices): Prices {
  const priceIn = (text: string, price: string): number | null => {
    const [, money] = new RegExp(`${price} price \\$([\\d,.]+\\d)`).exec(text) ?? [];
    return money === undefined ? null : cents(Number(money.replaceAll(',', '')));
  };
  return new Map(
    [...drawn].map(([id, text]) => {
      const [our = 0, retail = 0] = truth.get(id)?.split('/').map(Number) ?? [];
      return [id, `${priceIn(text, 'our')}/${priceIn(text, 'regular') ?? (retail <= our ? retail : 'none')}`];
    }),
  );
}

async function ofCategories(url: string, slug: string): Promise<Prices> {
  const names = ['produce', 'meat-beef', 'meat-chicken', 'meat-pork', 'meat-hotpot', 'seafood', 'groceries'];
  const lists = await Promise.all(
    names.map(async (name) => (await fetch(`${url}/api/products/category/${name}?store=${slug}`)).json()),
  );
  return pricesOf(lists.flat() as Product[]);
}

const ofCsv = (text: string): Prices =>
  new Map(
    csvCells(text).map((row) => {
      const [our, retail] = ['ourPrice', 'retailPrice'].map((name) => cents(Number(row.get(name))));
      return [row.get('id') ?? '', `${our}/${retail}`];
    }),
  );
