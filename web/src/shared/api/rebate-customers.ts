import type { CustomerWithCodes, MergedCustomer } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';

const CUSTOMERS = '/api/admin/rebates/customers';

/** The most customers in one answer. */
export const CUSTOMERS_FOUND = 50;

/** The businesses behind codes, found by part of a name, a code or an e-mail address. */
export function rebateCustomersQuery(search: string) {
  return queryOptions({
    queryKey: staffKeys.rebateCustomers(search),
    queryFn: ({ signal }) => {
      const path = search === '' ? CUSTOMERS : `${CUSTOMERS}?search=${encodeURIComponent(search)}`;
      return requestJson<CustomerWithCodes[]>(path, { signal, staff: true });
    },
  });
}

/** Merges `from` into `into`, which gets everything of it. */
export function mergeCustomers({ from, into }: { from: string; into: string }): Promise<MergedCustomer> {
  const path = `${CUSTOMERS}/${encodeURIComponent(from)}/merge`;
  return requestJson<MergedCustomer>(path, { method: 'POST', body: { into }, staff: true });
}
