import type { CustomerWithCodes, DiscountCode, DiscountCodeInput } from '@larder/contracts';
import { DISCOUNT_CODE_LENGTH, type DiscountTier } from '@larder/kernel';

/** The form's values; absent texts are empty. */
export interface CodeFields {
  code: string;
  restaurantName: string;
  contactPerson: string;
  email: string;
  phone: string;
  tier: DiscountTier;
  active: boolean;
  /** Null means every store. */
  storeIds: string[] | null;
}

export const NEW_CODE: Readonly<CodeFields> = {
  code: '',
  restaurantName: '',
  contactPerson: '',
  email: '',
  phone: '',
  tier: 'tier0',
  active: true,
  storeIds: null,
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
    // The previous release sends no stores.
    storeIds: code.storeIds ?? null,
  };
}

/** The form as the server expects it: empty contact fields are null. Stores are sent only if there is a choice. */
export function codeInputOf(fields: CodeFields, hasStores: boolean) {
  return {
    code: fields.code,
    restaurantName: fields.restaurantName.trim(),
    contactPerson: fields.contactPerson.trim() || null,
    email: fields.email.trim() || null,
    phone: fields.phone.trim() || null,
    tier: fields.tier,
    active: fields.active,
    ...(hasStores ? { storeIds: fields.storeIds } : {}),
  } satisfies DiscountCodeInput;
}

/** Without 0, O, 1 and I, which people confuse. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The alphabet divides a byte's 256 values evenly, so every character is as likely as any other. */
function randomCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(DISCOUNT_CODE_LENGTH));
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}

/** Generates an unused code. There are a million codes, and at most a tenth as many restaurants. */
export function generateCode(taken: ReadonlySet<string>, draw: () => string = randomCode): string {
  let code = draw();
  while (taken.has(code)) code = draw();
  return code;
}

/** The customer with the typed name, ignoring case and extra spaces; null when there is none. */
export function sameCustomer(name: string, customers: readonly CustomerWithCodes[]): CustomerWithCodes | null {
  const sought = comparable(name);
  return sought === '' ? null : (customers.find(({ businessName }) => comparable(businessName) === sought) ?? null);
}

const comparable = (name: string): string => name.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
