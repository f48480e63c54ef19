import type {
  DeletedRow,
  OrderReset,
  Product,
  ProductDraft,
  ProductEditResult,
  ProductEdits,
  ProductHistory,
  ProductImport,
  ProductImportResult,
  ProductOrder,
  ProductPatch,
  ReorderedProducts,
  StaffProduct,
} from '@larder/contracts';
import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { type ReceivedFile, fetchFile } from './file-answer.ts';
import { requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const PRODUCTS = '/api/admin/products';

const productPath = (id: string): string => `${PRODUCTS}/${encodeURIComponent(id)}`;

/** The list, with newer versions of products that the page already has. */
export function newerRows(held: readonly ProductData[] | undefined, arrived: readonly ProductData[]): ProductData[] {
  const heldById = new Map(held?.map((product) => [product.id, product]));
  return arrived.map((product) => {
    const before = heldById.get(product.id);
    // In a store the version is the override's, which is 0 after a reset.
    return before !== undefined && product.own === undefined && before.version > product.version ? before : product;
  });
}

/**
 * Fetches all products for a query: inactive ones too, with the chain's values or a store's effective ones. What the page
 * changed while the request was in flight is kept.
 */
export async function fetchProductRows(
  { client, queryKey, signal }: QueryFunctionContext,
  store: string | null = null,
): Promise<ProductData[]> {
  const asked = Date.now();
  const path = `/api/products?includeInactive=true${inStore('&', store)}`;
  const arrived = await requestJson<StaffProduct[]>(path, { signal, staff: true });
  const held = client.getQueryState<ProductData[]>(queryKey);
  // Rows from before the request do not count: restoring a backup makes versions lower.
  return held !== undefined && held.dataUpdatedAt >= asked ? newerRows(held.data, arrived) : arrived;
}

/** The chain's products, for pages that only read the list. */
export const chainProductsQuery = queryOptions({
  queryKey: staffKeys.productsOf(null),
  queryFn: (context) => fetchProductRows(context),
});

const inStore = (sign: '?' | '&', store: string | null): string =>
  store === null ? '' : `${sign}store=${encodeURIComponent(store)}`;

export const createProduct = ({ key, ...body }: ProductDraft & { key: string }): Promise<Product> =>
  requestJson<Product>(PRODUCTS, { method: 'POST', body, staff: true, idempotencyKey: key });

export function patchProduct(id: string, patch: ProductPatch, store: string | null = null): Promise<StaffProduct> {
  const path = `${productPath(id)}${inStore('?', store)}`;
  return requestJson<StaffProduct>(path, { method: 'PATCH', body: patch, staff: true });
}

/** Changes many products of the chain at once, or plans it. */
export const editProducts = (body: ProductEdits): Promise<ProductEditResult> =>
  requestJson<ProductEditResult>(`${PRODUCTS}/bulk`, { method: 'POST', body, staff: true });

export const deleteProduct = (id: string): Promise<DeletedRow> =>
  requestJson<DeletedRow>(productPath(id), { method: 'DELETE', staff: true });

/** Sends a store's whole order, or the chain's. */
export const reorderProducts = (order: ProductOrder, store: string | null = null): Promise<ReorderedProducts> =>
  requestJson<ReorderedProducts>(`${PRODUCTS}/reorder${inStore('?', store)}`, {
    method: 'POST',
    body: order,
    staff: true,
  });

/** A page of a product's changes, the latest first. Always refetched, because prices are changed in many places. */
export const productHistoryQuery = (id: string, before: number | null) => ({
  ...staffQuery<ProductHistory>(
    [...staffKeys.productHistory(id), String(before)],
    `${productPath(id)}/history${before === null ? '' : `?before=${before}`}`,
  ),
  staleTime: 0,
});

/** Imports a file, or previews the import. */
export const importProducts = (file: ProductImport, dryRun: boolean): Promise<ProductImportResult> =>
  requestJson<ProductImportResult>(`${PRODUCTS}/import${dryRun ? '?dryRun=1' : ''}`, {
    method: 'POST',
    body: file,
    staff: true,
  });

/** Makes the store follow the chain's order again. */
export const followChainOrder = (store: string): Promise<OrderReset> =>
  requestJson<OrderReset>(`${PRODUCTS}/order${inStore('?', store)}`, { method: 'DELETE', staff: true });

/** @param beside stores that get columns with their overridden prices */
export function fetchProductExport(store: string | null = null, beside: readonly string[] = []): Promise<ReceivedFile> {
  const columns = beside.map((slug) => `&stores=${slug}`).join('');
  return fetchFile(`${PRODUCTS}/export?includeInactive=true${inStore('&', store)}${columns}`, 'products_export.csv');
}

/** The overrides of stores, a row for each product and store. */
export const fetchStorePricesExport = (store: string | null): Promise<ReceivedFile> =>
  fetchFile(`${PRODUCTS}/export/overrides${inStore('?', store)}`, 'store_prices_export.csv');

export const fetchProductTemplate = (): Promise<ReceivedFile> =>
  fetchFile(`${PRODUCTS}/template`, 'products_template.csv');

/** A product as received: the contract's fields on a plain object, which may be copied. */
export type ProductData = Pick<StaffProduct, keyof StaffProduct>;
