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
import { type ReceivedFile, fileOfResponse } from './file-answer.ts';
import { request, requestJson } from './http.ts';

const PRODUCTS = '/api/admin/products';

const productPath = (id: string): string => `${PRODUCTS}/${encodeURIComponent(id)}`;

/** Every product, inactive ones too, as the chain has it or as it holds in a store. Staff only. */
export function fetchStaffProducts(signal?: AbortSignal, store: string | null = null): Promise<StaffProduct[]> {
  return requestJson<StaffProduct[]>(`/api/products?includeInactive=true${inStore('&', store)}`, {
    signal,
    staff: true,
  });
}

const inStore = (sign: '?' | '&', store: string | null): string =>
  store === null ? '' : `${sign}store=${encodeURIComponent(store)}`;

export function createProduct(draft: ProductDraft): Promise<Product> {
  return requestJson<Product>(PRODUCTS, { method: 'POST', body: draft, staff: true });
}

export function patchProduct(id: string, patch: ProductPatch, store: string | null = null): Promise<StaffProduct> {
  const path = `${productPath(id)}${inStore('?', store)}`;
  return requestJson<StaffProduct>(path, { method: 'PATCH', body: patch, staff: true });
}

/** Many products of the chain at once, or what changing them would do. */
export function editProducts(body: ProductEdits): Promise<ProductEditResult> {
  return requestJson<ProductEditResult>(`${PRODUCTS}/bulk`, { method: 'POST', body, staff: true });
}

export function deleteProduct(id: string): Promise<DeletedRow> {
  return requestJson<DeletedRow>(productPath(id), { method: 'DELETE', staff: true });
}

/** A store's whole order, or the chain's. */
export function reorderProducts(order: ProductOrder, store: string | null = null): Promise<ReorderedProducts> {
  return requestJson<ReorderedProducts>(`${PRODUCTS}/reorder${inStore('?', store)}`, {
    method: 'POST',
    body: order,
    staff: true,
  });
}

/** A page of a product's changes, the latest first. */
export function fetchProductHistory(id: string, before: number | null, signal?: AbortSignal): Promise<ProductHistory> {
  const query = before === null ? '' : `?before=${before}`;
  return requestJson<ProductHistory>(`${productPath(id)}/history${query}`, { signal, staff: true });
}

/** Imports a file, or says what importing it would do. */
export function importProducts(file: ProductImport, dryRun: boolean): Promise<ProductImportResult> {
  return requestJson<ProductImportResult>(`${PRODUCTS}/import${dryRun ? '?dryRun=1' : ''}`, {
    method: 'POST',
    body: file,
    staff: true,
  });
}

/** The store follows the chain's order again. */
export function followChainOrder(store: string): Promise<OrderReset> {
  return requestJson<OrderReset>(`${PRODUCTS}/order${inStore('?', store)}`, { method: 'DELETE', staff: true });
}

/** @param beside stores that have columns of their own prices */
export async function fetchProductExport(
  store: string | null = null,
  beside: readonly string[] = [],
): Promise<ReceivedFile> {
  const columns = beside.map((slug) => `&stores=${slug}`).join('');
  const path = `${PRODUCTS}/export?includeInactive=true${inStore('&', store)}${columns}`;
  const response = await request(path, { staff: true });
  return fileOfResponse(response, 'products_export.csv');
}

/** What stores say themselves, a row for each product and store. */
export async function fetchStorePricesExport(store: string | null): Promise<ReceivedFile> {
  const response = await request(`${PRODUCTS}/export/overrides${inStore('?', store)}`, { staff: true });
  return fileOfResponse(response, 'store_prices_export.csv');
}

export async function fetchProductTemplate(): Promise<ReceivedFile> {
  return fileOfResponse(await request(`${PRODUCTS}/template`, { staff: true }), 'products_template.csv');
}

/** A product as it arrives: the contract's fields on a plain object, which may be copied field by field. */
export type ProductData = Pick<StaffProduct, keyof StaffProduct>;
