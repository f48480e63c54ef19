import type { SecondPerson, SecondPersonAnswer } from '@larder/contracts';
import { requestJson } from './http.ts';

/** Another administrator, at this screen. */
export type Second = Pick<SecondPerson, 'username' | 'password'>;

/** @param about the hash of what is confirmed @returns what the confirmed call sends along */
export async function confirmAsSecond({ username, password }: Second, about: string): Promise<string> {
  const body = { username, password, about };
  const path = '/api/admin/second-person';
  return (await requestJson<SecondPersonAnswer>(path, { method: 'POST', body, staff: true })).confirmation;
}
