import type { CustomerWithCodes, MergedCustomer } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';

const CUSTOMERS = '/api/admin/rebates/customers';

/** The most customers in one answer. */
export const CUSTOMERS_FOUND = 50;

/** The businesses behind the codes, found by a part of their name, of a code or of an e-mail address. */
export function rebateCustomersQuery(search: string) {
  return queryOptions({
    queryKey: staffKeys.rebateCustomers(search),
    queryFn: ({ signal }) => {
      const path = search === '' ? CUSTOMERS : `${CUSTOMERS}?search=${encodeURIComponent(search)}`;
      return requestJson<CustomerWithCodes[]>(path, { signal, staff: true });
    },
  });
}

/** Everything of the one counts for the other from then on. */
export function mergeCustomers({ from, into }: { from: string; into: string }): Promise<MergedCustomer> {
  const path = `${CUSTOMERS}/${encodeURIComponent(from)}/merge`;
  return requestJson<MergedCustomer>(path, { method: 'POST', body: { into }, staff: true });
}
