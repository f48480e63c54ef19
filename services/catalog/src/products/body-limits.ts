const MEGABYTE = 1024 * 1024;

/** A product with a 5 MB picture in base64. */
export const PICTURE_BODY = 8 * MEGABYTE;

export const ORDER_BODY = 4 * MEGABYTE;

/** A CSV file of 5 MB as JSON, where quotes and line ends take two characters. */
export const IMPORT_BODY = 12 * MEGABYTE;
