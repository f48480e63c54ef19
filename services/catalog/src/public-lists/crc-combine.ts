/** Of CRC-32 (RFC 1952), bits reversed. */
const POLYNOMIAL = 0xedb88320;

/**
 * The CRC-32 of two texts one after the other, from the CRC of each and the length of the second: the first is carried
 * over as many zero bytes (a product of polynomials over GF(2), by repeated squaring; as in zlib's crc32_combine).
 */
export function crcCombine(first: number, second: number, secondBytes: number): number {
  // x to the power of 8 for each byte.
  let factor = 1 << 31;
  let square = 1 << 23;
  for (let bytes = secondBytes; bytes > 0; bytes = Math.floor(bytes / 2)) {
    if (bytes % 2 === 1) factor = multiply(square, factor);
    square = multiply(square, square);
  }
  return (multiply(factor, first) ^ second) >>> 0;
}

/** Modulo the polynomial; the highest bit is the power 0. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = 1 << 31; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product;
}
