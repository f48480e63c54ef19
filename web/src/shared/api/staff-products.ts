import type {
  DeletedRow,
  Product,
  ProductDraft,
  ProductHistory,
  ProductImport,
  ProductImportResult,
  ProductOrder,
  ProductPatch,
  ReorderedProducts,
} from '@larder/contracts';
import { type ReceivedFile, fileOfResponse } from './file-answer.ts';
import { request, requestJson } from './http.ts';

const PRODUCTS = '/api/admin/products';

const productPath = (id: string): string => `${PRODUCTS}/${encodeURIComponent(id)}`;

/** Every product, inactive ones too. Staff only. */
export function fetchStaffProducts(signal?: AbortSignal): Promise<Product[]> {
  return requestJson<Product[]>('/api/products?includeInactive=true', { signal, staff: true });
}

export function createProduct(draft: ProductDraft): Promise<Product> {
  return requestJson<Product>(PRODUCTS, { method: 'POST', body: draft, staff: true });
}

export function patchProduct(id: string, patch: ProductPatch): Promise<Product> {
  return requestJson<Product>(productPath(id), { method: 'PATCH', body: patch, staff: true });
}

export function deleteProduct(id: string): Promise<DeletedRow> {
  return requestJson<DeletedRow>(productPath(id), { method: 'DELETE', staff: true });
}

export function reorderProducts(order: ProductOrder): Promise<ReorderedProducts> {
  return requestJson<ReorderedProducts>(`${PRODUCTS}/reorder`, { method: 'POST', body: order, staff: true });
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

export async function fetchProductExport(): Promise<ReceivedFile> {
  const response = await request(`${PRODUCTS}/export?includeInactive=true`, { staff: true });
  return fileOfResponse(response, 'products_export.csv');
}

export async function fetchProductTemplate(): Promise<ReceivedFile> {
  return fileOfResponse(await request(`${PRODUCTS}/template`, { staff: true }), 'products_template.csv');
}

/** A product as it arrives: the contract's fields on a plain object, which may be copied field by field. */
export type ProductData = Pick<Product, keyof Product>;
