import type { Page } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';

/** Calls the product API as the user of the page, to simulate another user's change. */
export async function callProducts<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([verb, url, json]) => {
      const headers: Record<string, string> = {
        'x-session-id': localStorage.getItem('sessionId') ?? '',
        'x-csrf-token': localStorage.getItem('csrfToken') ?? '',
      };
      if (json !== undefined) headers['content-type'] = 'application/json';
      const response = await fetch(url, { method: verb, headers, body: json });
      return (await response.json()) as never;
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

export function allProducts(page: Page): Promise<ProductData[]> {
  return callProducts<ProductData[]>(page, 'GET', '/api/products?includeInactive=true');
}

/** Adds a product for one journey, which must delete it. */
export function addProduct(page: Page, fields: Partial<ProductData>): Promise<ProductData> {
  const draft = { size: '1 lb', retailPrice: 10, ourPrice: 8, category: 'groceries', ...fields };
  return callProducts<ProductData>(page, 'POST', '/api/admin/products', draft);
}

export async function deleteProducts(page: Page, name: string): Promise<void> {
  for (const { id, description } of await allProducts(page))
    if (description.startsWith(name)) await callProducts(page, 'DELETE', `/api/admin/products/${id}`);
}
