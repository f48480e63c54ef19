/** Crockford's alphabet: no I, L, O or U, for reading numbers aloud and writing them down. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const ORDER_NUMBER_BYTES = 6;

/** The store's day, then random characters: easy to read aloud, and reveals no other order. */
export function orderNumber(day: string, chance: Uint8Array): string {
  const characters = Array.from(chance.subarray(0, ORDER_NUMBER_BYTES), (byte) => ALPHABET[byte & 31]).join('');
  return `${day.slice(2).replaceAll('-', '')}-${characters.slice(0, 3)}-${characters.slice(3)}`;
}
