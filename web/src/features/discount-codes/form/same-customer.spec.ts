import { describe, expect, it } from '@jest/globals';
import { sameCustomer } from './code-fields.ts';

const customer = (id: string, businessName: string) => ({
  id,
  businessName,
  contactPerson: null,
  email: null,
  phone: null,
  codes: [{ id: `${id}-1`, code: 'AB12' }],
});
const customers = [customer('k1', 'Golden Wok Express'), customer('k2', 'Golden Wok'), customer('k3', '金龍')];

describe('the customer with a typed name', () => {
  it.each([
    ['golden  WOK ', 'k2'],
    ['Golden Wok Express', 'k1'],
    ['金龍', 'k3'],
    ['Golden', undefined],
    ['  ', undefined],
  ])('the customer of the typed name %j is %s', (name, id) => {
    expect(sameCustomer(name, customers)?.id).toBe(id);
  });
});
