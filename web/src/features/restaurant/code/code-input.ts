import { DISCOUNT_CODE_LENGTH } from '@larder/kernel';

/** So many characters the field takes, more than a code has: what is too long is said, not cut away unseen. */
export const CODE_FIELD_LENGTH = 8;

/** What stays of typed or pasted text: capital letters and digits, eight at most. */
export function codeOfKeys(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, CODE_FIELD_LENGTH);
}

/** Whether the code may be sent off at all; whether it is one is said then. */
export function mayApply(code: string): boolean {
  return code.length >= DISCOUNT_CODE_LENGTH;
}

export function isWholeCode(code: string): boolean {
  return code.length === DISCOUNT_CODE_LENGTH;
}
