/** Crockford's alphabet: no I, L, O or U, which are misread in handwriting and when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const ORDER_NUMBER_BYTES = 6;

/** The store's day, then random characters: easy to read aloud, and does not reveal other orders. */
export function orderNumber(day: string, chance: Uint8Array): string {
  const characters = Array.from(chance.subarray(0, ORDER_NUMBER_BYTES), (byte) => ALPHABET[byte & 31]).join('');
  return `${day.slice(2).replaceAll('-', '')}-${characters.slice(0, 3)}-${characters.slice(3)}`;
}
