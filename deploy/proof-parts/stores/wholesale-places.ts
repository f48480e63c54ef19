import type { DiscountedProduct, PublicRestaurantProduct, StaffRestaurantProduct } from '@larder/contracts';
import type { RunningSystem } from '../../launcher/start-system.ts';
import { makeCode, type OrderClient } from '../orders/order-client.ts';
import { asOwner } from '../owner.ts';
import type { StaffClient } from '../staff-client.ts';
import { csvCells } from './csv-cells.ts';

const PRODUCTS = '/api/admin/restaurant/products';

/** The products that restaurants can order in a store, with price in cents and minimum quantity. */
export type Offers = ReadonlyMap<string, string>;

/** Changes a restaurant product, in a store or, one time in four, of the chain. */
export async function changeWholesale(
  staff: StaffClient,
  { id, store, below }: { id: string; store: string; below: (count: number) => number },
): Promise<void> {
  const patch = [
    { pricePerUnit: (1 + below(9_999)) / 100 },
    { minOrderQuantity: 1 + below(4) },
    { active: below(2) === 0 },
  ][below(3)];
  await staff.ask('PUT', `${PRODUCTS}/${id}${below(4) === 0 ? '' : `?store=${store}`}`, patch);
}

/** Compares the tables with every place that shows their values. */
export async function wholesalePlaces(
  { system, staff, client }: { system: RunningSystem; staff: StaffClient; client: OrderClient },
  slug: string,
): Promise<{ truth: Offers; places: Readonly<Record<string, Offers>> }> {
  const truth = await asOwner(system, async (owner) => {
    const { rows } = await owner.query<{ id: string; offer: string | null }>(TRUTH, [slug]);
    return new Map(rows.flatMap(({ id, offer }) => (offer === null ? [] : [[id, offer] as const])));
  });
  const read = async (path: string): Promise<Offers> =>
    offersOf((await (await fetch(`${system.url}${path}`)).json()) as PublicRestaurantProduct[]);
  const { code } = await makeCode(staff, client, 'tier3');
  return {
    truth,
    places: {
      'the order sheet': await read(`/api/restaurant/products?store=${slug}`),
      "the order sheet at the store's address": await read(`/s/${slug}/api/restaurant/products`),
      'the order sheet with a code': offersOf(undiscounted(await client.productsWithCode(code, slug))),
      "staff's order sheet": offersOf(await staff.ask<StaffRestaurantProduct[]>('GET', `${PRODUCTS}?store=${slug}`)),
      "the order sheet's file": ofFile((await staff.take(`${PRODUCTS}/export/csv?store=${slug}`)).toString()),
    },
  };
}

/** An independent query for the values that a restaurant product must have. */
const TRUTH = `
  SELECT p.id, CASE WHEN coalesce(own.active, p.active) AND c.active IS NOT FALSE
                    THEN coalesce(own.price_per_unit_cents, p.price_per_unit_cents) || '/' ||
                         coalesce(own.min_order_quantity, p.min_order_quantity) END AS offer
    FROM catalog.restaurant_product AS p
    LEFT JOIN catalog.restaurant_category AS c ON lower(c.name) = lower(p.category)
    LEFT JOIN catalog.restaurant_override AS own
      ON own.product_id = p.id AND own.store_id = (SELECT id FROM catalog.store WHERE slug = $1)`;

type Offered = Pick<PublicRestaurantProduct, 'id' | 'active' | 'pricePerUnit' | 'minOrderQuantity'>;

const offersOf = (products: readonly Offered[]): Offers =>
  new Map(
    products
      .filter(({ active }) => active)
      .map(({ id, pricePerUnit, minOrderQuantity }) => [id, `${Math.round(pricePerUnit * 100)}/${minOrderQuantity}`]),
  );

const undiscounted = (products: readonly DiscountedProduct[]): Offered[] =>
  products.map(({ originalPrice, ...product }) => ({ ...product, pricePerUnit: originalPrice }));

const ofFile = (text: string): Offers =>
  offersOf(
    csvCells(text).map((row) => ({
      id: row.get('Id') ?? '',
      active: row.get('Active') === 'true',
      pricePerUnit: Number(row.get('Price Per Unit')),
      minOrderQuantity: Number(row.get('Minimum Order')),
    })),
  );
