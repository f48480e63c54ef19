import type { PriceGuard, SecondPerson, SecondPersonAnswer } from '@larder/contracts';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const PATH = '/api/admin/price-guard';

/** How prices that look like typing errors are handled. */
export const priceGuardQuery = staffQuery<PriceGuard>(staffKeys.priceGuard, PATH);

export const savePriceGuard = (body: PriceGuard): Promise<PriceGuard> =>
  requestJson(PATH, { method: 'PUT', body, staff: true });

/** The name and password of another administrator, typed on this screen. */
export type Second = Pick<SecondPerson, 'username' | 'password'>;

/** @param about the hash of what is confirmed @returns the id to send with the confirmed call */
export async function confirmAsSecond({ username, password }: Second, about: string): Promise<string> {
  const body = { username, password, about };
  const path = '/api/admin/second-person';
  return (await requestJson<SecondPersonAnswer>(path, { method: 'POST', body, staff: true })).confirmation;
}
