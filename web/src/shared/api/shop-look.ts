import type { ShopLook } from '@larder/contracts';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const SHOP = '/api/admin/shop';

export const shopLookQuery = staffQuery<ShopLook>(staffKeys.shopLook, SHOP);

export const saveColor = (color: string | null): Promise<ShopLook> =>
  requestJson(SHOP, { method: 'PATCH', body: { color }, staff: true });

/** Null removes it. */
export function saveLogo(file: File | null): Promise<ShopLook> {
  if (file === null) return requestJson(`${SHOP}/logo`, { method: 'DELETE', staff: true });
  const body = new FormData();
  body.append('image', file);
  return requestJson(`${SHOP}/logo`, { method: 'PUT', body, staff: true });
}
