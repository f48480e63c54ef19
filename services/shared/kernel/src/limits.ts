/** Limits that the server enforces and the forms show. Texts are counted in UTF-16 units, as browsers' maxlength does. */
export const LIMITS = {
  username: 64,
  /** Bytes of UTF-8: a longer password is refused before any hashing is paid for. */
  passwordBytes: 1024,
  productDescription: 200,
  productChineseName: 200,
  productDetails: 20_000,
  productSize: 80,
  imageUrl: 500,
  storeSlug: 60,
} as const;

/** A product picture is a file of ours or an https address; the server never fetches the latter. */
export const IMAGE_URL =
  /^(?:\/images\/products\/[A-Za-z0-9][A-Za-z0-9._-]{0,120}\.(?:jpe?g|png|webp|gif)|https:\/\/[^\s"'<>\\]+)$/;

export const STORE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
