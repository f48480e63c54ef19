import { describe, expect, it } from '@jest/globals';
import { sampleCode } from '../test/discount-code.sample.ts';
import { codeFieldsOf, codeInputOf } from './code-fields.ts';

describe("a code's form", () => {
  it('absent contacts are shown as empty, and empty ones are sent as null', () => {
    const fields = codeFieldsOf(sampleCode({ contactPerson: null, email: null, phone: null }));
    expect(fields).toMatchObject({ contactPerson: '', email: '', phone: '' });
    expect(codeInputOf({ ...fields, restaurantName: ' Pho 7 ', phone: '  ' }, false)).toEqual({
      code: 'GRDN',
      restaurantName: 'Pho 7',
      contactPerson: null,
      email: null,
      phone: null,
      tier: 'tier1',
      active: true,
    });
  });

  it('stores of a code are sent only if there is a choice of stores', () => {
    const fields = codeFieldsOf(sampleCode({ storeIds: ['s1'] }));
    expect(codeInputOf(fields, true)).toMatchObject({ storeIds: ['s1'] });
    expect(codeInputOf(fields, false)).not.toHaveProperty('storeIds');
  });
});
