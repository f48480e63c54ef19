import type {
  DiscountedProduct,
  DiscountedProducts,
  OrderPlacement,
  PlacedOrder,
  PublicRestaurantProduct,
  RestaurantCategory,
  ValidatedCode,
} from '@larder/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../query/query-keys.ts';
import { request, requestJson } from './http.ts';

const POLL_MS = 30_000;

/** The newest revision in a live message. */
let heardOf = 0;

/** Ensures that lists fetched from now on contain this revision. */
export function hearOfSheet(revision: number): void {
  heardOf = Math.max(heardOf, revision);
}

/** Adds the revision while the loaded list is older: the gateway may still cache that one. */
const listPath = (list: string, held: number): string =>
  `/api/restaurant/${list}${heardOf > held ? `?rev=${heardOf}` : ''}`;

export interface ShopAnswer {
  products: readonly (PublicRestaurantProduct | DiscountedProduct)[];
  /** The code of these prices; null for the public ones. */
  code: string | null;
  /** The number of the last change in the list; 0 when unknown. */
  revision: number;
}

export const shopCategoriesQuery = queryOptions({
  queryKey: queryKeys.shopCategories,
  queryFn: ({ signal }) => requestJson<RestaurantCategory[]>(listPath('categories', 0), { signal }),
  refetchInterval: POLL_MS,
});

/** The products at the prices of a code. While another code's prices load, the old ones stay. */
export function shopProductsQuery(code: string | null) {
  return queryOptions({
    queryKey: queryKeys.shopProducts(code),
    queryFn: async ({ signal, client, queryKey }): Promise<ShopAnswer> => {
      const before = client.getQueryData<ShopAnswer>(queryKey);
      const arrived = await fetchShop(code, before?.revision ?? 0, signal);
      const held = client.getQueryData<ShopAnswer>(queryKey);
      // Answers may come from different caches, so an older one is ignored.
      return held !== undefined && held.revision > arrived.revision && arrived.revision > 0 ? held : arrived;
    },
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
  });
}

async function fetchShop(code: string | null, held: number, signal: AbortSignal): Promise<ShopAnswer> {
  const path =
    code === null ? listPath('products', held) : `/api/restaurant/products-with-discount/${encodeURIComponent(code)}`;
  const response = await request(path, { signal });
  const body = (await response.json()) as PublicRestaurantProduct[] | DiscountedProducts;
  return {
    products: Array.isArray(body) ? body : body.products,
    code,
    revision: Number(response.headers.get('x-revision')) || 0,
  };
}

export const validateCode = (code: string, signal?: AbortSignal): Promise<ValidatedCode> =>
  requestJson<ValidatedCode>('/api/restaurant/validate-code', { method: 'POST', body: { code }, signal });

export const placeOrder = (order: OrderPlacement, idempotencyKey: string): Promise<PlacedOrder> =>
  requestJson<PlacedOrder>('/api/restaurant/order', { method: 'POST', body: order, idempotencyKey });
