import type { DiscountCode, DiscountCodeInput } from '@larder/contracts';
import { DISCOUNT_CODE_LENGTH, type DiscountTier } from '@larder/kernel';

/** What stands in the form: absent texts as empty ones. */
export interface CodeFields {
  code: string;
  restaurantName: string;
  contactPerson: string;
  email: string;
  phone: string;
  tier: DiscountTier;
  active: boolean;
}

export const NEW_CODE: Readonly<CodeFields> = {
  code: '',
  restaurantName: '',
  contactPerson: '',
  email: '',
  phone: '',
  tier: 'tier0',
  active: true,
};

export function codeFieldsOf(code: DiscountCode): CodeFields {
  return {
    code: code.code,
    restaurantName: code.restaurantName,
    contactPerson: code.contactPerson ?? '',
    email: code.email ?? '',
    phone: code.phone ?? '',
    tier: code.tier,
    active: code.active,
  };
}

/** What a key or a paste leaves in the field: "ab-1!2x" → "AB12". */
export function typedCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, DISCOUNT_CODE_LENGTH);
}

/** The form as the server takes it: empty contact fields are null. */
export function codeInputOf(fields: CodeFields) {
  return {
    code: fields.code,
    restaurantName: fields.restaurantName.trim(),
    contactPerson: fields.contactPerson.trim() || null,
    email: fields.email.trim() || null,
    phone: fields.phone.trim() || null,
    tier: fields.tier,
    active: fields.active,
  } satisfies DiscountCodeInput;
}
