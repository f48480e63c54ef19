import type {
  DeletedRow,
  DiscountMatrix,
  ProductImport,
  ProductImportResult,
  ReorderedRestaurantCategories,
  RestaurantCategory,
  RestaurantCategoryInput,
  RestaurantCategoryPlace,
  RestaurantOverrideBody,
  RestaurantProduct,
  RestaurantProductInput,
  SavedRestaurantProduct,
  StaffRestaurantProduct,
  UploadedImage,
  WholesaleMatrix,
} from '@larder/contracts';
import { type ReceivedFile, fetchFile } from '../../shared/api/file-answer.ts';
import { requestJson } from '../../shared/api/http.ts';
import { staffQuery } from '../../shared/api/staff-query.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';

const PRODUCTS = '/api/admin/restaurant/products';
const CATEGORIES = '/api/restaurant/categories';

/** The key of changes that the list shows before they are answered. */
export const SHOWN_AHEAD = ['restaurant-product'];

const inStore = (store: string | null): string => (store === null ? '' : `?store=${encodeURIComponent(store)}`);

/** The effective products of a store, or the chain's for null. */
export const productsQuery = (store: string | null) =>
  staffQuery<StaffRestaurantProduct[]>(staffKeys.restaurantProductsOf(store), `${PRODUCTS}${inStore(store)}`);

/** All stores' overrides of a product. */
export const storeWordsQuery = (productId: string) =>
  staffQuery<WholesaleMatrix>(
    staffKeys.restaurantOverrides(productId),
    `/api/admin/overrides/matrix?kind=restaurant&product=${encodeURIComponent(productId)}`,
  );

/** Replaces a store's override of a product; absent fields follow the chain. */
export const replaceOverride = (
  storeId: string,
  productId: string,
  body: RestaurantOverrideBody,
): Promise<SavedRestaurantProduct> =>
  requestJson(`/api/admin/stores/${storeId}/overrides/restaurant/${productId}`, { method: 'PUT', body, staff: true });

/** The tiers' discounts, which only the product's dialog needs. */
export const matrixQuery = staffQuery<DiscountMatrix>(
  staffKeys.discountMatrix,
  '/api/admin/restaurant/discount-matrix',
);

export const createProduct = ({ key, ...body }: RestaurantProductInput & { key: string }): Promise<RestaurantProduct> =>
  requestJson(PRODUCTS, { method: 'POST', body, staff: true, idempotencyKey: key });

export const updateProduct = (
  { id, ...input }: RestaurantProductInput & { id: string },
  store: string | null,
): Promise<SavedRestaurantProduct> =>
  requestJson(`${PRODUCTS}/${id}${inStore(store)}`, { method: 'PUT', body: input, staff: true });

export const deleteProduct = (id: string): Promise<DeletedRow> =>
  requestJson(`${PRODUCTS}/${id}`, { method: 'DELETE', staff: true });

export const placeProduct = (id: string, displayOrder: number, store: string | null): Promise<SavedRestaurantProduct> =>
  requestJson(`${PRODUCTS}/${id}/order${inStore(store)}`, { method: 'PATCH', body: { displayOrder }, staff: true });

/** Imports a file, or previews the import. */
export const importProducts = (file: ProductImport, dryRun: boolean): Promise<ProductImportResult> =>
  requestJson(`${PRODUCTS}/import/csv${dryRun ? '?dryRun=1' : ''}`, {
    method: 'POST',
    body: file,
    staff: true,
  });

export const fetchCsv = (store: string | null): Promise<ReceivedFile> =>
  fetchFile(`${PRODUCTS}/export/csv${inStore(store)}`, 'restaurant_products.csv');

export const fetchExcel = (store: string | null): Promise<ReceivedFile> =>
  fetchFile(`${PRODUCTS}/export/xlsx${inStore(store)}`, 'restaurant_products.xlsx');

export const fetchTemplate = (): Promise<ReceivedFile> =>
  fetchFile(`${PRODUCTS}/template/csv`, 'restaurant_products_template.csv');

export function uploadPicture(file: File): Promise<UploadedImage> {
  const form = new FormData();
  form.set('image', file);
  return requestJson('/api/admin/upload/product-image', { method: 'POST', body: form, staff: true });
}

export const createCategory = (input: RestaurantCategoryInput): Promise<RestaurantCategory> =>
  requestJson(CATEGORIES, { method: 'POST', body: input, staff: true });

export const updateCategory = ({
  id,
  ...input
}: RestaurantCategoryInput & { id: string }): Promise<RestaurantCategory> =>
  requestJson(`${CATEGORIES}/${id}`, { method: 'PUT', body: input, staff: true });

export const deleteCategory = (id: string): Promise<DeletedRow> =>
  requestJson(`${CATEGORIES}/${id}`, { method: 'DELETE', staff: true });

export const reorderCategories = (categoryOrders: RestaurantCategoryPlace[]): Promise<ReorderedRestaurantCategories> =>
  requestJson(`${CATEGORIES}/reorder`, { method: 'PUT', body: { categoryOrders }, staff: true });

/** A restaurant product as received: the contract's fields on a plain object, which may be copied. */
export type WholesaleProduct = Pick<StaffRestaurantProduct, keyof StaffRestaurantProduct>;

/** A category of restaurant products as received. */
export type WholesaleCategory = Pick<RestaurantCategory, keyof RestaurantCategory>;
