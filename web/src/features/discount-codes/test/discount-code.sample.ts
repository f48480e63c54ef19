import type { CodeData } from '../discounts-api.ts';

/** A code for tests. */
export function sampleCode(fields: Partial<CodeData> = {}): CodeData {
  return {
    id: 'c1',
    customerId: 'k1',
    storeIds: null,
    code: 'GRDN',
    restaurantName: 'Garden House',
    contactPerson: 'Mei Chen',
    email: 'mei@garden.example',
    phone: '604-555-0100',
    tier: 'tier1',
    active: true,
    discountPercentage: 0.07,
    usageCount: 3,
    totalDiscountAmount: 1204.2,
    version: 1,
    ...fields,
  };
}
