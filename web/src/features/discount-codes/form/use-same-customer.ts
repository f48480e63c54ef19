import type { CustomerWithCodes } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { rebateCustomersQuery } from '../../../shared/api/rebate-customers.ts';
import { useSettled } from '../../../shared/time/use-settled.ts';
import { sameCustomer } from '../model/same-customer.ts';

const TYPING_MS = 300;

/** The customer that has the typed name already; null while there is none, and for a code that is there. */
export function useSameCustomer(name: string, isNew: boolean): CustomerWithCodes | null {
  const sought = useSettled(name.trim(), TYPING_MS);
  const found = useQuery({ ...rebateCustomersQuery(sought), enabled: isNew && sought !== '' });
  return isNew ? sameCustomer(name, found.data ?? []) : null;
}
