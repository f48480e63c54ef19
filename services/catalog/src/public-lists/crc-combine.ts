/** The polynomial of CRC-32 (RFC 1952), bits reversed. */
const POLYNOMIAL = 0xedb88320;

/**
 * The operand of {@link crcCombine} for a text of this length: x to the power of 8 for each byte (a product of
 * polynomials over GF(2), by repeated squaring; as in zlib's crc32_combine).
 */
export function crcShift(bytes: number): number {
  let factor = 1 << 31;
  let square = 1 << 23;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) factor = multiply(square, factor);
    square = multiply(square, square);
  }
  return factor;
}

/** The CRC-32 of two concatenated texts, from the CRC of each and the crcShift of the second's length. */
export const crcCombine = (first: number, second: number, shift: number): number =>
  (multiply(shift, first) ^ second) >>> 0;

/** Multiplies modulo the polynomial; the highest bit is the power 0. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = 1 << 31; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product;
}
