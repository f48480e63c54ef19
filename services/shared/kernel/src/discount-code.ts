/** Four letters or digits, case-insensitive (specification part 2 §5). */

export const DISCOUNT_CODE_LENGTH = 4;

const CODE = /^[A-Z0-9]{4}$/;

/** A code as it is stored and compared, or null when it is invalid: "ab 12" → "AB12". */
export function readDiscountCode(text: string): string | null {
  const code = text.replace(/\s+/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
