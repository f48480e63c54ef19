import type { Product, StaffProduct, StaffStore } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { CartBrowser } from '../proof-parts/orders/cart-browser.ts';
import { makeCode, OrderClient } from '../proof-parts/orders/order-client.ts';
import { differingCarts, orderCarts, type OrderedCart } from '../proof-parts/orders/ordered-carts.ts';
import { asOwner } from '../proof-parts/owner.ts';
import { readList, StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_123;

/** What a store sells and for how much, in cents; absent where it does not sell it. */
type Prices = ReadonlyMap<string, string>;

/**
 * Wherever a retail price of a store is shown, it is `override ?? chain`, as the tables say it, to the cent; and of an order
 * at a store with a code, its page, the answer, staff's list and every file say the same.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const [stores, changes, samples] = short ? [3, 60, 100] : [8, 400, 500];
  // It makes stores, which no other check expects.
  const system = await context.startSystem({ replicas: 2 });
  const staff = await StaffClient.signIn(system);
  const chance = seededChance(SEED);
  const below = (count: number): number => Math.floor(chance() * count);
  const slugs: string[] = [];
  for (let place = 1; place <= stores; place++) {
    const draft = { name: `Store ${place}`, slug: `store-${place}`, address: '1 Road', phone: '', weekHours: {} };
    const store = await staff.ask<StaffStore>('POST', '/api/admin/stores', { ...draft, timeZone: 'America/Toronto' });
    slugs.push(store.slug);
  }
  const ids = (await readList(system.url)).products.map(({ id }) => id);
  for (let change = 0; change < changes; change++) {
    const id = ids[below(ids.length)] ?? '';
    const store = slugs[below(slugs.length)] ?? '';
    const price = (1 + below(9_999)) / 100;
    const patch = [{ ourPrice: price }, { retailPrice: price }, { active: chance() < 0.5 }][below(3)] ?? {};
    // One in four is the chain's.
    await staff.ask('PATCH', `/api/admin/products/${id}${chance() < 0.25 ? '' : `?store=${store}`}`, patch);
  }
  let compared = 0;
  const wrong = new Map<string, number>();
  const perStore = Math.ceil(samples / slugs.length);
  for (const slug of slugs) {
    const truth = await asOwner(system, async (owner) => {
      const { rows } = await owner.query<{ id: string; price: string | null }>(TRUTH, [slug]);
      return new Map(rows.flatMap(({ id, price }) => (price === null ? [] : [[id, price] as const])));
    });
    const places: Record<string, Prices> = {
      'the board and the TV feed': pricesOf((await readList(system.url, `?store=${slug}`)).products),
      'the category pages': await ofCategories(system.url, slug),
      "the store's address": pricesOf(
        (await (await fetch(`${system.url}/s/${slug}/api/products`)).json()) as Product[],
      ),
      "staff's list": pricesOf(
        await staff.ask<StaffProduct[]>('GET', `/api/products?includeInactive=true&store=${slug}`),
      ),
      'the CSV file': ofCsv((await staff.take(`/api/admin/products/export?store=${slug}`)).toString()),
    };
    for (let sample = 0; sample < perStore; sample++) {
      const id = ids[below(ids.length)] ?? '';
      compared += 1;
      for (const [place, prices] of Object.entries(places)) {
        if (prices.get(id) !== truth.get(id)) wrong.set(place, (wrong.get(place) ?? 0) + 1);
        else wrong.set(place, wrong.get(place) ?? 0);
      }
    }
  }
  const prices = [...wrong].map(([place, count]) => ({
    claim: `${place} shows what holds in a store, to the cent`,
    holds: count === 0 && compared >= samples,
    figures: `${compared} pairs of store and product, ${count} differ`,
  }));
  const sold = short ? slugs.slice(0, 1) : slugs;
  return verdict(say, SEED, [...prices, ...(await orders(context, system, staff, sold))]);
}

/** Carts with a code in the pages of stores. */
async function orders(
  { engines, short }: ProofContext,
  system: RunningSystem,
  staff: StaffClient,
  slugs: readonly string[],
): Promise<Line[]> {
  const client = new OrderClient(system);
  const carts: OrderedCart[] = [];
  for (const [index, store] of slugs.entries()) {
    const browser = await CartBrowser.open(engines.chromium, `${system.url}/s/${store}`);
    try {
      const { code } = await makeCode(staff, client, `tier${index % 4}`);
      await browser.useCode(code);
      const products = await client.productsWithCode(code, store);
      const shopping = { products, code, count: short ? 2 : 65, seed: SEED + index, store };
      carts.push(...(await orderCarts(browser, client, shopping)));
    } finally {
      await browser.close();
    }
  }
  return Object.entries(await differingCarts(staff, carts)).map(([place, count]) => ({
    claim: `${place} has the same total of an order at a store with a code, to the cent`,
    holds: count === 0 && carts.length > 0,
    figures: `${carts.length} orders at ${slugs.length} stores, ${count} differ`,
  }));
}

/** Said here once more, and differently: what the product must come to. */
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

async function ofCategories(url: string, slug: string): Promise<Prices> {
  const names = ['produce', 'meat-beef', 'meat-chicken', 'meat-pork', 'meat-hotpot', 'seafood', 'groceries'];
  const lists = await Promise.all(
    names.map(async (name) => (await fetch(`${url}/api/products/category/${name}?store=${slug}`)).json()),
  );
  return pricesOf(lists.flat() as Product[]);
}

/** By the names of the columns; no cell before the prices has a comma or a quote in the demo goods. */
function ofCsv(text: string): Prices {
  const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split(/\r?\n/);
  const names = head.split(',');
  const [id, our, retail] = ['id', 'ourPrice', 'retailPrice'].map((name) => names.indexOf(name)) as [
    number,
    number,
    number,
  ];
  return new Map(
    rows.map((row) => {
      const cells = row.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
      return [cells[id] ?? '', `${cents(Number(cells[our]))}/${cents(Number(cells[retail]))}`];
    }),
  );
}
