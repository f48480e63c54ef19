const MEGABYTE = 1024 * 1024;

/** Room for a product with a 5 MB picture in base64. */
export const PICTURE_BODY = 8 * MEGABYTE;

export const ORDER_BODY = 4 * MEGABYTE;

/** Room for a CSV file of 5 MB as JSON, where quotes and line ends take two characters. */
export const IMPORT_BODY = 12 * MEGABYTE;
