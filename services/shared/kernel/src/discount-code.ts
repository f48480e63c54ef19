/** A restaurant's code: four letters or digits, without regard to case (specification part 2 §5). */

export const DISCOUNT_CODE_LENGTH = 4;

const CODE = /^[A-Z0-9]{4}$/;

/** A code as it is kept and compared, or null when it is none: "ab 12" → "AB12". Surrounding and inner blanks are no part. */
export function readDiscountCode(text: string): string | null {
  const code = text.replace(/\s+/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
