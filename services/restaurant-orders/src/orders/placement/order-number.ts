/** Crockford's alphabet: no I, L, O or U, so that numbers survive being read out and written down. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes that one order number takes. */
export const ORDER_NUMBER_BYTES = 6;

/**
 * A number for people: the day of the store's calendar, then six characters of chance, "261121-7K3-QXM". It sorts by day, can
 * be read out, and neither names another order nor tells how many there are.
 */
export function orderNumber(day: string, chance: Uint8Array): string {
  const characters = Array.from(chance.subarray(0, ORDER_NUMBER_BYTES), (byte) => ALPHABET[byte & 31]).join('');
  return `${day.slice(2).replaceAll('-', '')}-${characters.slice(0, 3)}-${characters.slice(3)}`;
}
