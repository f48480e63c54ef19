import type { CustomerWithCodes } from '@larder/contracts';

/** The customer whose name somebody has typed, in whatever letters and with whatever gaps; null when there is none. */
export function sameCustomer(name: string, customers: readonly CustomerWithCodes[]): CustomerWithCodes | null {
  const sought = comparable(name);
  return sought === '' ? null : (customers.find(({ businessName }) => comparable(businessName) === sought) ?? null);
}

const comparable = (name: string): string => name.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
